// Pairings: how many ways a vertex's free segments can still be passed, and so how good a ply is.
//
// A trail passes a vertex by pairs of segments. A vertex with f free ones can be passed in as many ways as some of them
// can be paired, where each left over counts with a weight x:
//
//     pairings(0) = 1,  pairings(1) = x,  pairings(f + 1) = x pairings(f) + f pairings(f - 1).
//
// The product of these over all vertices is a guess at how many trails go on from a position: it ignores that the pairs
// must make up one trail, and nothing else to first order. A ply from a vertex with d free segments to one that is left
// with f changes the guess by the factor share(f) / d, where
//
//     share(f) = f pairings(f - 1) / pairings(f + 1)
//
// is the part of the pairings of the vertex it comes to in which the drawn segment is paired: below 1 if f + 1 is odd,
// because one segment is left over at least, and 0 for f = 0, a dead end. So every ply is about equally good but for
// these shares, and they are what plies are chosen by. Weights come from the choice made, not from the guess: a bad
// guess makes an estimate less precise, never wrong. Of weights x from 1/10 to 2, those from 1/3 to 1 gave the least
// variance on classic:8x10; the difference among them is small.
//
// Checked against: the sums over all trails in tests/enumerate/soccer/estimate/trail_step_test.cpp
#pragma once

#include <array>
#include <bit>
#include <cstddef>

#include "enumerate/soccer/estimate/trail_board.hpp"

namespace quadrille::enumerate {

/// The shares of this file's head, for a number type that holds 1/2: double, or exact rationals.
template <class Number>
class Pairings {
 public:
  Pairings() {
    const Number left_over = Number(1) / Number(2);  // x
    std::array<Number, 10> pairings{Number(1), left_over};
    for (std::size_t f = 1; f + 1 < pairings.size(); ++f) {
      pairings[f + 1] = left_over * pairings[f] + Number(static_cast<int>(f)) * pairings[f - 1];
    }
    for (std::size_t mask = 1; mask < shares_.size(); ++mask) {
      const auto f = static_cast<std::size_t>(std::popcount(mask)) - 1;
      shares_[mask] = f == 0 ? Number(0) : Number(static_cast<int>(f)) * pairings[f - 1] / pairings[f + 1];
    }
  }

  /// share(f) for a ply to a vertex that has these f + 1 segments free before it. \pre not empty
  const Number& share(Directions free) const { return shares_[free]; }

 private:
  std::array<Number, 256> shares_{};
};

}  // namespace quadrille::enumerate
