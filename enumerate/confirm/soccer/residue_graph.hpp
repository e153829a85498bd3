// A graph as the residue sweep takes it: vertices in the order of the sweep, one start, and terminals, which end a
// trail.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace quadrille::enumerate::residue {

struct Site {
  int x = 0;
  int y = 0;              ///< the row, which tells no more than how far a sweep is
  bool terminal = false;  ///< a trail that comes here ends
  friend auto operator<=>(const Site&, const Site&) = default;
};

struct Graph {
  std::vector<Site> sites;                                 ///< in the order of the sweep
  std::vector<std::pair<std::size_t, std::size_t>> edges;  ///< two places in that order, the smaller first
  std::size_t start = 0;                                   ///< where every trail begins, as a place in that order
};

}  // namespace quadrille::enumerate::residue
