// The reference implementation of the engine `trails` (sweep.hpp): it counts trails by walking every one.
#pragma once

#include <cstddef>
#include <set>
#include <utility>
#include <vector>

#include "enumerate/engines/trail_sweep/plan.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::engines {

/// The numbers of trails from the root, including the empty one, by their end and then by their number of edges.
/// \complexity O(trails * edges of a vertex)
inline std::vector<std::vector<Natural>> count_trails_ref(const graphs::TrailGraph& graph) {
  std::vector<std::vector<Natural>> trails(graph.neighbours.size());
  std::set<std::pair<std::size_t, std::size_t>> drawn;
  const auto walk = [&](const auto& self, std::size_t at) -> void {
    auto& by_length = trails[at];
    if (by_length.size() <= drawn.size()) by_length.resize(drawn.size() + 1);
    ++by_length[drawn.size()];
    for (const std::size_t next : graph.neighbours[at]) {
      const auto [edge, is_new] = drawn.insert(std::minmax({at, next}));
      if (!is_new) continue;
      self(self, next);
      drawn.erase(edge);
    }
  };
  walk(walk, graph.root);
  return trails;
}

}  // namespace quadrille::engines
