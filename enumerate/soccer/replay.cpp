// Replays a record of Paper Soccer, ply by ply.
#include <fmt/format.h>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/spelling.hpp"
#include "games/soccer/history.hpp"
#include "games/soccer/names.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::soccer {

namespace {

// A row a ply; the outcome stands at the last, and nowhere if a ply is illegal. A history without plies has one row,
// ply 0, for its outcome.
void add_rows(const Pitch& pitch, int number, const Replay& replayed, std::vector<ReplayRow>& rows) {
  const auto point = [&](Vertex v) { return to_string(pitch.lattice().point(v)); };
  if (replayed.plies.empty() && !replayed.fault) rows.push_back({.history = number, .to = point(pitch.start())});
  for (const PlayedPly& ply : replayed.plies) {
    rows.push_back({number, static_cast<int>(ply.number), static_cast<int>(ply.mover), point(ply.from),
                    point(ply.ply.to), ply.bounce ? "yes" : "no"});
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
           {"mover", &ReplayRow::mover, "who drew it: 1 or 2"},
           {"from", &ReplayRow::from, "where the ball lay"},
           {"to", &ReplayRow::to, "where the ball went"},
           {"bounce", &ReplayRow::bounce, "yes if the same player goes on after it (Def. 2.5)"},
           {"outcome", &ReplayRow::outcome, "how the history stands, at its last ply"}}};
}

Plan<ReplayRequest> plan(const ReplayRequest& request, const Options& /*options*/) {
  Plan<ReplayRequest> plan = running::plan_for<ReplayRow>(request, "quadrille replay soccer " + request.file, {});
  plan.table.indexed = false;  // each history begins its plies anew
  return plan;
}

RecordAnswer run(const Plan<ReplayRequest>& plan, const Options& options) {
  const Record record = parse_record(plan.request.record);
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
