// `quadrille count tennis`: the games of Tennis or Footsteps by turns and outcome, or the positions by turn.
#include <fmt/format.h>

#include <cmath>
#include <memory>
#include <utility>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/options/command.hpp"
#include "cli/output/counted.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/streams.hpp"
#include "cli/output/table_output.hpp"
#include "cli/output/tables.hpp"
#include "cli/session.hpp"
#include "cli/tennis/arguments.hpp"
#include "cli/tennis/commands.hpp"
#include "enumerate/tennis/counts.hpp"

namespace quadrille::cli {

namespace {

using engines::RunStatus;
using enumerate::TennisBy;
using enumerate::TennisQuestion;

struct Arguments {
  std::string points;
  std::string by = "outcome";
  TennisArguments tennis;
};

// Measured for games of Tennis with 500 and 1000 points on courts of 2 and 20 fields: the processor's seconds, of one
// of 2.5 GHz or so. Positions take no time to speak of, Footsteps half.
double seconds_of_work(const TennisQuestion& question) {
  return 86 * std::pow(question.points / 1000.0, 5) * std::pow(question.rules.fields / 2.0, 1.25);
}

int parse_points(const std::string& text) {
  constexpr int most = enumerate::most_tennis_points;
  try {
    return parse_whole("--points", text, 1, most);
  } catch (const Error& error) {
    throw Error(error.kind(), fmt::format("{}; the largest, {}, takes about {:.0f} s on two threads", error.what(),
                                          most, seconds_of_work({most, {}}) / 2));
  }
}

ChoiceOption<TennisBy> by_option() {
  return {"--by",
          "what is counted",
          {{"outcome", TennisBy::outcome, "finished games by number of turns, the default"},
           {"positions", TennisBy::positions, "those reached by each turn"}}};
}

Table header(const Arguments& arguments, const TennisQuestion& question) {
  Table table = new_table("count_tennis_" + arguments.by);
  table.provenance.command = fmt::format("quadrille count tennis --points {}{} --by {}", question.points,
                                         options_of(question.rules), arguments.by);
  table.provenance.rules =
      fmt::format("{}, {} point{} each", to_string(question.rules), question.points, question.points == 1 ? "" : "s");
  return table;
}

engines::Observer observer(ProgressLine& line, TennisBy by) {
  if (by == TennisBy::positions) return line.observer();
  return [&line](const engines::Progress& at) {
    line.show([&] { return fmt::format("{} of {} sums of the smaller draws", at.done, at.total); });
  };
}

// What ended the run before its end, as a sentence for people; empty if nothing did.
std::string shortfall(const Session& session, RunStatus status) {
  if (status == RunStatus::interrupted) return "interrupted";
  if (status == RunStatus::memory) return session.memory_ended() + "; give more, or ask for fewer points";
  return {};
}

// Games are counted all at once, positions turn by turn.
std::string missing(const engines::Counts& counts) {
  return counts.rows.empty() ? "all rows" : fmt::format("all turns after {}", counts.last_finished_grade);
}

Exit count(const Arguments& arguments, const Session& session) {
  const TennisBy by = by_option().parse(arguments.by);
  const TennisQuestion question{parse_points(arguments.points), parse_rules(arguments.tennis)};
  Table table = header(arguments, question);
  const TableOutput output(session, table);
  if (by == TennisBy::outcome) session.note_cost(seconds_of_work(question));

  engines::Counts counts;
  {
    const Interrupt::Listener listener(session.interrupt());
    ProgressLine progress(session.quiet(), "counting");
    engines::RunOptions options;
    options.stop = listener.token();
    options.observer = observer(progress, by);
    options.memory = session.memory_budget();
    counts = session.on_threads([&] {
      return by == TennisBy::outcome ? count_tennis_games(question, options)
                                     : count_tennis_positions(question, options);
    });
  }

  append_rows(table, counts);
  return finish(session, output, table, counts.status, {shortfall(session, counts.status), missing(counts)});
}

}  // namespace

void add_count_tennis(Command& parent) {
  const auto arguments = std::make_shared<Arguments>();
  Command& command = parent.add_command("tennis", "count the games of Tennis or Footsteps",
                                        [arguments](const Session& session) { return count(*arguments, session); });
  command.add_option("--points", arguments->points, "how many points each player starts with")
      .type_name("P")
      .required();
  add_tennis_options(command, arguments->tennis);
  by_option().add(command, arguments->by);
  command.footer(
      "examples:\n"
      "  quadrille count tennis --points 50\n"
      "  quadrille count tennis --points 50 --variant footsteps --format csv\n"
      "  quadrille count tennis --points 50 --by positions");
}

}  // namespace quadrille::cli
