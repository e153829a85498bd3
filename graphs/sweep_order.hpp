// Chooses an order in which a sweep adds the vertices of a graph. In a good order the sweep never has to remember many
// vertices or edges at once.
//
// After each step, a sweep remembers the boundary between the vertices already added and the vertices to come. For the
// engine Frontier, the boundary is the set of added vertices with a neighbour to come. For the sweep over trails, it is
// the set of edges from an added vertex to a vertex to come. The number of states after a step grows exponentially with
// the size of the boundary. So the search estimates the cost of a step by a power whose exponent is the size of the
// boundary. The cost of an order is the sum of the costs of its steps.
//
// Finding the best order is NP-hard (the problems "vertex separation" and "cut width"), so a beam search looks for a
// good one. The boundary depends only on the set of added vertices, not on the order in which they were added. So for
// each number of added vertices, the beam search keeps the sets that were reached at the least cost, and extends each
// of them by one vertex.
#pragma once

#include <cstddef>
#include <vector>

namespace quadrille::graphs {

/// For each vertex its neighbours, both ways.
using Neighbours = std::vector<std::vector<std::size_t>>;

/// The boundary that a sweep remembers.
enum class Remembered {
  vertices,  ///< those taken in with neighbours to come, and the one that is taken in
  edges      ///< those between a vertex taken in and one to come
};

/// The number of vertices or edges remembered at each step of an order, and the largest of these numbers.
struct OpenInOrder {
  std::vector<std::size_t> at;
  std::size_t most = 0;
};

/// \param order  each vertex once \complexity O(vertices + edges)
OpenInOrder open_in_order(const Neighbours& graph, const std::vector<std::size_t>& order, Remembered remembered);

/// A good order: the cheapest of those that the search finds and of `known`, which win ties. The same for the same
/// arguments. \complexity O(vertices^2 * sets of a size), of which there are 4 to 200; about 10 ms for 100 vertices
std::vector<std::size_t> narrow_order(const Neighbours& graph, Remembered remembered,
                                      const std::vector<std::vector<std::size_t>>& known = {});

}  // namespace quadrille::graphs
