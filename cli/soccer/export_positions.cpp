// `quadrille export positions`: every strong class of a pitch as a row, streamed to csv or into a database; and
// `quadrille export edges`: the numbered edges that its drawings are made of.
#include <fmt/format.h>

#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/options/command.hpp"
#include "cli/output/counted.hpp"
#include "cli/output/database_output.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/streams.hpp"
#include "cli/output/table_output.hpp"
#include "cli/output/tables.hpp"
#include "cli/session.hpp"
#include "cli/soccer/commands.hpp"
#include "cli/soccer/usual_pitches.hpp"
#include "enumerate/soccer/positions.hpp"
#include "export/graphs/soccer/positions.hpp"
#include "export/tables/csv.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

using engines::RunStatus;
using enumerate::PositionBlock;
using enumerate::PositionsEnd;

struct Arguments {
  std::string pitch;
  std::optional<std::string> plies;
};

enum class Format { csv, sqlite };

ChoiceOption<Format> format_option() {
  return {
      "--format",
      "how the rows are written",
      {{"csv", Format::csv, "the default"}, {"sqlite", Format::sqlite, "a table in the database that --out names"}}};
}

soccer::PitchName drawable(const std::string& text) {
  const soccer::PitchName name = soccer::parse_pitch_name(text);
  soccer::require_drawable(name);
  return name;
}

Format format_of(const Session& session) {
  const auto& arguments = session.arguments();
  if (arguments.column) throw Error(ErrorKind::unusable_input, "--column: only a b-file has one column; leave it out");
  return format_option().parse(arguments.format.value_or("csv"));
}

Table header(const std::string& table_name, const std::string& command, const soccer::PitchName& name,
             std::optional<int> last_ply) {
  Table table = new_table(table_name);
  table.provenance.command = fmt::format("quadrille {} --pitch {}{}", command, to_string(name),
                                         last_ply ? fmt::format(" --plies {}", *last_ply) : "");
  table.provenance.rules = "paper soccer, " + to_string(name);
  return table;
}

// Runs the engine with the sink; a signal, or a sink that wants no more, ends it.
PositionsEnd stream(const Session& session, const soccer::Pitch& pitch, std::optional<int> last_ply,
                    const enumerate::PositionSink& sink) {
  const Interrupt::Listener listener(session.interrupt());
  ProgressLine progress(session.quiet(), "writing positions");
  engines::RunOptions options;
  options.last_grade = last_ply;
  options.memory = session.memory_budget();
  options.stop = listener.token();
  options.observer = progress.observer();
  return session.on_threads([&] { return soccer_positions(pitch, sink, options); });
}

// What ended the stream before its end, and what it lacks therefore.
Shortfall shortfall(const Session& session, const PositionsEnd& end) {
  if (end.enough || end.status == RunStatus::complete || end.status == RunStatus::grade_limit) return {};
  const int last = end.last_finished_grade;
  const std::string stand = last < 0 ? "before any ply was finished" : fmt::format("after ply {}", last);
  Shortfall shortfall;
  switch (end.status) {
    case RunStatus::memory:
      shortfall.why = fmt::format("{} {}; give more, or fewer --plies", session.memory_ended(), stand);
      break;
    case RunStatus::overflow:
      shortfall.why = fmt::format("a count outgrew the widest counter {}; give fewer --plies", stand);
      break;
    default:
      shortfall.why = "interrupted " + stand;
  }
  shortfall.missing = last < 0 ? "all plies" : fmt::format("all plies after {}", last);
  if (end.cut) shortfall.missing += fmt::format(", but for some rows of ply {}", last + 1);
  return shortfall;
}

Exit finished(const Session& session, const PositionsEnd& end, const Shortfall& shortfall) {
  if (end.enough) return Exit::done;  // as the reader wished, and nobody is left to tell
  if (shortfall.why.empty()) {
    session.note_time_and_threads();
    return Exit::done;
  }
  print_error(fmt::format("{}; missing: {}", shortfall.why, shortfall.missing));
  return status(end.status);
}

Exit to_csv(const Session& session, const soccer::Pitch& pitch, std::optional<int> last_ply, const Table& table) {
  const Output output = session.output();
  const exports::PositionRows rows(pitch);
  OutputStream written(output);
  if (!written.write(exports::csv(table))) return Exit::done;
  const PositionsEnd end = stream(session, pitch, last_ply,
                                  {.prepare = [&](PositionBlock& block) { rows.csv(block.rows, block.text); },
                                   .take = [&](const PositionBlock& block) { return written.write(block.text); }});
  const Shortfall short_of = shortfall(session, end);
  // A table says itself what it lacks, but these rows do not: they take no whole file's place.
  const bool kept = short_of.why.empty() || !output.replaces_a_file();
  if (kept) written.finish();
  const Exit exit = finished(session, end, short_of);
  if (!kept) print_error(fmt::format("--out '{}': the earlier file stands", *session.arguments().out));
  return exit;
}

Exit to_database(const Session& session, const soccer::Pitch& pitch, std::optional<int> last_ply, const Table& table) {
  const DatabaseOutput output(session, table);
  const exports::PositionRows rows(pitch);
  DatabaseRun run(output, table);
  const PositionsEnd end = stream(session, pitch, last_ply, {.prepare = {}, .take = [&](const PositionBlock& block) {
                                                               for (const auto& row : block.rows)
                                                                 rows.put(row, run.rows());
                                                               return true;
                                                             }});
  const Shortfall short_of = shortfall(session, end);
  if (end.rows != 0 && !run.finish(short_of.missing)) run.refuse_second_file();
  return finished(session, end, short_of);
}

Exit export_positions(const Arguments& arguments, const Session& session) {
  const soccer::PitchName name = drawable(arguments.pitch);
  const std::optional<int> last_ply = parse_plies(arguments.plies);
  const Format format = format_of(session);
  const Table table = header("export_positions", "export positions", name, last_ply);
  const soccer::Pitch pitch(name);
  return format == Format::csv ? to_csv(session, pitch, last_ply, table) : to_database(session, pitch, last_ply, table);
}

Exit export_edges(const Arguments& arguments, const Session& session) {
  const soccer::PitchName name = drawable(arguments.pitch);
  Table table = header("export_edges", "export edges", name, std::nullopt);
  const TableOutput output(session, table);
  const soccer::Pitch pitch(name);
  const graphs::Lattice& lattice = pitch.lattice();
  for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
    const auto [from, to] = lattice.ends(static_cast<soccer::Edge>(e));
    table.rows.push_back({Natural(e), to_string(lattice.point(from)), to_string(lattice.point(to))});
  }
  output.write(table);
  return Exit::done;
}

}  // namespace

void add_export_positions(Command& parent, CommonArguments& common) {
  const auto arguments = std::make_shared<Arguments>();
  Command& command =
      parent.add_command("positions", "every position of Paper Soccer, a row each",
                         [arguments](const Session& session) { return export_positions(*arguments, session); });
  command.add_option("--pitch", arguments->pitch, "paper:MxN or classic:WxH")
      .type_name("PITCH")
      .suggest(usual_pitches())
      .required();
  command.add_option("--plies", arguments->plies, "stop after ply K; the whole game if not given").type_name("K");
  format_option().add(command, common.format);
  command.footer(
      "A drawing is a number whose bit e is edge e, as export edges lists "
      "them.\n"
      "examples:\n"
      "  quadrille export positions --pitch paper:3x3 --plies 8 --format csv | head\n"
      "  quadrille export positions --pitch paper:3x3 --format sqlite --out soccer.db\n"
      "  quadrille export edges --pitch paper:3x3 --format sqlite --out soccer.db");
}

void add_export_edges(Command& parent) {
  const auto arguments = std::make_shared<Arguments>();
  Command& command =
      parent.add_command("edges", "the numbered edges of a pitch, which drawings are made of",
                         [arguments](const Session& session) { return export_edges(*arguments, session); });
  command.add_option("--pitch", arguments->pitch, "paper:MxN or classic:WxH")
      .type_name("PITCH")
      .suggest(usual_pitches())
      .required();
  command.footer(
      "examples:\n"
      "  quadrille export edges --pitch paper:3x3 --format csv");
}

}  // namespace quadrille::cli
