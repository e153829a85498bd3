// `quadrille solve tennis`: certain intervals for the values of Tennis and Footsteps, optimal mixes, and best against
// best.
#include "enumerate/tennis/solve.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <vector>

#include "cli/options/arguments.hpp"
#include "cli/options/command.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/streams.hpp"
#include "cli/output/table_output.hpp"
#include "cli/output/tables.hpp"
#include "cli/session.hpp"
#include "cli/tennis/commands.hpp"
#include "cli/tennis/solve_query.hpp"
#include "enumerate/tennis/play.hpp"

namespace quadrille::cli {

namespace {

using engines::RunStatus;
using enumerate::decimal_of_fixed;
using enumerate::decimal_of_share;
using enumerate::Enclosure;
using enumerate::Fixed;
using enumerate::fixed_one;
using enumerate::TennisSolution;
using tennis::Outcome;
using tennis::Position;

// Measured on one processor of 2.5 GHz or so: 200 points take 50 s, 100 points 2 s.
double seconds_of_work(const enumerate::TennisTask& task) {
  const int points = std::min(task.points_1, task.points_2);
  const int more = std::max(task.points_1, task.points_2) - points;
  return 55 * std::pow(points / 200.0, 4.3) * (1 + 4.0 * more / (points + 1)) * std::pow(task.rules.fields / 2.0, 1.25);
}

std::string_view name_of(TennisAnswer answer) {
  switch (answer) {
    case TennisAnswer::value:
    case TennisAnswer::states:
      break;
    case TennisAnswer::strategy:
      return "solve_tennis_strategy";
    case TennisAnswer::play:
      return "solve_tennis_play";
  }
  return "solve_tennis";
}

Table header(const SolveTennisQuestion& question) {
  Table table = new_table(name_of(question.answer));
  table.indexed = false;
  const auto& task = question.task;
  std::string command = "quadrille solve tennis";
  // What a state can become does not depend on the points that the game began with.
  if (question.is_start) command += fmt::format(" --points {}", question.state.points_1);
  command += options_of(task.rules);
  if (task.width != enumerate::TennisTask{}.width) command += fmt::format(" --width {}", decimal_of_fixed(task.width));
  if (!question.is_start) command += fmt::format(" --state {}", text_of(question.state));
  switch (question.answer) {
    case TennisAnswer::value:
      break;
    case TennisAnswer::states:
      command += " --by states";
      break;
    case TennisAnswer::strategy:
      command += " --strategy";
      break;
    case TennisAnswer::play:
      command += fmt::format(" --play --games {} --seed {}", question.games, question.seed);
      break;
  }
  table.provenance.command = command;
  table.provenance.rules = to_string(task.rules);
  return table;
}

// How the run ended, what follows the table for people, and what is to be complained of.
struct Found {
  Exit exit = Exit::done;
  std::string remarks;
  std::string complaint;
};

void add_value(Table& table, const Position& position, const Enclosure& value) {
  table.rows.push_back({Natural(position.points_1), Natural(position.points_2), Natural(position.ball),
                        decimal_of_fixed(value.lower), decimal_of_fixed(value.upper)});
}

Found found_wide(const SolveTennisQuestion& question, const std::string& what) {
  return {Exit::limit,
          {},
          fmt::format("--width {}: {}; what is printed is certain all the same; ask for a wider --width",
                      decimal_of_fixed(question.task.width), what)};
}

// An answer about one position, whose interval must be as narrow as asked.
Found judge(const SolveTennisQuestion& question, const Enclosure& value, const char* whose) {
  if (value.width() <= question.task.width) return {};
  return found_wide(question, fmt::format("{} at {} is {} wide, and the exact solver makes it no narrower", whose,
                                          text_of(question.state), decimal_of_fixed(value.width())));
}

Found list_states(const SolveTennisQuestion& question, const TennisSolution& solution, Table& table) {
  const int fields = question.task.rules.fields;
  for (int points_1 = 0; points_1 <= question.task.points_1; ++points_1) {
    for (int points_2 = 0; points_2 <= question.task.points_2; ++points_2) {
      if (points_1 + points_2 > solution.last_total) continue;  // interrupted before
      for (int ball = -fields; ball <= fields; ++ball) {
        const Position position{points_1, points_2, ball};
        add_value(table, position, solution.values.at(position));
      }
    }
  }
  if (solution.status == RunStatus::interrupted) {
    table.missing = fmt::format("all positions with more than {} points in all", solution.last_total);
  }
  if (solution.wide == 0) return {};
  return found_wide(question, fmt::format("{} positions are wider, and their mirrored ones; the widest, {}, is {} wide",
                                          solution.wide, text_of(*solution.widest),
                                          decimal_of_fixed(solution.values.at(*solution.widest).width())));
}

Found list_strategy(const SolveTennisQuestion& question, const TennisSolution& solution, Table& table) {
  enumerate::TennisStrategist strategist(solution.values);
  auto found = strategist.at(question.state);
  if (!found || found->guaranteed.width() > question.task.width) {
    auto exact = strategist.exactly_at(question.state);
    if (exact && (!found || exact->guaranteed.width() < found->guaranteed.width())) found = std::move(exact);
  }
  if (!found) return {Exit::limit, {}, fmt::format("{}: no solver finds a strategy there", text_of(question.state))};
  const auto list = [&](int player, int points, const enumerate::Mix& mix) {
    int draw = tennis::legal_draws(points).least;
    for (const enumerate::Share share : mix) {
      if (share != 0) table.rows.push_back({Natural(player), Natural(draw), decimal_of_share(share)});
      ++draw;
    }
  };
  list(1, question.state.points_1, found->player_1);
  list(2, question.state.points_2, found->player_2);
  Found result = judge(question, found->guaranteed, "what these strategies, in shares of whole 10^-15, guarantee");
  result.remarks =
      fmt::format("\nWho draws so as player 1 gets {} at least; who draws so as player 2 concedes {} at most.\n",
                  decimal_of_fixed(found->guaranteed.lower), decimal_of_fixed(found->guaranteed.upper));
  return result;
}

Found play(const SolveTennisQuestion& question, const TennisSolution& solution, const engines::RunOptions& options,
           Table& table) {
  const auto played =
      enumerate::play_tennis(solution.values, question.state, static_cast<std::uint64_t>(question.games),
                             static_cast<std::uint64_t>(question.seed), options);
  if (played.status == RunStatus::interrupted) return {Exit::interrupted, {}, {}};
  if (played.failed) return {Exit::limit, {}, "--play: GLPK finds no strategy at a position that was met"};
  double sum = 0;
  for (const auto& [result, games] : played.games) {
    table.rows.push_back({Natural(result.worth), result.beyond ? "beyond" : "points", Natural(games)});
    sum += result.worth * static_cast<double>(games);
  }
  const Enclosure value = solution.values.at(question.state);
  Found found = judge(question, value, "the value");
  found.remarks = fmt::format("\nresults are player 1's; on average {:.6f}, and the value is from {} to {}\n",
                              sum / question.games, decimal_of_fixed(value.lower), decimal_of_fixed(value.upper));
  return found;
}

Found answer(const SolveTennisQuestion& question, const TennisSolution& solution, const engines::RunOptions& options,
             Table& table) {
  switch (question.answer) {
    case TennisAnswer::states:
      return list_states(question, solution, table);
    case TennisAnswer::strategy:
      return list_strategy(question, solution, table);
    case TennisAnswer::play:
      return play(question, solution, options, table);
    case TennisAnswer::value:
      break;
  }
  const Enclosure value = solution.values.at(question.state);
  add_value(table, question.state, value);
  return judge(question, value, "the value");
}

// Rows take memory too, where there are many.
std::size_t bytes_of_rows(const SolveTennisQuestion& question) {
  if (question.answer != TennisAnswer::states) return 0;
  constexpr std::size_t of_a_row = 600;  // five cells of 48 bytes, two long texts, and the text of the table
  const auto side = static_cast<std::size_t>(question.task.points_1) + 1;
  return side * side * (2 * static_cast<std::size_t>(question.task.rules.fields) + 1) * of_a_row;
}

Exit solve(const SolveTennisArguments& arguments, const Session& session) {
  const SolveTennisQuestion question = parse_question(arguments);
  Table table = header(question);
  const TableOutput output(session, table);
  // Floating point reaches some 10^-14 a position; what is to be narrower is solved exactly, one by one.
  constexpr Fixed narrow = fixed_one / 1'000'000'000'000;
  if (question.task.width < narrow) session.note("a --width below 1e-12 takes exact solving, which is far slower");
  session.note_cost(seconds_of_work(question.task));

  Found found;
  {
    const Interrupt::Listener listener(session.interrupt());
    ProgressLine progress(session.quiet(), "solving");
    engines::RunOptions options;
    options.stop = listener.token();
    options.observer = progress.observer();
    const std::size_t memory = session.memory_budget();
    const std::size_t rows = bytes_of_rows(question);
    options.memory = memory > rows ? memory - rows : 0;
    session.on_threads([&] {
      const TennisSolution solution = solve_tennis(question.task, options);
      if (solution.status == RunStatus::memory) {
        found = {Exit::limit, {}, session.memory_ended() + "; give more, or ask for fewer points"};
      } else if (solution.status == RunStatus::complete || question.answer == TennisAnswer::states) {
        found = answer(question, solution, options, table);
      }
      if (solution.status == RunStatus::interrupted) found.exit = Exit::interrupted;
    });
  }
  if (found.exit == Exit::interrupted) {
    found.complaint = table.rows.empty() ? "interrupted before anything was found, so nothing is written"
                                         : fmt::format("interrupted; missing: {}", table.missing);
  }
  if (found.exit == Exit::done || !table.rows.empty()) output.write(table, found.remarks);
  if (found.exit == Exit::done) {
    session.note_time_and_threads();
  } else {
    print_error(found.complaint);
  }
  return found.exit;
}

}  // namespace

void add_solve_tennis(Command& parent) {
  const auto arguments = std::make_shared<SolveTennisArguments>();
  Command& command = parent.add_command("tennis", "the value of Tennis or Footsteps, certain to each digit",
                                        [arguments](const Session& session) { return solve(*arguments, session); });
  command.add_option("--points", arguments->points, "how many points each player starts with").type_name("P");
  add_tennis_options(command, arguments->tennis);
  add_beyond_option(command, arguments->tennis);
  command
      .add_option("--width", arguments->width,
                  "no interval may be wider; 1e-9 if not given. What floating point does not reach is solved exactly")
      .type_name("W");
  command
      .add_option("--state", arguments->state,
                  "the position that is asked about, not the start: both players' points, and the ball")
      .type_name("S1,S2,B");
  command.add_flag("--strategy", arguments->strategy, "an optimal mix of draws for each player, as probabilities");
  solve_tennis_by().add(command, arguments->by);
  command.add_flag("--play", arguments->play, "play best against best at random, and count the results");
  command
      .add_option("--games", arguments->games, fmt::format("how many games --play plays; {} if not given", usual_games))
      .type_name("N");
  command.add_option("--seed", arguments->seed, "what the draws of --play depend on").type_name("S");
  command.footer(
      "The value is what player 1 can expect: 1 for a win (--beyond: for one beyond the last field), -1 for a loss.\n"
      "It lies between lower and upper, proved in whole numbers. The printed probabilities are exact as well: who\n"
      "draws by them gets at least what the remark below the table says. --play gives result (player 1's), ending\n"
      "(the ball beyond, or both out of points), and games.\n"
      "examples:\n"
      "  quadrille solve tennis --points 50\n"
      "  quadrille solve tennis --points 20 --variant footsteps --strategy\n"
      "  quadrille solve tennis --state 8,3,-1 --beyond 2\n"
      "  quadrille solve tennis --points 50 --by states --format csv --out values.csv\n"
      "  quadrille solve tennis --points 30 --play --games 100000 --seed 1");
}

}  // namespace quadrille::cli
