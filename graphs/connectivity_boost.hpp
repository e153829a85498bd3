// Connectivity of a drawing by Boost.Graph: the reference implementations of the functions in connectivity.hpp.
//
// Each function represents the drawing as a `DrawingGraph` and calls the Boost algorithm that computes the answer most
// directly: connected_components, undirected_dfs, biconnected_components. It shares no code with the function that it
// checks. The edges of a drawing must be edges of `lattice`. Each function costs O(vertices + edges) of the lattice,
// and allocates a few vectors.
#pragma once

#include <algorithm>
#include <boost/graph/biconnected_components.hpp>
#include <boost/graph/connected_components.hpp>
#include <boost/graph/undirected_dfs.hpp>
#include <boost/property_map/property_map.hpp>
#include <cstddef>
#include <vector>

#include "graphs/drawing_graph.hpp"

namespace quadrille::graphs {

namespace detail {

// The number of the component that each vertex of the lattice lies in.
template <std::size_t Words>
std::vector<std::size_t> component_of_vertex(const DrawingGraph<Words>& graph) {
  std::vector<std::size_t> component(num_vertices(graph));
  boost::connected_components(graph,
                              boost::make_iterator_property_map(component.begin(), get(boost::vertex_index, graph)));
  return component;
}

struct BackEdgeSeen : boost::default_dfs_visitor {
  explicit BackEdgeSeen(bool& found) : seen(&found) {}
  template <class AnyEdge, class Graph>
  void back_edge(const AnyEdge& /*e*/, const Graph& /*graph*/) {
    *seen = true;
  }
  bool* seen;
};

}  // namespace detail

/// The number of connected components that have an edge.
template <std::size_t Words>
std::size_t component_count_boost(const Lattice& lattice, const EdgeSet<Words>& drawing) {
  const auto component = detail::component_of_vertex(DrawingGraph(lattice, drawing));
  std::vector<bool> has_edge(component.size());
  drawing.for_each([&](Edge e) { has_edge[component[lattice.ends(e).first]] = true; });
  return static_cast<std::size_t>(std::count(has_edge.begin(), has_edge.end(), true));
}

/// True if all drawn edges lie in one component; the empty drawing is connected.
template <std::size_t Words>
bool connected_boost(const Lattice& lattice, const EdgeSet<Words>& drawing) {
  return component_count_boost(lattice, drawing) <= 1;
}

/// Edges - vertices that have an edge + components that have one.
template <std::size_t Words>
std::size_t cyclomatic_number_boost(const Lattice& lattice, const EdgeSet<Words>& drawing) {
  const DrawingGraph graph(lattice, drawing);
  const auto [first, last] = vertices(graph);
  const auto touched = std::count_if(first, last, [&](Vertex v) { return out_degree(v, graph) != 0; });
  return num_edges(graph) + component_count_boost(lattice, drawing) - static_cast<std::size_t>(touched);
}

/// True if the drawing has a cycle: a depth-first search meets a back edge.
template <std::size_t Words>
bool has_cycle_boost(const Lattice& lattice, const EdgeSet<Words>& drawing) {
  const DrawingGraph graph(lattice, drawing);
  std::vector<boost::default_color_type> vertex_colors(num_vertices(graph));
  std::vector<boost::default_color_type> edge_colors(lattice.edge_count());
  bool found = false;
  boost::undirected_dfs(graph, detail::BackEdgeSeen(found),
                        boost::make_iterator_property_map(vertex_colors.begin(), get(boost::vertex_index, graph)),
                        boost::make_iterator_property_map(edge_colors.begin(), get(boost::edge_index, graph)));
  return found;
}

/// True if the drawing with `e` has a cycle through `e`: the ends of `e` are connected without it.
template <std::size_t Words>
bool closes_cycle_boost(const Lattice& lattice, const EdgeSet<Words>& drawing, Edge e) {
  const auto component = detail::component_of_vertex(DrawingGraph(lattice, drawing.without(e)));
  const auto [u, v] = lattice.ends(e);
  return component[u] == component[v];
}

/// The bridges of the drawing: the edges that are a biconnected component by themselves.
template <std::size_t Words>
EdgeSet<Words> bridges_boost(const Lattice& lattice, const EdgeSet<Words>& drawing) {
  const DrawingGraph graph(lattice, drawing);
  std::vector<std::size_t> component(lattice.edge_count());
  boost::biconnected_components(graph,
                                boost::make_iterator_property_map(component.begin(), get(boost::edge_index, graph)));
  std::vector<std::size_t> size(component.size());
  drawing.for_each([&](Edge e) { ++size[component[e]]; });
  EdgeSet<Words> bridges;
  drawing.for_each([&](Edge e) {
    if (size[component[e]] == 1) bridges.insert(e);
  });
  return bridges;
}

}  // namespace quadrille::graphs
