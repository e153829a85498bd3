// A drawing as a graph of Boost.Graph: it models the concepts, and Boost's algorithms and writers run unchanged.
// (biconnected_components runs in connectivity_test.cpp, on thousands of drawings.)
#include "graphs/drawing_graph.hpp"

#include <gtest/gtest.h>

#include <boost/graph/connected_components.hpp>
#include <boost/graph/graph_concepts.hpp>
#include <boost/graph/graphml.hpp>
#include <boost/graph/graphviz.hpp>
#include <boost/graph/undirected_dfs.hpp>
#include <boost/property_map/dynamic_property_map.hpp>
#include <boost/range/iterator_range.hpp>
#include <iterator>
#include <set>
#include <sstream>
#include <type_traits>
#include <vector>

namespace quadrille::graphs::drawing_graph_test {

template <std::size_t Words>
struct ModelsBoostConcepts {
  using Graph = DrawingGraph<Words>;
  BOOST_CONCEPT_ASSERT((boost::VertexListGraphConcept<Graph>));
  BOOST_CONCEPT_ASSERT((boost::EdgeListGraphConcept<Graph>));
  BOOST_CONCEPT_ASSERT((boost::IncidenceGraphConcept<Graph>));
  BOOST_CONCEPT_ASSERT((boost::ReadablePropertyGraphConcept<Graph, Vertex, boost::vertex_index_t>));
  BOOST_CONCEPT_ASSERT((boost::ReadablePropertyGraphConcept<Graph, DrawnEdge, boost::edge_index_t>));
  static_assert(boost::is_undirected_graph<Graph>::value);
  static_assert(
      std::is_same_v<typename boost::graph_traits<Graph>::edge_parallel_category, boost::disallow_parallel_edge_tag>);
};
template struct ModelsBoostConcepts<1>;
template struct ModelsBoostConcepts<2>;
template struct ModelsBoostConcepts<4>;
template struct ModelsBoostConcepts<6>;

Lattice king_lattice(int width, int height) {
  const auto points = grid_points(width, height);
  return {points, king_segments(points)};
}

// The drawing of these segments, each written with its smaller end first.
template <std::size_t Words>
EdgeSet<Words> drawing_of(const Lattice& lattice, const std::set<std::pair<Point, Point>>& segments) {
  EdgeSet<Words> drawing;
  for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
    const auto [u, v] = lattice.ends(static_cast<Edge>(e));
    if (segments.contains({lattice.point(u), lattice.point(v)})) drawing.insert(static_cast<Edge>(e));
  }
  EXPECT_EQ(drawing.size(), segments.size());
  return drawing;
}

// Points of 1x1: a, b and c make a triangle, to which d can be joined.
const Point a{0, 0};
const Point b{0, 1};
const Point c{1, 0};
const Point d{1, 1};

TEST(DrawingGraph, OutEdgesAgreeWithEdgesOnAllDrawings) {
  const Lattice lattice = king_lattice(1, 2);
  ASSERT_EQ(lattice.edge_count(), 11U);
  for (unsigned bits = 0; bits < 1U << 11U; ++bits) {
    EdgeSet<1> drawing;
    for (Edge e = 0; e < 11; ++e) {
      if ((bits >> e & 1U) != 0) drawing.insert(e);
    }
    const DrawingGraph graph(lattice, drawing);
    std::multiset<std::pair<Vertex, Edge>> from_edges;
    std::size_t listed = 0;
    for (const DrawnEdge e : boost::make_iterator_range(edges(graph))) {
      from_edges.emplace(source(e, graph), e.edge);
      from_edges.emplace(target(e, graph), e.edge);
      EXPECT_EQ(lattice.ends(e.edge), std::pair(source(e, graph), target(e, graph)));
      ++listed;
    }
    EXPECT_EQ(listed, num_edges(graph));
    std::multiset<std::pair<Vertex, Edge>> from_out_edges;
    for (const Vertex v : boost::make_iterator_range(vertices(graph))) {
      std::size_t degree = 0;
      for (const DrawnEdge e : boost::make_iterator_range(out_edges(v, graph))) {
        EXPECT_EQ(source(e, graph), v);
        EXPECT_EQ(lattice.edge_between(v, target(e, graph)), e.edge);
        from_out_edges.emplace(v, e.edge);
        ++degree;
      }
      EXPECT_EQ(degree, out_degree(v, graph));
    }
    ASSERT_EQ(from_edges, from_out_edges) << bits;
  }
}

TEST(DrawingGraph, HasAllPointsOfTheLatticeAsVertices) {
  const Lattice lattice = king_lattice(2, 2);
  const DrawingGraph graph(lattice, EdgeSet<1>{});
  EXPECT_EQ(num_vertices(graph), 9U);
  const auto [first, last] = vertices(graph);
  EXPECT_EQ(std::distance(first, last), 9);
  EXPECT_EQ(num_edges(graph), 0U);
  EXPECT_EQ(edges(graph).first, edges(graph).second);
}

TEST(DrawingGraph, AnEdgeIsTheSameFromBothEnds) {
  EXPECT_EQ((DrawnEdge{3, 1, 2}), (DrawnEdge{3, 2, 1}));
  EXPECT_LT((DrawnEdge{3, 1, 2}), (DrawnEdge{4, 0, 1}));
}

TEST(DrawingGraph, ConnectedComponentsRuns) {
  const Lattice lattice = king_lattice(1, 2);
  const DrawingGraph graph(lattice, drawing_of<2>(lattice, {{a, b}, {b, c}, {a, c}}));
  std::vector<int> component(num_vertices(graph));
  EXPECT_EQ(boost::connected_components(graph, component.data()), 4);  // the triangle and three points
}

struct BackEdges : boost::default_dfs_visitor {
  explicit BackEdges(std::vector<DrawnEdge>& found) : list(&found) {}
  template <class Graph>
  void back_edge(const DrawnEdge& e, const Graph& /*graph*/) {
    list->push_back(e);
  }
  std::vector<DrawnEdge>* list;
};

TEST(DrawingGraph, UndirectedDfsRuns) {
  const Lattice lattice = king_lattice(1, 2);
  const DrawingGraph graph(lattice, drawing_of<1>(lattice, {{a, b}, {b, c}, {a, c}, {c, d}}));
  std::vector<boost::default_color_type> vertex_colors(num_vertices(graph));
  std::vector<boost::default_color_type> edge_colors(lattice.edge_count());
  std::vector<DrawnEdge> found;
  boost::undirected_dfs(graph, BackEdges(found),
                        boost::make_iterator_property_map(vertex_colors.begin(), get(boost::vertex_index, graph)),
                        boost::make_iterator_property_map(edge_colors.begin(), get(boost::edge_index, graph)));
  EXPECT_EQ(found.size(), 1U);  // one cycle, one edge that closes it
}

TEST(DrawingGraph, WriteGraphvizWritesATriangle) {
  const Lattice lattice = king_lattice(1, 1);
  const DrawingGraph graph(lattice, drawing_of<1>(lattice, {{a, b}, {b, c}, {a, c}}));
  std::ostringstream out;
  boost::write_graphviz(out, graph);
  EXPECT_EQ(out.str(),
            "graph G {\n"
            "0;\n"
            "1;\n"
            "2;\n"
            "3;\n"
            "0--1 ;\n"
            "0--2 ;\n"
            "1--2 ;\n"
            "}\n");
}

TEST(DrawingGraph, WriteGraphmlWritesATriangle) {
  const Lattice lattice = king_lattice(1, 1);
  const DrawingGraph graph(lattice, drawing_of<1>(lattice, {{a, b}, {b, c}, {a, c}}));
  boost::dynamic_properties properties;
  properties.property("segment", get(boost::edge_index, graph));
  std::ostringstream out;
  boost::write_graphml(out, graph, properties);
  const std::string text = out.str();
  const std::string body = text.substr(text.find("  <key"));  // past the XML declaration and the schema's address
  EXPECT_EQ(body,
            "  <key id=\"key0\" for=\"edge\" attr.name=\"segment\" attr.type=\"int\" />\n"
            "  <graph id=\"G\" edgedefault=\"undirected\" parse.nodeids=\"free\" parse.edgeids=\"canonical\" "
            "parse.order=\"nodesfirst\">\n"
            "    <node id=\"n0\">\n    </node>\n"
            "    <node id=\"n1\">\n    </node>\n"
            "    <node id=\"n2\">\n    </node>\n"
            "    <node id=\"n3\">\n    </node>\n"
            "    <edge id=\"e0\" source=\"n0\" target=\"n1\">\n      <data key=\"key0\">0</data>\n    </edge>\n"
            "    <edge id=\"e1\" source=\"n0\" target=\"n2\">\n      <data key=\"key0\">1</data>\n    </edge>\n"
            "    <edge id=\"e2\" source=\"n1\" target=\"n2\">\n      <data key=\"key0\">3</data>\n    </edge>\n"
            "  </graph>\n"
            "</graphml>\n");
}

}  // namespace quadrille::graphs::drawing_graph_test
