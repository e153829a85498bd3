#include "export/graphs/soccer/state_graph.hpp"

#include <fmt/format.h>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/graphml.hpp>
#include <boost/graph/graphviz.hpp>
#include <cstddef>

#include "export/graphs/computed_property.hpp"
#include "export/text_stream.hpp"

namespace quadrille::exports {

namespace {

using soccer::GraphEdgeRow;
using soccer::GraphNodeRow;

// Vertices are numbered as the rows of nodes are, edges as those of edges. A bidirectional graph lists its edges in the
// order they were added, which is the order they are written in.
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

// What both formats say about a state graph. The property maps hold references to both.
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

  // What only a picture needs: the words that Graphviz writes into the nodes and beside the arcs.
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
    add_property<Arc>(values_, key, [this, value](const Arc& a) {
      return value(states_.edges[get(boost::edge_index, graph_, a)]);
    });
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

}  // namespace quadrille::exports
