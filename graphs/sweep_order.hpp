// An order in which to sweep a graph: one that keeps little open.
//
// A sweep takes in the vertices one after the other and remembers something of what lies between those taken in and the
// rest: the engine Frontier of the vertices taken in with neighbours to come, the sweep over trails of the edges that
// cross. The states grow exponentially with that number, so an order is as good as the sum of such powers. To find the
// best order is NP-hard (vertex separation and cut width). What is remembered depends only on which vertices were taken
// in, so a beam search goes from the best sets of each size to those with one vertex more.
#pragma once

#include <cstddef>
#include <vector>

namespace quadrille::graphs {

/// For each vertex its neighbours, both ways.
using Neighbours = std::vector<std::vector<std::size_t>>;

/// What a sweep remembers.
enum class Remembered {
  vertices,  ///< those taken in with neighbours to come, and the one that is taken in
  edges      ///< those between a vertex taken in and one to come
};

/// How much is remembered at each step of an order, and the most of it.
struct OpenInOrder {
  std::vector<std::size_t> at;
  std::size_t most = 0;
};

/// \param order  each vertex once \complexity O(vertices + edges)
OpenInOrder open_in_order(const Neighbours& graph, const std::vector<std::size_t>& order, Remembered remembered);

/// A good order: the search's, or one of those that are known already, where none that was found is better. The same
/// for the same arguments. \complexity O(vertices^2 * sets of a size), of which there are 4 to 200; about 10 ms for 100
/// vertices
std::vector<std::size_t> narrow_order(const Neighbours& graph, Remembered remembered,
                                      const std::vector<std::vector<std::size_t>>& known = {});

}  // namespace quadrille::graphs
