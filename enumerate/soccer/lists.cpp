// Makes lists about Paper Soccer: the edges of a pitch, its state graph, one drawing, every position, and replays of
// game records.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/soccer/classes.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "enumerate/soccer/positions.hpp"
#include "enumerate/soccer/state_graph.hpp"
#include "games/soccer/history.hpp"
#include "games/soccer/position.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::soccer {

namespace {

const char* const outcome_meaning =
    "ongoing, goal_1 (player 2 has won), goal_2 (player 1 has won) or blocked (the mover has lost)";

// The pitch of that name. \throws Error (unusable_input) if no drawing holds it
Pitch drawable_pitch(const std::string& text) {
  const PitchName name = enumerate::read_pitch(text);
  require_drawable(name);
  return Pitch(name);
}

std::string point(const Pitch& pitch, Vertex v) { return pitch.to_string(v); }
int number(Player player) { return static_cast<int>(player); }

std::string rules_of(const Pitch& pitch) { return "paper soccer, " + to_string(pitch.name()); }

enumerate::StateGraph walk(const Pitch& pitch, const GraphRequest& request, const Options& options) {
  const running::Runner runner(options);
  engines::RunOptions engine = runner.engine_options();
  engine.memory /= 2;  // the rows take as much again
  return runner.on_threads([&] { return enumerate::state_graph(pitch, request.plies, request.most_states, engine); });
}

std::vector<GraphEdgeRow> edges_of(const Pitch& pitch, const enumerate::StateGraph& graph) {
  std::vector<GraphEdgeRow> rows;
  rows.reserve(graph.arcs.size());
  for (const enumerate::StateArc& arc : graph.arcs) {
    const enumerate::StateNode& from = graph.nodes[arc.from];
    rows.push_back({static_cast<int>(arc.from), static_cast<int>(arc.to), from.ply + 1, number(from.position.mover),
                    arc.edge, point(pitch, graph.nodes[arc.to].position.ball)});
  }
  return rows;
}

std::vector<GraphNodeRow> nodes_of(const Pitch& pitch, const enumerate::StateGraph& graph) {
  std::vector<GraphNodeRow> rows;
  rows.reserve(graph.nodes.size());
  for (const enumerate::StateNode& node : graph.nodes) {
    rows.push_back({static_cast<int>(rows.size()), node.ply, point(pitch, node.position.ball),
                    number(node.position.mover), to_string(node.outcome), node.histories,
                    to_string(pitch, node.least_history)});
  }
  return rows;
}

std::vector<DrawingRow> plies_of(const Pitch& pitch, const Replay& replayed) {
  std::vector<DrawingRow> rows;
  rows.reserve(replayed.plies.size());
  for (const PlayedPly& ply : replayed.plies) {
    rows.push_back({point(pitch, ply.from), point(pitch, ply.ply.to), static_cast<int>(ply.number), number(ply.mover),
                    ply.ply.edge});
  }
  return rows;
}

Ending ending_of(const enumerate::StateGraph& graph, const Options& options) {
  Ending ending;
  running::set_end(ending, graph.status,
                   running::end_after_ply(graph.last_finished_ply, "give more, or fewer " + mention("plies")), options);
  return ending;
}

}  // namespace

Schema<EdgeRow> schema_of(RowType<EdgeRow> /*row*/) {
  return {"export_edges",
          "export edges",
          "one edge of the pitch",
          {{"edge", &EdgeRow::edge, "the edge's number e; bit e of a drawing is 1 if the edge is drawn"},
           {"from", &EdgeRow::from, "the edge's first vertex"},
           {"to", &EdgeRow::to, "the edge's other vertex"}}};
}

Schema<GraphEdgeRow> schema_of(RowType<GraphEdgeRow> /*row*/) {
  return {"export_graph_edges",
          "export graph",
          "one ply from one state to another, ordered by state, then by the ball's vertex after the ply",
          {{"from", &GraphEdgeRow::from, "the number of the state before the ply, as in export_graph_nodes"},
           {"to", &GraphEdgeRow::to, "the number of the state after the ply"},
           {"ply", &GraphEdgeRow::ply, "the ply's number in the game, 1 for the first"},
           {"player", &GraphEdgeRow::player, "the player who draws the ply, 1 or 2"},
           {"edge", &GraphEdgeRow::edge, "the number of the drawn edge, as in export_edges"},
           {"ball", &GraphEdgeRow::ball, "the ball's vertex after the ply"}}};
}

Schema<GraphNodeRow> schema_of(RowType<GraphNodeRow> /*row*/) {
  return {"export_graph_nodes",
          "export graph --nodes",
          "one state, ordered by ply, then by least history",
          {{"node", &GraphNodeRow::node, "its number"},
           {"ply", &GraphNodeRow::ply, "number of plies that lead to the state"},
           {"ball", &GraphNodeRow::ball, "the ball's vertex"},
           {"mover", &GraphNodeRow::mover, "the player to move, 1 or 2"},
           {"outcome", &GraphNodeRow::outcome, outcome_meaning},
           {"histories", &GraphNodeRow::histories, "number of histories that lead to the state"},
           {"history", &GraphNodeRow::history, "the least of these histories"}}};
}

Schema<DrawingRow> schema_of(RowType<DrawingRow> /*row*/) {
  return {"export_graph_drawing",
          "export graph --history",
          "one ply of the history, in the order of play",
          {{"from", &DrawingRow::from, "the ball's vertex before the ply"},
           {"to", &DrawingRow::to, "the ball's vertex after the ply"},
           {"ply", &DrawingRow::ply, "its number, 1 for the first"},
           {"player", &DrawingRow::player, "the player who drew the ply, 1 or 2"},
           {"edge", &DrawingRow::edge, "the number of the drawn edge, as in export_edges"}}};
}

Plan<EdgesRequest> plan(const EdgesRequest& request, const Options& /*options*/) {
  const Pitch pitch = drawable_pitch(request.pitch);
  const std::string name = to_string(pitch.name());
  return running::plan_for<EdgeRow>(EdgesRequest{name}, running::command_of("export edges", {{"pitch", name}}),
                                    rules_of(pitch));
}

Answer run(const Plan<EdgesRequest>& plan, const Options& /*options*/) {
  const Pitch pitch = drawable_pitch(plan.request.pitch);
  std::vector<EdgeRow> rows;
  for (std::size_t e = 0; e < pitch.lattice().edge_count(); ++e) {
    const auto [from, to] = pitch.lattice().ends(static_cast<Edge>(e));
    rows.push_back({static_cast<int>(e), point(pitch, from), point(pitch, to)});
  }
  Answer answer{.table = plan.table};
  append_rows(answer.table, rows);
  return answer;
}

Plan<GraphRequest> plan(const GraphRequest& request, const Options& /*options*/) {
  const Pitch pitch = drawable_pitch(request.pitch);
  GraphRequest normal = request;
  normal.pitch = to_string(pitch.name());
  if (request.history) normal.history = to_string(pitch, history_of(pitch, replay_history(pitch, *request.history)));
  const std::string command =
      running::command_of("export graph", {{"pitch", normal.pitch},
                                           {"plies", request.plies},
                                           {"nodes", request.nodes},
                                           {"history", running::quoted(normal.history.value_or(""))}});
  Plan<GraphRequest> plan = request.history ? running::plan_for<DrawingRow>(normal, command, rules_of(pitch))
                            : request.nodes ? running::plan_for<GraphNodeRow>(normal, command, rules_of(pitch))
                                            : running::plan_for<GraphEdgeRow>(normal, command, rules_of(pitch));
  plan.table.indexed = request.nodes;
  return plan;
}

Answer run(const Plan<GraphRequest>& plan, const Options& options) {
  const GraphRequest& request = plan.request;
  const Pitch pitch = drawable_pitch(request.pitch);
  Answer answer{.table = plan.table};
  if (request.history) {
    append_rows(answer.table, plies_of(pitch, replay_history(pitch, *request.history)));
    return answer;
  }
  const enumerate::StateGraph graph = walk(pitch, request, options);
  if (request.nodes) {
    append_rows(answer.table, nodes_of(pitch, graph));
  } else {
    append_rows(answer.table, edges_of(pitch, graph));
  }
  answer.ending = ending_of(graph, options);
  answer.table.missing = answer.ending.missing;
  return answer;
}

Graph graph_of(const GraphRequest& request, const Options& options) {
  const Pitch pitch = drawable_pitch(request.pitch);
  const enumerate::StateGraph graph = walk(pitch, request, options);
  return {nodes_of(pitch, graph), edges_of(pitch, graph), ending_of(graph, options)};
}

// Positions.

namespace {

using enumerate::PositionBlock;
using enumerate::PositionsEnd;
using enumerate::SoccerPosition;

// The end of a stream that stopped early: the place, what is missing, and the remedy.
running::EarlyEnd early_end(const PositionsEnd& end) {
  const bool overflow = end.status == RunStatus::overflow;
  running::EarlyEnd early = running::end_after_ply(
      end.last_finished_grade, (overflow ? "give fewer " : "give more, or fewer ") + mention("plies"));
  if (end.cut) early.missing += fmt::format(", except some rows of ply {}", end.last_finished_grade + 1);
  return early;
}

// Makes rows of positions. Every row needs the name of a vertex and of an outcome, so these names are made once.
class RowMaker {
 public:
  explicit RowMaker(const Pitch& pitch) {
    for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
      points_.push_back(pitch.to_string(static_cast<Vertex>(v)));
    }
    for (const Outcome outcome : {Outcome::ongoing, Outcome::goal_1, Outcome::goal_2, Outcome::blocked}) {
      outcomes_.at(static_cast<std::size_t>(outcome)) = to_string(outcome);
    }
  }

  // Replaces `rows` and reuses their memory.
  void make(std::span<const SoccerPosition> positions, std::vector<PositionRow>& rows) const {
    rows.resize(positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const SoccerPosition& position = positions[i];
      PositionRow& row = rows[i];
      row.grade = position.grade;
      row.drawing = hexadecimal(position.drawing);
      row.ball = points_[position.ball];
      row.mover = static_cast<int>(position.mover);
      row.bounces = position.bounces;
      row.size = position.size;
      row.outcome = outcomes_[static_cast<std::size_t>(position.outcome)];
    }
  }

 private:
  std::vector<std::string> points_;      // by vertex
  std::array<std::string, 4> outcomes_;  // by Outcome
};

// Hands the blocks of a request to the sink that make_sink(maker of rows) returns.
template <class MakeSink>
PositionsEnding stream(const PositionsRequest& request, const Options& options, const MakeSink& make_sink) {
  const PitchName name = enumerate::read_pitch(request.pitch);
  require_drawable(name);
  const Pitch pitch(name);
  const RowMaker maker(pitch);
  const enumerate::PositionSink sink = make_sink(maker);
  const running::Runner runner(options);
  engines::RunOptions engine = runner.engine_options();
  engine.last_grade = request.plies;
  const PositionsEnd end = runner.on_threads([&] { return soccer_positions(pitch, sink, engine); });
  PositionsEnding result;
  result.taken = end.rows;
  result.enough = end.enough;
  running::set_end(result, end.status, end.enough ? running::EarlyEnd{} : early_end(end), options);
  return result;
}

}  // namespace

Schema<PositionRow> schema_of(RowType<PositionRow> /*row*/) {
  return {
      "export_positions",
      "export positions",
      "one strong class, ordered by grade, drawing and ball",
      {{"grade", &PositionRow::grade, "number of drawn edges"},
       {"drawing", &PositionRow::drawing, "the drawn edges as a hexadecimal number: bit e is edge e of export edges"},
       {"ball", &PositionRow::ball, "the ball's vertex"},
       {"mover", &PositionRow::mover, "the player to move, 1 or 2"},
       {"bounces", &PositionRow::bounces, "number of bounces in each history of the class"},
       {"size", &PositionRow::size, "number of histories in the class"},
       {"outcome", &PositionRow::outcome, outcome_meaning}}};
}

Plan<PositionsRequest> plan(const PositionsRequest& request, const Options& /*options*/) {
  const PitchName name = enumerate::read_pitch(request.pitch);
  require_drawable(name);
  const std::string pitch = to_string(name);
  return running::plan_for<PositionRow>(
      PositionsRequest{pitch, request.plies},
      running::command_of("export positions", {{"pitch", pitch}, {"plies", request.plies}}), "paper soccer, " + pitch);
}

std::optional<RequestSize> size_of(const PositionsRequest& request, const Options& options) {
  const PitchName name = enumerate::read_pitch(request.pitch);
  require_drawable(name);
  const running::Runner runner(options);
  const auto bound = runner.on_threads(
      [&] { return enumerate::bound_classes({.pitch = name, .last_ply = request.plies}, runner.engine_options()); });
  if (!bound) return std::nullopt;
  return RequestSize{bound->classes, RequestSize::Unit::rows,
                     bound->is_exact ? RequestSize::Known::exactly : RequestSize::Known::at_least};
}

PositionsEnding for_each_position(const PositionsRequest& request, const PositionSink& sink, const Options& options) {
  std::vector<PositionRow> rows;
  return stream(request, options, [&](const RowMaker& maker) {
    const auto take = [&](const PositionBlock& block) {
      maker.make(block.rows, rows);
      return sink(rows);
    };
    return enumerate::PositionSink{.prepare = {}, .take = take};
  });
}

PositionsEnding for_each_position(const PositionsRequest& request, const PositionTextSink& sink,
                                  const Options& options) {
  return stream(request, options, [&](const RowMaker& maker) {
    const auto prepare = [&](PositionBlock& block) {
      constexpr std::size_t most_rows = 256;  // they stay in the processor's cache
      std::vector<PositionRow> rows;
      block.text.clear();
      std::span<const SoccerPosition> rest(block.rows);
      while (!rest.empty()) {
        const std::size_t some = std::min(most_rows, rest.size());
        maker.make(rest.first(some), rows);
        rest = rest.subspan(some);
        sink.append(rows, block.text);
      }
    };
    return enumerate::PositionSink{.prepare = prepare,
                                   .take = [&](const PositionBlock& block) { return sink.take(block.text); }};
  });
}

// Replays a record of Paper Soccer, ply by ply.

namespace {

// Adds a row for each ply. The last row has the outcome; no row has one if a ply is illegal. A history without plies
// has one row, ply 0, for its outcome.
void add_rows(const Pitch& pitch, int number, const Replay& replayed, std::vector<ReplayRow>& rows) {
  if (replayed.plies.empty() && !replayed.fault) rows.push_back({.history = number, .to = point(pitch, pitch.start())});
  for (const PlayedPly& ply : replayed.plies) {
    rows.push_back({number, static_cast<int>(ply.number), static_cast<int>(ply.mover), point(pitch, ply.from),
                    point(pitch, ply.ply.to), ply.bounce ? "yes" : "no"});
  }
  if (!replayed.fault) rows.back().outcome = outcome_text(pitch, replayed.end);
}

}  // namespace

Schema<ReplayRow> schema_of(RowType<ReplayRow> /*row*/) {
  return {"replay_soccer",
          "replay soccer FILE",
          "one ply of one history",
          {{"history", &ReplayRow::history, "the history's number in the record"},
           {"ply", &ReplayRow::ply, "the ply's number in the history"},
           {"mover", &ReplayRow::mover, "the player who drew the ply: 1 or 2"},
           {"from", &ReplayRow::from, "the ball's vertex before the ply"},
           {"to", &ReplayRow::to, "the ball's vertex after the ply"},
           {"bounce", &ReplayRow::bounce, "yes if the same player moves again after the ply (Def. 2.5)"},
           {"outcome", &ReplayRow::outcome, "the outcome of the history, at its last ply"}}};
}

Plan<ReplayRequest> plan(const ReplayRequest& request, const Options& /*options*/) {
  Plan<ReplayRequest> plan = running::plan_for<ReplayRow>(request, "quadrille replay soccer " + request.file, {});
  plan.table.indexed = false;  // each history begins its plies anew
  return plan;
}

RecordAnswer run(const Plan<ReplayRequest>& plan, const Options& options) {
  const Record record = parse_record(plan.request.record, enumerate::read_pitch);
  require_drawable(record.pitch);
  const Pitch pitch(record.pitch);
  running::Replayed<ReplayRow> found;
  running::replay_games(found, "history", record.histories.size(), options, [&](std::size_t i) {
    const WrittenHistory& written = record.histories[i];
    const Replay replayed = replay(pitch, written.points);
    add_rows(pitch, static_cast<int>(i) + 1, replayed, found.rows);
    if (!replayed.fault) return;
    const auto& [ply, why, sentence] = *replayed.fault;
    running::add_fault(found, i, fmt::format("line {}: ply {}: {}", written.line, ply, sentence),
                       fmt::format("history {} from ply {} on", i + 1, ply));
  });
  RecordAnswer answer = running::answer_of(plan.table, std::move(found));
  answer.table.provenance.rules = "paper soccer, " + to_string(record.pitch);
  return answer;
}

}  // namespace quadrille::soccer
