// The job that replays a record of Paper Soccer, ply by ply.
#include <fmt/format.h>

#include "enumerate/run/records.hpp"
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

ReplayResult replay(const ReplayQuery& query, const Options& options) {
  const Record record = parse_record(query.record);
  require_drawable(record.pitch);
  const Pitch pitch(record.pitch);
  ReplayResult result;
  result.pitch = to_string(record.pitch);
  running::replay_games(result, "history", record.histories.size(), options, [&](std::size_t i) {
    const WrittenHistory& written = record.histories[i];
    const Replay replayed = replay(pitch, written.points);
    add_rows(pitch, static_cast<int>(i) + 1, replayed, result.rows);
    if (!replayed.fault) return;
    const auto& [ply, why, sentence] = *replayed.fault;
    running::add_fault(result, i, fmt::format("line {}: ply {}: {}", written.line, ply, sentence),
                       fmt::format("history {} from ply {} on", i + 1, ply));
  });
  return result;
}

}  // namespace quadrille::soccer
