// Properties of a drawing and of its histories that the claims use.
#pragma once

#include <span>
#include <vector>

#include "games/soccer/history.hpp"

namespace quadrille::soccer {

/// The numbers of ends of drawn edges, b0 always included, and of walls among them.
struct DrawnVertices {
  std::size_t all = 0;
  std::size_t walls = 0;
};
DrawnVertices drawn_vertices(const Pitch& pitch, const graphs::WideEdgeSet& drawing);

/// The vertices at which an odd number of drawn edges ends, in increasing order.
std::vector<Vertex> odd_vertices(const Pitch& pitch, const graphs::WideEdgeSet& drawing);

/// True if the state's drawing has a cycle.
bool cyclic(const State& state);

/// True if all members of a weak class are strongly equivalent (Def. 2.8). \pre there is one
bool strongly_equivalent_throughout(std::span<const State> members);

/// All states with exactly this drawing, found by playing every legal history inside it, in lexicographic order of
/// their histories.
/// \complexity O(histories of the drawing and of its parts): for drawings of a dozen edges
std::vector<State> class_of(const Pitch& pitch, const graphs::WideEdgeSet& drawing);

/// The history with its first closed loop reversed: from the first vertex that is met again, back to it. The history
/// itself if it closes no loop. A legal history becomes a legal history of the same drawing, and a second reversal
/// restores it: the loop's inner vertices are new when first met, in either direction, so it closes at the same ply.
History with_first_loop_reversed(const History& history);

}  // namespace quadrille::soccer
