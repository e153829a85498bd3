// A space of Paper Soccer on a pitch, as a type for the conformance suites. A template has no strings as arguments, so
// the pitch's name comes letter by letter.
#pragma once

#include <cstddef>

#include "games/soccer/pitch.hpp"

namespace quadrille::enumerate {

template <template <std::size_t> class Space, std::size_t Words, int LastGrade, char... Name>
struct SpaceOnPitch {
  static constexpr int last_grade = LastGrade;
  template <class Body>
  void with_space(Body body) const {
    constexpr char name[] = {Name..., '\0'};
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    body(Space<Words>(pitch));
  }
};

}  // namespace quadrille::enumerate
