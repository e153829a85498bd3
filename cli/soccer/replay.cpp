// `quadrille replay soccer`: a written record, ply by ply, with what the rules say of each.
#include <fmt/format.h>

#include <memory>
#include <utility>

#include "cli/options/command.hpp"
#include "cli/options/input.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/show.hpp"
#include "cli/output/streams.hpp"
#include "cli/session.hpp"
#include "cli/soccer/commands.hpp"
#include "games/soccer/history.hpp"
#include "games/soccer/names.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::cli {

namespace {

// A row a ply; the outcome stands at the last, and nowhere if a ply is illegal. A history without plies has one row,
// ply 0, for its outcome.
std::vector<soccer::ReplayRow> rows_of(const soccer::Pitch& pitch, int number, const soccer::Replay& replayed) {
  const auto point = [&](soccer::Vertex v) { return to_string(pitch.lattice().point(v)); };
  std::vector<soccer::ReplayRow> rows;
  if (replayed.plies.empty() && !replayed.fault) rows.push_back({.history = number, .to = point(pitch.start())});
  for (const soccer::PlayedPly& ply : replayed.plies) {
    rows.push_back({number, static_cast<int>(ply.number), static_cast<int>(ply.mover), point(ply.from),
                    point(ply.ply.to), ply.bounce ? "yes" : "no"});
  }
  if (!replayed.fault) rows.back().outcome = soccer::outcome_text(pitch, replayed.end);
  return rows;
}

soccer::Record drawable_record(std::string_view text) {
  soccer::Record record = soccer::parse_record(text);
  soccer::require_drawable(record.pitch);
  return record;
}

Exit replay(const std::string& file, const Session& session) {
  Table table = table_for<soccer::ReplayRow>("quadrille replay soccer " + file, {});
  table.indexed = false;  // each history begins its plies anew
  const TableOutput output(session, table);

  session.bound_memory();
  const soccer::Record record = read_record(file, drawable_record);
  const soccer::Pitch pitch(record.pitch);
  table.provenance.rules = "paper soccer, " + to_string(record.pitch);

  std::vector<std::string> faults;
  {
    const ProgressLine progress(session.quiet(), "replaying " + input_name(file));
    for (std::size_t i = 0; i < record.histories.size(); ++i) {
      const soccer::WrittenHistory& written = record.histories[i];
      const soccer::Replay replayed = soccer::replay(pitch, written.points);
      append_rows(table, rows_of(pitch, static_cast<int>(i) + 1, replayed));
      if (!replayed.fault) continue;
      faults.push_back(fault_in(file, written.line, "ply", replayed.fault->ply, replayed.fault->sentence));
      table.missing +=
          fmt::format("{}history {} from ply {} on", table.missing.empty() ? "" : ", ", i + 1, replayed.fault->ply);
    }
  }
  output.write(table);
  for (const std::string& fault : faults) print_line(fault);
  return faults.empty() ? Exit::done : Exit::mismatch;
}

}  // namespace

void add_replay_soccer(Command& parent) {
  const auto file = std::make_shared<std::string>();
  Command& command = parent.add_command("soccer", "replay written games of Paper Soccer",
                                        [file](const Session& session) { return replay(*file, session); });
  command.add_option("FILE", *file, "the record; - for standard input").type_name("").required();
  command.footer(
      "A record is a line 'pitch paper:3x3', then one history a line, as '(2,2) (2,1) (3,1)'; # starts a comment.\n"
      "example:\n"
      "  quadrille replay soccer games.txt");
}

}  // namespace quadrille::cli
