// Vertex orders for the sweep of a graph, chosen so that the sweep remembers few vertices or edges at a time.
//
// A sweep takes in the vertices one after the other. It remembers the boundary between the vertices taken in and the
// rest. The engine Frontier remembers each vertex taken in that has neighbours to come. The sweep over trails remembers
// each edge between a vertex taken in and one to come. The number of states grows exponentially with the size of the
// boundary. So the cost of an order is the sum of such powers over its steps. To find the best order is NP-hard (vertex
// separation and cut width). The boundary depends only on the set of vertices taken in, so a beam search extends the
// best sets of each size by one vertex.
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
