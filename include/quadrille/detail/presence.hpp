// Presence: the counter of a layer on which nothing is counted.
#pragma once

namespace quadrille::engines {

/// Takes the place of a number of histories in a Layer: a state is there, or it is not.
class Presence {
 public:
  constexpr Presence() = default;
  constexpr explicit Presence(int there) : there_(there != 0) {}

  friend constexpr bool operator==(const Presence&, const Presence&) = default;
  friend constexpr bool operator==(const Presence& presence, int there) { return presence.there_ == (there != 0); }

 private:
  bool there_ = false;
};

/// A state that is reached once more is there all the same.
constexpr void add_checked(Presence& /*there*/, const Presence& /*again*/) {}

}  // namespace quadrille::engines
