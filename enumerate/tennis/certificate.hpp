// A certificate of Tennis or Footsteps: player 1's mix at every position, and what it guarantees, as text.
//
// docs/certificates.md ("Of Tennis") has the format, and the rule by which a reader checks it with whole numbers alone.
// The bounds are those of enumerate/tennis/intervals.hpp; only player 1's are written, as the upper bound of a position
// is the negated lower bound of its mirror image.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "enumerate/numbers/enclosure.hpp"
#include "games/tennis/rules.hpp"

namespace quadrille::enumerate {

class TennisCertificate {
 public:
  TennisCertificate(const tennis::Rules& rules, int points);

  /// Appends the line of a position. \pre in the order of OnMix (intervals.hpp), each position once
  void add(const tennis::Position& position, const Mix& mix, Fixed guaranteed);

  std::size_t positions() const { return positions_; }
  std::string take_text() { return std::move(text_); }

  /// The bytes that making one takes at most: the text, and the mixes of one total of points. That is if every legal
  /// bid has a share; optimal mixes leave so many out (a seventh is written with 100 points) that growing fits in too.
  static std::size_t bytes(const tennis::Rules& rules, int points);

 private:
  std::string text_;
  std::size_t positions_ = 0;
};

}  // namespace quadrille::enumerate
