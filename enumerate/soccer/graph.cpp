// The edges of a pitch, its state graph, and one drawing of it, as rows.
#include <fmt/format.h>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/soccer/state_graph.hpp"
#include "enumerate/soccer/tables.hpp"
#include "games/soccer/history.hpp"
#include "games/soccer/names.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::soccer {

namespace {

// The pitch of that name. \throws Error (unusable_input) if no drawing holds it
Pitch drawable_pitch(const std::string& text) {
  const PitchName name = parse_pitch_name(text);
  require_drawable(name);
  return Pitch(name);
}

std::string point(const Pitch& pitch, Vertex v) { return to_string(pitch.lattice().point(v)); }
int number(Player player) { return static_cast<int>(player); }

// The graph that a query asks for.
template <class Query>
enumerate::StateGraph graph_of(const Pitch& pitch, const Query& query, const Options& options) {
  const running::Runner runner(options);
  engines::RunOptions engine = runner.engine_options();
  engine.memory /= 2;  // the rows take as much again
  return runner.on_threads([&] { return enumerate::state_graph(pitch, query.plies, query.most_states, engine); });
}

template <class Row>
void set_end(const enumerate::StateGraph& graph, Result<Row>& result, Spelling spelling) {
  running::set_end(result, graph.status,
                   running::end_after_ply(graph.last_finished_ply, "give more, or fewer " + mention("plies")),
                   spelling);
}

Result<GraphEdgeRow> edges_of(const Pitch& pitch, const enumerate::StateGraph& graph, Spelling spelling) {
  Result<GraphEdgeRow> result;
  result.rows.reserve(graph.arcs.size());
  for (const enumerate::StateArc& arc : graph.arcs) {
    const enumerate::StateNode& from = graph.nodes[arc.from];
    result.rows.push_back({static_cast<int>(arc.from), static_cast<int>(arc.to), from.ply + 1,
                           number(from.position.mover), arc.edge, point(pitch, graph.nodes[arc.to].position.ball)});
  }
  set_end(graph, result, spelling);
  return result;
}

Result<GraphNodeRow> nodes_of(const Pitch& pitch, const enumerate::StateGraph& graph, Spelling spelling) {
  Result<GraphNodeRow> result;
  result.rows.reserve(graph.nodes.size());
  for (const enumerate::StateNode& node : graph.nodes) {
    result.rows.push_back({static_cast<int>(result.rows.size()), node.ply, point(pitch, node.position.ball),
                           number(node.position.mover), to_string(node.outcome), node.histories,
                           to_string(pitch, node.least_history)});
  }
  set_end(graph, result, spelling);
  return result;
}

// \param nodes  whether the states are listed
std::string graph_command(const std::string& pitch, const std::optional<int>& plies, bool nodes) {
  return running::command_of("export graph", {{"pitch", pitch}, {"plies", plies}, {"nodes", nodes}});
}

}  // namespace

std::string request_of(const EdgesQuery& query) {
  return running::command_of("export edges", {{"pitch", query.pitch}});
}
std::string request_of(const PositionsQuery& query) {
  return running::command_of("export positions", {{"pitch", query.pitch}, {"plies", query.plies}});
}
std::string request_of(const GraphEdgesQuery& query) { return graph_command(query.pitch, query.plies, false); }
std::string request_of(const GraphNodesQuery& query) { return graph_command(query.pitch, query.plies, true); }
std::string request_of(const DrawingQuery& query) {
  return running::command_of("export graph", {{"pitch", query.pitch}, {"history", fmt::format("'{}'", query.history)}});
}

Result<EdgeRow> list(const EdgesQuery& query, const Options& /*options*/) {
  const Pitch pitch = drawable_pitch(query.pitch);
  Result<EdgeRow> result;
  for (std::size_t e = 0; e < pitch.lattice().edge_count(); ++e) {
    const auto [from, to] = pitch.lattice().ends(static_cast<Edge>(e));
    result.rows.push_back({static_cast<int>(e), point(pitch, from), point(pitch, to)});
  }
  return result;
}

Result<GraphEdgeRow> list(const GraphEdgesQuery& query, const Options& options) {
  const Pitch pitch = drawable_pitch(query.pitch);
  return edges_of(pitch, graph_of(pitch, query, options), options.spelling);
}

Result<GraphNodeRow> list(const GraphNodesQuery& query, const Options& options) {
  const Pitch pitch = drawable_pitch(query.pitch);
  return nodes_of(pitch, graph_of(pitch, query, options), options.spelling);
}

Graph list(const GraphQuery& query, const Options& options) {
  const Pitch pitch = drawable_pitch(query.pitch);
  const enumerate::StateGraph graph = graph_of(pitch, query, options);
  return {nodes_of(pitch, graph, options.spelling), edges_of(pitch, graph, options.spelling)};
}

Result<DrawingRow> list(const DrawingQuery& query, const Options& /*options*/) {
  const Pitch pitch = drawable_pitch(query.pitch);
  const Replay replayed = replay(pitch, parse_points(query.history, 1));
  if (replayed.fault) {
    throw Error(ErrorKind::breaks_rules, fmt::format("ply {}", replayed.fault->ply), replayed.fault->message, {});
  }
  Result<DrawingRow> result;
  for (const PlayedPly& ply : replayed.plies) {
    result.rows.push_back({point(pitch, ply.from), point(pitch, ply.ply.to), static_cast<int>(ply.number),
                           number(ply.mover), ply.ply.edge});
  }
  return result;
}

}  // namespace quadrille::soccer
