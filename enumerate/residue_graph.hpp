// The graph of a pitch, built a second time: for the residue sweep alone, from the design's words and from nothing else.
//
// The sweep is there to confirm a number that other code of this house has found, so it shares with that code neither
// an engine nor the pitch (games/soccer/pitch.hpp) it is given.
// Checked against: soccer::Pitch in tests/enumerate/residue_graph_test.cpp
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "games/soccer/pitch.hpp"

namespace quadrille::enumerate::residue {

struct Site {
  int x = 0;
  int y = 0;
  bool goal = false;
  friend auto operator<=>(const Site&, const Site&) = default;
};

/// A pitch as the sweep sees it: vertices in the sweep's order, from the top row down and from left to right; edges as
/// two places in that order, the smaller first.
struct Graph {
  std::vector<Site> sites;
  std::vector<std::pair<std::size_t, std::size_t>> edges;
  std::size_t start = 0;  ///< b0
};

/// The graph of the pitch. O(vertices squared).
Graph graph_of(const soccer::PitchName& name);

}  // namespace quadrille::enumerate::residue
