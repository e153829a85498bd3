// A graph as the residue sweep takes it: vertices in the order of the sweep, one start, and terminals, which end a
// trail.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace quadrille::confirm::residue {

struct Point {
  int x = 0;
  int y = 0;            ///< the row, which tells no more than how far a sweep is
  int goal = 0;         ///< 1 on g1, 2 on g2: a trail that comes here ends
  bool closed = false;  ///< no trail comes here
  constexpr bool terminal() const { return goal != 0; }
  friend auto operator<=>(const Point&, const Point&) = default;
};

struct Graph {
  std::vector<Point> points;                               ///< in the order of the sweep
  std::vector<std::pair<std::size_t, std::size_t>> edges;  ///< two places in that order, the smaller first
  std::size_t start = 0;                                   ///< where every trail begins, as a place in that order
  std::optional<std::size_t> full{};  ///< if given, only trails with all edges of this vertex count
};

}  // namespace quadrille::confirm::residue
