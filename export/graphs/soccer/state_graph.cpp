#include "export/graphs/soccer/state_graph.hpp"

#include <fmt/format.h>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/graphml.hpp>
#include <boost/graph/graphviz.hpp>

#include "export/graphs/computed_property.hpp"
#include "export/text_stream.hpp"
#include "games/soccer/names.hpp"

namespace quadrille::exports {

namespace {

using enumerate::StateArc;
using enumerate::StateGraph;
using enumerate::StateNode;

// Vertices are numbered as the StateGraph's nodes are, edges as its arcs. A bidirectional graph lists its edges in the
// order they were added, which is the order they are written in.
using BoostStateGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::bidirectionalS, boost::no_property,
                                              boost::property<boost::edge_index_t, std::size_t>>;
using Node = boost::graph_traits<BoostStateGraph>::vertex_descriptor;
using Arc = boost::graph_traits<BoostStateGraph>::edge_descriptor;

BoostStateGraph boost_graph(const StateGraph& states) {
  BoostStateGraph graph(states.nodes.size());
  for (std::size_t i = 0; i < states.arcs.size(); ++i) add_edge(states.arcs[i].from, states.arcs[i].to, i, graph);
  return graph;
}

// What both formats say about a state graph. The property maps hold references to all four.
class StateProperties {
 public:
  StateProperties(const soccer::Pitch& pitch, const StateGraph& states, const BoostStateGraph& graph,
                  const std::string& command)
      : pitch_(pitch), states_(states), graph_(graph) {
    node("ply", [](const StateNode& n) { return n.ply; });
    node("ball", [this](const StateNode& n) { return name(n.position.ball); });
    node("mover", [](const StateNode& n) { return static_cast<int>(n.position.mover); });
    node("outcome", [](const StateNode& n) { return to_string(n.outcome); });
    node("histories", [](const StateNode& n) { return n.histories.str(); });
    node("history", [this](const StateNode& n) { return soccer::to_string(pitch_, n.least_history); });
    arc("from", [this](const StateArc& a) { return name(states_.nodes[a.from].position.ball); });
    arc("to", [this](const StateArc& a) { return name(states_.nodes[a.to].position.ball); });
    add_property<BoostStateGraph*>(values_, "comment", [command](BoostStateGraph*) { return command; });
  }

  // What only a picture needs: the words that Graphviz writes into the nodes and beside the arcs.
  void add_labels() {
    node("label", [this](const StateNode& n) {
      return fmt::format("{} at {}\\n{}", n.ply, name(n.position.ball),
                         n.outcome == soccer::Outcome::ongoing
                             ? fmt::format("player {} to move", static_cast<int>(n.position.mover))
                             : to_string(n.outcome));
    });
    arc("label", [this](const StateArc& a) { return name(states_.nodes[a.to].position.ball); });
  }
  void add_numbers() {
    add_property<Node>(values_, "number", [](Node n) { return n; });
  }

  const boost::dynamic_properties& values() const { return values_; }

 private:
  std::string name(soccer::Vertex v) const { return to_string(pitch_.lattice().point(v)); }

  template <class Value>
  void node(const std::string& key, Value value) {
    add_property<Node>(values_, key, [this, value](Node n) { return value(states_.nodes[n]); });
  }
  template <class Value>
  void arc(const std::string& key, Value value) {
    add_property<Arc>(values_, key,
                      [this, value](const Arc& a) { return value(states_.arcs[get(boost::edge_index, graph_, a)]); });
  }

  const soccer::Pitch& pitch_;
  const StateGraph& states_;
  const BoostStateGraph& graph_;
  boost::dynamic_properties values_;
};

}  // namespace

std::string state_graph_dot(const soccer::Pitch& pitch, const StateGraph& states, const std::string& command) {
  const BoostStateGraph graph = boost_graph(states);
  StateProperties properties(pitch, states, graph, command);
  properties.add_labels();
  properties.add_numbers();
  TextStream text;
  boost::write_graphviz_dp(text, graph, properties.values(), "number");
  return text.take();
}

std::string state_graph_graphml(const soccer::Pitch& pitch, const StateGraph& states, const std::string& command) {
  const BoostStateGraph graph = boost_graph(states);
  const StateProperties properties(pitch, states, graph, command);
  TextStream text;
  boost::write_graphml(text, graph, properties.values(), true);
  return text.take();
}

}  // namespace quadrille::exports
