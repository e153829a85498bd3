#include "export/graphs/soccer/graph_tables.hpp"

#include "export/tables/names.hpp"

namespace quadrille::exports {

namespace {

std::string name(const soccer::Pitch& pitch, soccer::Vertex v) { return to_string(pitch.lattice().point(v)); }
Natural number(soccer::Player player) { return static_cast<int>(player); }

}  // namespace

Rows state_graph_arcs(const soccer::Pitch& pitch, const enumerate::StateGraph& graph) {
  Rows rows;
  rows.reserve(graph.arcs.size());
  for (const enumerate::StateArc& arc : graph.arcs) {
    const enumerate::StateNode& from = graph.nodes[arc.from];
    rows.push_back({Natural(arc.from), Natural(arc.to), Natural(from.ply + 1), number(from.position.mover),
                    Natural(arc.edge), name(pitch, graph.nodes[arc.to].position.ball)});
  }
  return rows;
}

Rows state_graph_nodes(const soccer::Pitch& pitch, const enumerate::StateGraph& graph) {
  Rows rows;
  rows.reserve(graph.nodes.size());
  for (const enumerate::StateNode& node : graph.nodes) {
    rows.push_back({Natural(rows.size()), Natural(node.ply), name(pitch, node.position.ball),
                    number(node.position.mover), to_string(node.outcome), node.histories,
                    soccer::to_string(pitch, node.least_history)});
  }
  return rows;
}

Rows drawing_edges(const soccer::Pitch& pitch, std::span<const soccer::Vertex> history) {
  Rows rows;
  for (const soccer::PlayedPly& ply : soccer::replay(pitch, history).plies) {
    rows.push_back({name(pitch, ply.from), name(pitch, ply.ply.to), Natural(ply.number), number(ply.mover),
                    Natural(ply.ply.edge)});
  }
  return rows;
}

}  // namespace quadrille::exports
