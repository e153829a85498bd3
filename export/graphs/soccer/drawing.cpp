#include "export/graphs/soccer/drawing.hpp"

#include <fmt/format.h>

#include <boost/graph/graphml.hpp>
#include <boost/graph/graphviz.hpp>
#include <vector>

#include "export/graphs/computed_property.hpp"
#include "export/text_stream.hpp"
#include "graphs/drawing_graph.hpp"

namespace quadrille::exports {

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

// The drawing and what both formats say about it. The property maps refer to this object, so it stays where it is.
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
    node("label", [this](Vertex v) { return to_string(point(v)); });
    edge("ply", [this](const graphs::DrawnEdge& e) { return ply_of_[e.edge]; });
    edge("player",
         [this](const graphs::DrawnEdge& e) { return static_cast<int>(replayed_.plies[ply_of_[e.edge] - 1].mover); });
    add_property<DrawingGraph*>(properties_, "comment", [command](DrawingGraph*) { return command; });
  }
  Drawing(const Drawing&) = delete;
  Drawing& operator=(const Drawing&) = delete;

  // What only Graphviz asks for.
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
