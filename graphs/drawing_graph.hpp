// DrawingGraph: a drawing (set of drawn segments) in the form that the algorithms of Boost.Graph accept.
//
// A DrawingGraph is the graph G_s of "Experiments in Paper Soccer" (T. Hoivik, Def. 2.3): its vertices are all points
// of the lattice, its edges the drawn segments. The graph is undirected and has no parallel edges. The class models the
// concepts VertexListGraph, EdgeListGraph and IncidenceGraph, so the algorithms and writers of Boost accept it. Tests
// compare our own algorithms (connectivity.hpp) with those of Boost. A DrawingGraph holds a pointer to the lattice and
// a copy of the set of drawn edges, a few machine words.
//
// An edge keeps the number that it has in the lattice, as in boost::filtered_graph. So the property map edge_index
// gives numbers from 0 to lattice.edge_count() - 1. A vector indexed by these numbers needs lattice.edge_count()
// elements; num_edges(), the number of drawn edges, is not enough.
#pragma once

#include <boost/graph/graph_traits.hpp>
#include <boost/graph/properties.hpp>
#include <boost/iterator/counting_iterator.hpp>
#include <boost/iterator/iterator_facade.hpp>
#include <boost/property_map/property_map.hpp>
#include <compare>
#include <cstddef>
#include <limits>
#include <span>
#include <utility>

#include "graphs/edge_set.hpp"
#include "graphs/lattice.hpp"

namespace quadrille::graphs {

/// A drawn edge on the way from one of its ends to the other. Both directions are the same edge: they compare equal.
struct DrawnEdge {
  Edge edge = 0;
  Vertex from = 0;
  Vertex to = 0;

  friend bool operator==(const DrawnEdge& a, const DrawnEdge& b) { return a.edge == b.edge; }
  friend std::strong_ordering operator<=>(const DrawnEdge& a, const DrawnEdge& b) { return a.edge <=> b.edge; }
};

/// The property map from a drawn edge to its number in the lattice.
struct EdgeIndexMap : boost::put_get_helper<Edge, EdgeIndexMap> {
  using key_type = DrawnEdge;
  using value_type = Edge;
  using reference = Edge;
  using category = boost::readable_property_map_tag;

  reference operator[](const key_type& e) const { return e.edge; }
};

template <std::size_t Words>
class DrawingGraph {
 public:
  /// All drawn edges in increasing order, each from its smaller end. The iterator holds the set of the edges to come.
  class EdgeIterator : public boost::iterator_facade<EdgeIterator, DrawnEdge, boost::forward_traversal_tag, DrawnEdge> {
   public:
    EdgeIterator() = default;
    EdgeIterator(const Lattice& lattice, const EdgeSet<Words>& rest) : lattice_(&lattice), rest_(rest) {}

   private:
    friend class boost::iterator_core_access;

    DrawnEdge dereference() const {
      const Edge e = rest_.first();
      const auto [from, to] = lattice_->ends(e);
      return {e, from, to};
    }
    void increment() { rest_.erase(rest_.first()); }
    bool equal(const EdgeIterator& other) const { return rest_ == other.rest_; }

    const Lattice* lattice_ = nullptr;
    EdgeSet<Words> rest_;
  };

  /// The drawn edges at one vertex, seen from there, in increasing order of the other end.
  class OutEdgeIterator
      : public boost::iterator_facade<OutEdgeIterator, DrawnEdge, boost::forward_traversal_tag, DrawnEdge> {
   public:
    OutEdgeIterator() = default;
    OutEdgeIterator(const DrawingGraph& graph, Vertex from, std::span<const Incidence> rest)
        : graph_(&graph), from_(from), rest_(rest) {
      skip_undrawn();
    }

   private:
    friend class boost::iterator_core_access;

    DrawnEdge dereference() const { return {rest_.front().edge, from_, rest_.front().to}; }
    void increment() {
      rest_ = rest_.subspan(1);
      skip_undrawn();
    }
    // Iterators of one vertex differ only in the number of incidences to come.
    bool equal(const OutEdgeIterator& other) const { return rest_.size() == other.rest_.size(); }

    void skip_undrawn() {
      while (!rest_.empty() && !graph_->drawing().contains(rest_.front().edge)) rest_ = rest_.subspan(1);
    }

    const DrawingGraph* graph_ = nullptr;
    Vertex from_ = 0;
    std::span<const Incidence> rest_;
  };

  // The member types that boost::graph_traits reads.
  struct traversal_category : virtual boost::vertex_list_graph_tag,
                              virtual boost::edge_list_graph_tag,
                              virtual boost::incidence_graph_tag {};
  using directed_category = boost::undirected_tag;
  using edge_parallel_category = boost::disallow_parallel_edge_tag;
  using vertex_descriptor = Vertex;
  using edge_descriptor = DrawnEdge;
  using vertex_iterator = boost::counting_iterator<Vertex>;
  using edge_iterator = EdgeIterator;
  using out_edge_iterator = OutEdgeIterator;
  using vertices_size_type = std::size_t;
  using edges_size_type = std::size_t;
  using degree_size_type = std::size_t;

  /// No vertex: a lattice has at most 65535 points, so none has this number.
  static constexpr Vertex null_vertex() { return std::numeric_limits<Vertex>::max(); }

  /// \pre `lattice` outlives the view, and the view its out-edge iterators; `drawing` holds edges of `lattice` only
  DrawingGraph(const Lattice& lattice, const EdgeSet<Words>& drawing) : lattice_(&lattice), drawing_(drawing) {}

  const Lattice& lattice() const { return *lattice_; }
  const EdgeSet<Words>& drawing() const { return drawing_; }

 private:
  const Lattice* lattice_;
  EdgeSet<Words> drawing_;
};

// VertexListGraph

template <std::size_t Words>
std::size_t num_vertices(const DrawingGraph<Words>& graph) {
  return graph.lattice().vertex_count();
}

template <std::size_t Words>
auto vertices(const DrawingGraph<Words>& graph) {
  using Iterator = typename DrawingGraph<Words>::vertex_iterator;
  return std::pair(Iterator(Vertex{0}), Iterator(static_cast<Vertex>(num_vertices(graph))));
}

// EdgeListGraph

template <std::size_t Words>
std::size_t num_edges(const DrawingGraph<Words>& graph) {
  return graph.drawing().size();
}

template <std::size_t Words>
auto edges(const DrawingGraph<Words>& graph) {
  using Iterator = typename DrawingGraph<Words>::EdgeIterator;
  return std::pair(Iterator(graph.lattice(), graph.drawing()), Iterator(graph.lattice(), EdgeSet<Words>{}));
}

template <std::size_t Words>
Vertex source(const DrawnEdge& e, const DrawingGraph<Words>& /*graph*/) {
  return e.from;
}

template <std::size_t Words>
Vertex target(const DrawnEdge& e, const DrawingGraph<Words>& /*graph*/) {
  return e.to;
}

// IncidenceGraph

template <std::size_t Words>
auto out_edges(Vertex v, const DrawingGraph<Words>& graph) {
  using Iterator = typename DrawingGraph<Words>::OutEdgeIterator;
  return std::pair(Iterator(graph, v, graph.lattice().incident(v)), Iterator(graph, v, {}));
}

/// O(degree in the lattice).
template <std::size_t Words>
std::size_t out_degree(Vertex v, const DrawingGraph<Words>& graph) {
  std::size_t degree = 0;
  for (const Incidence& incidence : graph.lattice().incident(v)) {
    degree += graph.drawing().contains(incidence.edge) ? 1U : 0U;
  }
  return degree;
}

// The property maps

template <std::size_t Words>
boost::typed_identity_property_map<Vertex> get(boost::vertex_index_t /*tag*/, const DrawingGraph<Words>& /*graph*/) {
  return {};
}

template <std::size_t Words>
Vertex get(boost::vertex_index_t /*tag*/, const DrawingGraph<Words>& /*graph*/, Vertex v) {
  return v;
}

template <std::size_t Words>
EdgeIndexMap get(boost::edge_index_t /*tag*/, const DrawingGraph<Words>& /*graph*/) {
  return {};
}

template <std::size_t Words>
Edge get(boost::edge_index_t /*tag*/, const DrawingGraph<Words>& /*graph*/, const DrawnEdge& e) {
  return e.edge;
}

}  // namespace quadrille::graphs

namespace boost {

template <std::size_t Words>
struct property_map<quadrille::graphs::DrawingGraph<Words>, vertex_index_t> {
  using type = typed_identity_property_map<quadrille::graphs::Vertex>;
  using const_type = type;
};

template <std::size_t Words>
struct property_map<quadrille::graphs::DrawingGraph<Words>, edge_index_t> {
  using type = quadrille::graphs::EdgeIndexMap;
  using const_type = type;
};

}  // namespace boost
