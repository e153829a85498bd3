// `quadrille count soccer`: the states of Paper Soccer, counted.
#include <fmt/format.h>

#include <memory>
#include <utility>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "cli/streams.hpp"
#include "cli/table_output.hpp"
#include "enumerate/soccer_counts.hpp"

namespace quadrille::cli {

namespace {

using enumerate::Ending;
using enumerate::SoccerBy;

struct Arguments {
  std::string pitch;
  std::string engine = "auto";
  std::optional<std::string> plies;
  std::string by = "ply";
};

SoccerBy parse_by(const std::string& text) {
  return parse_choice<SoccerBy>("--by", text,
                                {{"ply", SoccerBy::ply},
                                 {"total", SoccerBy::total},
                                 {"ball", SoccerBy::ball},
                                 {"bounces", SoccerBy::bounces},
                                 {"vertices", SoccerBy::vertices},
                                 {"size", SoccerBy::size},
                                 {"outcome", SoccerBy::outcome}});
}

// The table without its rows. The command is the request in its normal form: what decides the numbers, in this order.
exports::Table header(const soccer::Pitch& pitch, const Arguments& arguments, SoccerBy by,
                      std::optional<int> last_ply) {
  exports::Table table;
  table.columns = enumerate::soccer_columns(by);
  table.indexed = by != SoccerBy::total && by != SoccerBy::ball;  // a vertex is no index
  const std::string name = to_string(pitch.name());
  const std::string plies = last_ply ? fmt::format(" --plies {}", *last_ply) : "";
  table.provenance.command =
      fmt::format("quadrille count soccer --pitch {} --engine layered{} --by {}", name, plies, arguments.by);
  table.provenance.rules = "paper soccer, " + name;
  table.provenance.version = version();
  return table;
}

void add_rows(exports::Table& table, const soccer::Pitch& pitch, SoccerBy by, const enumerate::Counts& counts) {
  for (const auto& row : counts.rows) {
    std::vector<exports::Cell> cells;
    cells.reserve(row.size());
    for (const auto& count : row) cells.push_back(count ? exports::Cell(*count) : exports::Cell());
    const auto& ball = row.front();
    if (by == SoccerBy::ball && ball) {
      cells.front() = to_string(pitch.lattice().point(static_cast<soccer::Vertex>(*ball)));
    }
    table.rows.push_back(std::move(cells));
  }
}

// What ended the run before its end, as a sentence for people; empty if nothing did.
std::string shortfall(const Session& session, const enumerate::Counts& counts) {
  const std::string after = counts.last_finished_grade < 0 ? std::string("before any ply was finished")
                                                           : fmt::format("after ply {}", counts.last_finished_grade);
  switch (counts.ending) {
    case Ending::complete:
    case Ending::grade_limit:
      return {};
    case Ending::memory:
      return fmt::format("{} {}; give more, or fewer --plies", session.memory_ended(), after);
    case Ending::interrupted:
      return fmt::format("interrupted {}", after);
    case Ending::overflow:
      return fmt::format("a count outgrew the widest counter {}; give fewer --plies", after);
  }
  return {};
}

Exit status(Ending ending) {
  if (ending == Ending::interrupted) return Exit::interrupted;
  return ending == Ending::memory || ending == Ending::overflow ? Exit::limit : Exit::done;
}

Exit count(const Arguments& arguments, const Session& session) {
  const soccer::PitchName name = soccer::parse_pitch_name(arguments.pitch);
  soccer::require_drawable(name);
  const soccer::Pitch pitch(name);
  const SoccerBy by = parse_by(arguments.by);
  const bool choose_engine = parse_choice<bool>("--engine", arguments.engine, {{"auto", true}, {"layered", false}});
  enumerate::RunOptions options;
  options.last_grade = parse_plies(arguments.plies);
  exports::Table table = header(pitch, arguments, by, options.last_grade);
  const TableOutput output(session, table);
  if (choose_engine) session.note("--engine auto takes layered: it fills every column of this table");

  enumerate::Counts counts;
  {
    const Interrupt::Listener listener(session.interrupt());
    ProgressLine progress(session.quiet(), "counting");
    options.stop = listener.token();
    options.observer = progress.observer();
    options.memory = session.memory_budget();
    counts = session.on_threads([&] { return count_soccer(pitch, by, options); });
  }

  add_rows(table, pitch, by, counts);
  const std::string why = shortfall(session, counts);
  if (!why.empty()) {
    table.missing = fmt::format("all plies after {}", counts.last_finished_grade);
    if (counts.last_finished_grade < 0) table.missing = "all plies";
  }
  output.write(table);
  if (why.empty()) {
    session.note_time_and_threads();
  } else {
    complain(fmt::format("{}; missing: {}", why, table.missing));
  }
  return status(counts.ending);
}

}  // namespace

void add_count_soccer(CLI::App& parent, Request& request) {
  const auto arguments = std::make_shared<Arguments>();
  CLI::App& command = new_command(parent, request, "soccer", "count the classes and histories of Paper Soccer",
                                  [arguments](const Session& session) { return count(*arguments, session); });
  command.add_option("--pitch", arguments->pitch, "paper:MxN or classic:WxH")->type_name("PITCH")->required();
  command.add_option("--engine", arguments->engine, "auto or layered")->type_name("ENGINE");
  command.add_option("--plies", arguments->plies, "stop after ply K; the whole game if not given")->type_name("K");
  command
      .add_option("--by", arguments->by,
                  "ply (the default), total, ball, bounces, vertices (drawn ones), size (of a weak class) or outcome")
      ->type_name("WHAT");
  command.footer(
      "example:\n"
      "  quadrille count soccer --pitch paper:3x3 --plies 12 --format csv");
}

}  // namespace quadrille::cli
