// Three commands that export data of a pitch. `quadrille export positions` writes a row for each strong class (a set of
// drawn segments with a place of the ball), to CSV or into a database. `quadrille export edges` lists the edges (the
// segments that players can draw) with their numbers. `quadrille export board` writes the pitch as a board file, which
// people can edit to make a board of their own.
#include <fmt/format.h>

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/options/command.hpp"
#include "cli/output/database_output.hpp"
#include "cli/output/show.hpp"
#include "cli/output/streams.hpp"
#include "cli/output/table_output.hpp"
#include "cli/session.hpp"
#include "cli/soccer/arguments.hpp"
#include "cli/soccer/parts.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "export/graphs/soccer/positions.hpp"
#include "export/tables/formats.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

using soccer::PositionRow;
using soccer::PositionsEnding;
using soccer::PositionsRequest;

struct PositionsArguments {
  std::string pitch;
  std::optional<std::string> plies;
};

enum class RowsFormat { csv, sqlite };

ChoiceOption<RowsFormat> rows_format_option() {
  return {"--format",
          "format of the rows",
          {{"csv", RowsFormat::csv, "the default"},
           {"sqlite", RowsFormat::sqlite, "a table in the database that --out names"}}};
}

soccer::PitchName drawable(const std::string& text) {
  soccer::PitchName name = enumerate::read_pitch(text);
  soccer::require_drawable(name);
  return name;
}

RowsFormat format_of(const Session& session) {
  const auto& arguments = session.arguments();
  if (arguments.column) throw Error(ErrorKind::unusable_input, "--column: only a b-file has one column; leave it out");
  return rows_format_option().parse(arguments.format.value_or("csv"));
}

void agree_to(const Session& session, const PositionsRequest& request) {
  const auto size = run_job(session, {}, [&](const Options& options) { return size_of(request, options); });
  session.agree_to(size, "give fewer --plies, or a smaller pitch");
}

// Lists the positions into the sink, until a signal or the sink ends the list.
template <class Sink>
PositionsEnding stream(const Session& session, const PositionsRequest& request, const Sink& sink) {
  return run_job(session, {.doing = "writing positions"},
                 [&](const Options& options) { return for_each_position(request, sink, options); });
}

// Reports the end of the stream.
Exit finished(const Session& session, const PositionsEnding& result) {
  if (result.enough) return Exit::done;  // the reader has closed the pipe, so there is nothing to report
  return finish(session, JobEnd(result));
}

Exit to_csv(const Session& session, const PositionsRequest& request, const Table& table) {
  const Output output = session.output();
  agree_to(session, request);
  OutputStream written(output);
  if (!written.write(exports::csv(table))) return Exit::done;
  const soccer::PositionTextSink sink{.append = exports::append_csv,
                                      .take = [&](std::string_view text) { return written.write(text); }};
  const PositionsEnding result = stream(session, request, sink);
  if (result.missing.empty()) {
    written.finish();
  } else if (result.taken > 0) {
    written.finish_partial();
  } else if (output.replaces_a_file()) {
    print_error(fmt::format("--out '{}': the earlier file is unchanged", *session.arguments().out));
  }
  return finished(session, result);
}

Exit to_database(const Session& session, const PositionsRequest& request, const Table& table) {
  const DatabaseOutput output(session, table);
  agree_to(session, request);
  DatabaseRun run(output, table);
  const soccer::PositionSink sink = [&](std::span<const PositionRow> rows) {
    for (const PositionRow& row : rows) exports::put(row, run.rows());
    return true;
  };
  const PositionsEnding result = stream(session, request, sink);
  if (result.taken != 0) run.finish(result.missing);
  return finished(session, result);
}

Exit export_positions(const PositionsArguments& arguments, const Session& session) {
  const Plan<PositionsRequest> planned =
      plan(PositionsRequest{to_string(drawable(arguments.pitch)), parse_plies(arguments.plies)});
  return format_of(session) == RowsFormat::csv ? to_csv(session, planned.request, planned.table)
                                               : to_database(session, planned.request, planned.table);
}

Exit export_edges(const PositionsArguments& arguments, const Session& session) {
  return answer(session, soccer::EdgesRequest{arguments.pitch}, Shown{.untimed = true});
}

Exit export_board(const PositionsArguments& arguments, const Session& session) {
  const soccer::PitchName name = enumerate::read_pitch(arguments.pitch);
  const std::string text = fmt::format("# {}\n{}", to_string(name), to_text(soccer::Pitch(name).board()));
  session.output().write(text);
  return Exit::done;
}

}  // namespace

void add_export_positions(Command& parent, CommonArguments& common) {
  const auto arguments = std::make_shared<PositionsArguments>();
  Command& command =
      parent.add_command("positions", "every position of Paper Soccer on a pitch, one row for each",
                         [arguments](const Session& session) { return export_positions(*arguments, session); });
  add_pitch(command, arguments->pitch);
  command.add_option("--plies", arguments->plies, "stop after ply K; the whole game if not given").type_name("K");
  rows_format_option().add(command, common.format);
  command.footer(
      "A drawing is a number: its bit e is 1 if edge e of export edges is drawn.\n"
      "examples:\n"
      "  quadrille export positions --pitch paper:3x3 --plies 8 --format csv | head\n"
      "  quadrille export positions --pitch paper:3x3 --format sqlite --out soccer.db\n"
      "  quadrille export edges --pitch paper:3x3 --format sqlite --out soccer.db");
}

void add_export_edges(Command& parent) {
  const auto arguments = std::make_shared<PositionsArguments>();
  Command& command =
      parent.add_command("edges", "the numbered edges of a pitch; a drawing is a set of them",
                         [arguments](const Session& session) { return export_edges(*arguments, session); });
  add_pitch(command, arguments->pitch);
  command.footer(
      "examples:\n"
      "  quadrille export edges --pitch paper:3x3 --format csv");
}

void add_export_board(Command& parent) {
  const auto arguments = std::make_shared<PositionsArguments>();
  Command& command =
      parent.add_command("board", "a pitch as the file of a board, a template for your own boards",
                         [arguments](const Session& session) { return export_board(*arguments, session); });
  add_pitch(command, arguments->pitch);
  command.footer(
      "Every command that counts or lists a PITCH also reads the FILE of a board. A board is any graph with a start, "
      "goals and walls.\n"
      "examples:\n"
      "  quadrille export board --pitch paper:3x3 --out my.board\n"
      "  quadrille count soccer --pitch my.board");
}

}  // namespace quadrille::cli::soccer_commands
