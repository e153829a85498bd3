// Writes state graphs and drawings as DOT and GraphML. The writers are functions of Boost.Graph; the code here supplies
// the properties of each node and edge.
#include "export/graphs/soccer/graphs.hpp"

#include <fmt/format.h>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/graphml.hpp>
#include <boost/graph/graphviz.hpp>
#include <cstddef>
#include <vector>

#include "export/graphs/boost_writers.hpp"
#include "graphs/drawing_graph.hpp"

namespace quadrille::exports {

namespace {

using soccer::GraphEdgeRow;
using soccer::GraphNodeRow;

// Vertices have the numbers of the rows of nodes, edges those of the rows of edges. A bidirectional graph lists its
// edges in the order of their insertion, so they are written in that order.
using BoostStateGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::bidirectionalS, boost::no_property,
                                              boost::property<boost::edge_index_t, std::size_t>>;
using Node = boost::graph_traits<BoostStateGraph>::vertex_descriptor;
using Arc = boost::graph_traits<BoostStateGraph>::edge_descriptor;

BoostStateGraph boost_graph(const soccer::Graph& states) {
  BoostStateGraph graph(states.nodes.size());
  std::size_t number = 0;
  for (const GraphEdgeRow& edge : states.edges) {
    add_edge(static_cast<Node>(edge.from), static_cast<Node>(edge.to), number++, graph);
  }
  return graph;
}

// The properties of a state graph in both formats. The property maps hold references to the graph and its rows.
class StateProperties {
 public:
  StateProperties(const soccer::Graph& states, const BoostStateGraph& graph, const std::string& command)
      : states_(states), graph_(graph) {
    node("ply", [](const GraphNodeRow& n) { return n.ply; });
    node("ball", [](const GraphNodeRow& n) { return n.ball; });
    node("mover", [](const GraphNodeRow& n) { return n.mover; });
    node("outcome", [](const GraphNodeRow& n) { return n.outcome; });
    node("histories", [](const GraphNodeRow& n) { return n.histories.str(); });
    node("history", [](const GraphNodeRow& n) { return n.history; });
    arc("from", [this](const GraphEdgeRow& a) { return states_.nodes[static_cast<std::size_t>(a.from)].ball; });
    arc("to", [](const GraphEdgeRow& a) { return a.ball; });
    add_property<BoostStateGraph*>(values_, "comment", [command](BoostStateGraph*) { return command; });
  }

  // Labels, which only a picture needs: the words that Graphviz writes into the nodes and beside the arcs.
  void add_labels() {
    node("label", [](const GraphNodeRow& n) {
      return fmt::format("{} at {}\\n{}", n.ply, n.ball,
                         n.outcome == "ongoing" ? fmt::format("player {} to move", n.mover) : n.outcome);
    });
    arc("label", [](const GraphEdgeRow& a) { return a.ball; });
  }
  void add_numbers() {
    add_property<Node>(values_, "number", [](Node n) { return n; });
  }

  const boost::dynamic_properties& values() const { return values_; }

 private:
  template <class Value>
  void node(const std::string& key, Value value) {
    add_property<Node>(values_, key, [this, value](Node n) { return value(states_.nodes[n]); });
  }
  template <class Value>
  void arc(const std::string& key, Value value) {
    add_property<Arc>(values_, key,
                      [this, value](const Arc& a) { return value(states_.edges[get(boost::edge_index, graph_, a)]); });
  }

  const soccer::Graph& states_;
  const BoostStateGraph& graph_;
  boost::dynamic_properties values_;
};

}  // namespace

std::string state_graph_dot(const soccer::Graph& states, const std::string& command) {
  const BoostStateGraph graph = boost_graph(states);
  StateProperties properties(states, graph, command);
  properties.add_labels();
  properties.add_numbers();
  TextStream text;
  boost::write_graphviz_dp(text, graph, properties.values(), "number");
  return text.take();
}

std::string state_graph_graphml(const soccer::Graph& states, const std::string& command) {
  const BoostStateGraph graph = boost_graph(states);
  const StateProperties properties(states, graph, command);
  TextStream text;
  boost::write_graphml(text, graph, properties.values(), true);
  return text.take();
}

namespace {

using soccer::Vertex;
using DrawingGraph = graphs::DrawingGraph<graphs::WideEdgeSet::words>;

std::string role(const soccer::Pitch& pitch, const soccer::WidePosition& end, Vertex v) {
  if (v == end.ball) return "ball";
  if (v == pitch.start()) return "start";
  if (pitch.goal(v) == soccer::Goal::g1) return "g1";
  if (pitch.goal(v) == soccer::Goal::g2) return "g2";
  return "point";
}

// The drawing and its properties in both formats. The property maps refer to this object, so it cannot be copied.
class Drawing {
 public:
  Drawing(const soccer::Pitch& pitch, std::span<const Vertex> history, const std::string& command)
      : pitch_(pitch),
        replayed_(soccer::replay(pitch, history)),
        graph_(pitch.lattice(), replayed_.end.drawing),
        ply_of_(pitch.lattice().edge_count()) {
    for (const soccer::PlayedPly& ply : replayed_.plies) ply_of_[ply.ply.edge] = ply.number;
    node("x", [this](Vertex v) { return point(v).x; });
    node("y", [this](Vertex v) { return point(v).y; });
    node("role", [this](Vertex v) { return role(pitch_, replayed_.end, v); });
    node("label", [this](Vertex v) { return pitch_.to_string(v); });
    edge("ply", [this](const graphs::DrawnEdge& e) { return ply_of_[e.edge]; });
    edge("player",
         [this](const graphs::DrawnEdge& e) { return static_cast<int>(replayed_.plies[ply_of_[e.edge] - 1].mover); });
    add_property<DrawingGraph*>(properties_, "comment", [command](DrawingGraph*) { return command; });
  }
  Drawing(const Drawing&) = delete;
  Drawing& operator=(const Drawing&) = delete;

  // The properties that only Graphviz reads.
  void add_layout() {
    node("number", [](Vertex v) { return v; });
    node("pos", [this](Vertex v) { return fmt::format("{},{}!", point(v).x, point(v).y); });
    add_property<DrawingGraph*>(properties_, "layout", [](DrawingGraph*) { return std::string("neato"); });
  }

  const DrawingGraph& graph() const { return graph_; }
  const boost::dynamic_properties& properties() const { return properties_; }

 private:
  graphs::Point point(Vertex v) const { return pitch_.lattice().point(v); }

  template <class Value>
  void node(const std::string& key, Value value) {
    add_property<Vertex>(properties_, key, value);
  }
  template <class Value>
  void edge(const std::string& key, Value value) {
    add_property<graphs::DrawnEdge>(properties_, key, value);
  }

  const soccer::Pitch& pitch_;
  const soccer::Replay replayed_;
  const DrawingGraph graph_;
  std::vector<std::size_t> ply_of_;  // by the edge's number
  boost::dynamic_properties properties_;
};

}  // namespace

std::string drawing_dot(const soccer::Pitch& pitch, std::span<const Vertex> history, const std::string& command) {
  Drawing drawing(pitch, history, command);
  drawing.add_layout();
  TextStream text;
  boost::write_graphviz_dp(text, drawing.graph(), drawing.properties(), "number");
  return text.take();
}

std::string drawing_graphml(const soccer::Pitch& pitch, std::span<const Vertex> history, const std::string& command) {
  const Drawing drawing(pitch, history, command);
  TextStream text;
  boost::write_graphml(text, drawing.graph(), drawing.properties(), true);
  return text.take();
}

}  // namespace quadrille::exports
