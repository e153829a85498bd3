// The graph on which the residue sweep (residue_sweep.hpp) counts. Its vertices are numbered in the order of the sweep.
// One vertex is the start, and some are terminals, at which a trail must end. The code converts pitches of all kinds to
// such a graph, so the sweep needs no rules of the game.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace quadrille::confirm::residue {

struct Point {
  int x = 0;
  int y = 0;            ///< the row, used only to report the progress of a sweep
  int goal = 0;         ///< 1 on g1, 2 on g2: a trail that reaches this point ends
  bool closed = false;  ///< true if no trail may reach this point
  constexpr bool terminal() const { return goal != 0; }
  friend auto operator<=>(const Point&, const Point&) = default;
};

struct Graph {
  std::vector<Point> points;                               ///< in the order of the sweep
  std::vector<std::pair<std::size_t, std::size_t>> edges;  ///< two places in that order, the smaller first
  std::size_t start = 0;                                   ///< the beginning of every trail, as a place in that order
  std::optional<std::size_t> full{};  ///< if given, only trails with all edges of this vertex count
};

}  // namespace quadrille::confirm::residue
