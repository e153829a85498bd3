// Properties of a drawing and of its histories, computed in the obvious way from the rules.
#include "proofs/soccer/drawings.hpp"

#include <algorithm>

#include "graphs/connectivity.hpp"

namespace quadrille::soccer {

DrawnVertices drawn_vertices(const Pitch& pitch, const graphs::WideEdgeSet& drawing) {
  DrawnVertices drawn;
  for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
    const auto vertex = static_cast<Vertex>(v);
    if (vertex != pitch.start() && degree(pitch, drawing, vertex) == 0) continue;
    ++drawn.all;
    drawn.walls += pitch.wall(vertex) ? 1U : 0U;
  }
  return drawn;
}

std::vector<Vertex> odd_vertices(const Pitch& pitch, const graphs::WideEdgeSet& drawing) {
  std::vector<Vertex> odd;
  for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
    const auto vertex = static_cast<Vertex>(v);
    if (degree(pitch, drawing, vertex) % 2 != 0) odd.push_back(vertex);
  }
  return odd;
}

bool cyclic(const State& state) { return graphs::has_cycle(state.pitch->lattice(), state.position.drawing); }

bool strongly_equivalent_throughout(std::span<const State> members) {
  return std::all_of(members.begin(), members.end(),
                     [&](const State& member) { return strongly_equivalent(members.front(), member); });
}

std::vector<State> class_of(const Pitch& pitch, const graphs::WideEdgeSet& drawing) {
  std::vector<State> members;
  const auto walk = [&](const auto& self, const State& state) -> void {
    if (state.position.drawing == drawing) {
      members.push_back(state);
      return;
    }
    for_each_ply(pitch, state.position, [&](const Ply& ply) {
      if (drawing.contains(ply.edge)) self(self, after(state, ply));
    });
  };
  walk(walk, start_state(pitch));
  return members;
}

History with_first_loop_reversed(const History& history) {
  History result = history;
  for (auto last = result.begin(); last != result.end(); ++last) {
    const auto first = std::find(result.begin(), last, *last);
    if (first == last) continue;
    std::reverse(first, last + 1);
    break;
  }
  return result;
}

}  // namespace quadrille::soccer
