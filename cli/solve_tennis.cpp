// `quadrille solve tennis`: certain intervals for the values of Tennis and Footsteps, optimal mixes, and best against
// best.
#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <vector>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "cli/streams.hpp"
#include "cli/table_output.hpp"
#include "cli/tennis_arguments.hpp"
#include "enumerate/tennis_play.hpp"
#include "enumerate/tennis_solve.hpp"

namespace quadrille::cli {

namespace {

using enumerate::decimal_of_fixed;
using enumerate::decimal_of_share;
using enumerate::Enclosure;
using enumerate::Ending;
using enumerate::Fixed;
using enumerate::fixed_one;
using enumerate::TennisSolution;
using exports::Natural;
using tennis::Outcome;
using tennis::Position;

struct Arguments {
  std::optional<std::string> points;
  TennisArguments tennis;
  std::optional<std::string> width;
  std::optional<std::string> state;
  std::optional<std::string> by;
  bool strategy = false;
  bool play = false;
  std::optional<std::string> games;
  std::optional<std::string> seed;
};

enum class Answer { value, states, strategy, play };

struct Question {
  enumerate::TennisTask task;
  Position state;  // the one that is asked about, but for Answer::states
  bool is_start = true;
  Answer answer = Answer::value;
  int games = 0;
  std::uint64_t seed = 0;
};

constexpr int usual_games = 10'000;
constexpr int most_games = 100'000'000;

[[noreturn]] void refuse(const std::string& sentence) { throw Error(ErrorKind::unusable_input, sentence); }

// Measured on one processor of 2.5 GHz or so: 200 points take 50 s, 100 points 2 s.
double seconds_of_work(const enumerate::TennisTask& task) {
  const int points = std::min(task.points_1, task.points_2);
  const int more = std::max(task.points_1, task.points_2) - points;
  return 50 * std::pow(points / 200.0, 4.3) * (1 + 4.0 * more / (points + 1)) * task.rules.fields / 2.0;
}

int parse_points(const std::string& text) {
  constexpr int most = enumerate::most_solved_points;
  try {
    return parse_whole("--points", text, 1, most);
  } catch (const Error& error) {
    refuse(fmt::format("{}; the largest, {}, takes about 8 minutes on two processors", error.what(), most));
  }
}

// 10^-18 is one unit of what is computed with.
Fixed parse_width(const std::string& text) {
  double width = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), width);
  const bool number = error == std::errc{} && end == text.data() + text.size();
  const bool in_range = width >= 1e-18 && width <= 1;  // what is no number is not
  if (!number || !in_range) {
    refuse(fmt::format("--width '{}': {}; give a number from 1e-18 to 1, as 1e-9", text,
                       number ? "out of range" : "no number"));
  }
  return std::llround(width * static_cast<double>(fixed_one));
}

std::uint64_t parse_seed(const std::string& text) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc{} || end != text.data() + text.size()) {
    refuse(fmt::format("--seed '{}': give a whole number from 0 to {}", text, ~std::uint64_t{0}));
  }
  return seed;
}

// S1,S2,B: points and the ball. \param most  the points that nobody has more of
Position parse_state(const std::string& text, int most, int fields) {
  std::vector<int> numbers;
  const char* at = text.data();
  const char* const last = at + text.size();
  const auto refuse_state = [&](const std::string& why) {
    refuse(fmt::format("--state '{}': {}; give S1,S2,B: points from 0 to {}, and a ball from -{} to {}", text, why,
                       most, fields + 1, fields + 1));
  };
  for (;;) {
    int number = 0;
    const auto [end, error] = std::from_chars(at, last, number);
    if (error != std::errc{}) {
      refuse_state(error == std::errc::result_out_of_range
                       ? fmt::format("number {} is out of range", numbers.size() + 1)
                       : fmt::format("number {} is none, at column {}", numbers.size() + 1, at - text.data() + 1));
    }
    numbers.push_back(number);
    at = end;
    if (at == last) break;
    if (*at != ',') refuse_state(fmt::format("no comma at column {}", at - text.data() + 1));
    ++at;
  }
  if (numbers.size() != 3) refuse_state(fmt::format("{} numbers, not 3", numbers.size()));
  for (const int points : {numbers[0], numbers[1]}) {
    if (points < 0 || points > most) refuse_state(fmt::format("{} points are out of range", points));
  }
  if (std::abs(numbers[2]) > fields + 1) refuse_state(fmt::format("the ball {} is out of range", numbers[2]));
  return {numbers[0], numbers[1], numbers[2]};
}

Answer answer_of(const Arguments& arguments) {
  const bool states = arguments.by && parse_choice<bool>("--by", *arguments.by, {{"states", true}});
  if (states && arguments.state) refuse("--by states: values every position; leave out --state");
  if (states && arguments.strategy) refuse("--by states: has no --strategy; leave one of them out");
  if (states && arguments.play) refuse("--by states: has no --play; leave one of them out");
  if (arguments.strategy && arguments.play) refuse("--strategy: has no --play; leave one of them out");
  if (!arguments.play && arguments.seed) refuse("--seed: only --play draws at random; add --play");
  if (!arguments.play && arguments.games) refuse("--games: only --play plays games; add --play");
  if (arguments.play && !arguments.seed) refuse("--play: draws at random; add --seed S, a whole number from 0 up");
  if (states) return Answer::states;
  if (arguments.strategy) return Answer::strategy;
  return arguments.play ? Answer::play : Answer::value;
}

Question parse(const Arguments& arguments) {
  Question question;
  question.answer = answer_of(arguments);
  question.task.rules = parse_rules(arguments.tennis);
  if (arguments.width) question.task.width = parse_width(*arguments.width);
  if (!arguments.points && !arguments.state) refuse("--points: not given; give --points P, or --state S1,S2,B");
  int points = enumerate::most_solved_points;
  if (arguments.points) points = parse_points(*arguments.points);
  question.state = {points, points, 0};
  if (arguments.state) {
    question.state = parse_state(*arguments.state, points, question.task.rules.fields);
    question.is_start = false;
    const bool over = tennis::outcome(question.task.rules, question.state) != Outcome::none;
    if (over && question.answer != Answer::value) {
      refuse(fmt::format("--state '{}': the game is over there, and nobody draws; give a state before its end",
                         *arguments.state));
    }
  }
  question.task.points_1 = question.state.points_1;
  question.task.points_2 = question.state.points_2;
  if (arguments.play) {
    question.games = arguments.games ? parse_whole("--games", *arguments.games, 1, most_games) : usual_games;
    question.seed = parse_seed(*arguments.seed);
  }
  return question;
}

std::string text_of(const Position& position) {
  return fmt::format("{},{},{}", position.points_1, position.points_2, position.ball);
}

exports::Table header(const Question& question) {
  exports::Table table;
  table.indexed = false;
  table.columns = {"points_1", "points_2", "ball", "lower", "upper"};
  const auto& task = question.task;
  std::string command = "quadrille solve tennis";
  // What a state can become does not depend on the points that the game began with.
  if (question.is_start) command += fmt::format(" --points {}", question.state.points_1);
  command += options_of(task.rules);
  if (task.width != enumerate::TennisTask{}.width) command += fmt::format(" --width {}", decimal_of_fixed(task.width));
  if (!question.is_start) command += fmt::format(" --state {}", text_of(question.state));
  switch (question.answer) {
    case Answer::value:
      break;
    case Answer::states:
      command += " --by states";
      break;
    case Answer::strategy:
      table.columns = {"player", "draw", "probability"};
      command += " --strategy";
      break;
    case Answer::play:
      table.columns = {"result", "ending", "games"};
      command += fmt::format(" --play --games {} --seed {}", question.games, question.seed);
      break;
  }
  table.provenance.command = command;
  table.provenance.rules = to_string(task.rules);
  table.provenance.version = version();
  return table;
}

// How the run ended, what follows the table for people, and what is to be complained of.
struct Found {
  Exit exit = Exit::done;
  std::string remarks;
  std::string complaint;
};

void add_value(exports::Table& table, const Position& position, const Enclosure& value) {
  table.rows.push_back({Natural(position.points_1), Natural(position.points_2), Natural(position.ball),
                        decimal_of_fixed(value.lower), decimal_of_fixed(value.upper)});
}

Found found_wide(const Question& question, const std::string& what) {
  return {Exit::limit,
          {},
          fmt::format("--width {}: {}; what is printed is certain all the same; ask for a wider --width",
                      decimal_of_fixed(question.task.width), what)};
}

// An answer about one position, whose interval must be as narrow as asked.
Found judge(const Question& question, const Enclosure& value, const char* whose) {
  if (value.width() <= question.task.width) return {};
  return found_wide(question, fmt::format("{} at {} is {} wide, and no solver here makes it narrower", whose,
                                          text_of(question.state), decimal_of_fixed(value.width())));
}

Found list_states(const Question& question, const TennisSolution& solution, exports::Table& table) {
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
  if (solution.ending == Ending::interrupted) {
    table.missing = fmt::format("all positions with more than {} points in all", solution.last_total);
  }
  if (solution.wide == 0) return {};
  return found_wide(question, fmt::format("{} positions are wider, and their mirrored ones; the widest, {}, is {} wide",
                                          solution.wide, text_of(*solution.widest),
                                          decimal_of_fixed(solution.values.at(*solution.widest).width())));
}

Found list_strategy(const Question& question, const TennisSolution& solution, exports::Table& table) {
  const auto found = enumerate::TennisStrategist(solution.values).at(question.state);
  if (!found) return {Exit::limit, {}, fmt::format("{}: GLPK finds no strategy there", text_of(question.state))};
  const auto list = [&](int player, int points, const enumerate::Mix& mix) {
    int draw = tennis::legal_draws(points).least;
    for (const enumerate::Share share : mix) {
      if (share != 0) table.rows.push_back({Natural(player), Natural(draw), decimal_of_share(share)});
      ++draw;
    }
  };
  list(1, question.state.points_1, found->player_1);
  list(2, question.state.points_2, found->player_2);
  Found result = judge(question, found->guaranteed, "what these strategies guarantee");
  result.remarks =
      fmt::format("\nWho draws so as player 1 gets {} at least; who draws so as player 2 concedes {} at most.\n",
                  decimal_of_fixed(found->guaranteed.lower), decimal_of_fixed(found->guaranteed.upper));
  return result;
}

Found play(const Question& question, const TennisSolution& solution, const enumerate::RunOptions& options,
           exports::Table& table) {
  const auto played =
      enumerate::play_tennis(solution.values, question.state, static_cast<std::uint64_t>(question.games),
                             static_cast<std::uint64_t>(question.seed), options);
  if (played.ending == Ending::interrupted) return {Exit::interrupted, {}, {}};
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

Found answer(const Question& question, const TennisSolution& solution, const enumerate::RunOptions& options,
             exports::Table& table) {
  switch (question.answer) {
    case Answer::states:
      return list_states(question, solution, table);
    case Answer::strategy:
      return list_strategy(question, solution, table);
    case Answer::play:
      return play(question, solution, options, table);
    case Answer::value:
      break;
  }
  const Enclosure value = solution.values.at(question.state);
  add_value(table, question.state, value);
  return judge(question, value, "the value");
}

// Rows take memory too, where there are many.
std::size_t bytes_of_rows(const Question& question) {
  if (question.answer != Answer::states) return 0;
  constexpr std::size_t of_a_row = 600;  // five cells of 48 bytes, two long texts, and the text of the table
  const auto side = static_cast<std::size_t>(question.task.points_1) + 1;
  return side * side * (2 * static_cast<std::size_t>(question.task.rules.fields) + 1) * of_a_row;
}

Exit solve(const Arguments& arguments, const Session& session) {
  const Question question = parse(arguments);
  exports::Table table = header(question);
  const TableOutput output(session, table);
  const double seconds = seconds_of_work(question.task) / session.threads();
  if (seconds > 2) session.note(fmt::format("about {:.0f} s, if {} processors are free", seconds, session.threads()));

  Found found;
  {
    const Interrupt::Listener listener(session.interrupt());
    ProgressLine progress(session.quiet(), "solving");
    enumerate::RunOptions options;
    options.stop = listener.token();
    options.observer = progress.observer();
    const std::size_t memory = session.memory_budget();
    const std::size_t rows = bytes_of_rows(question);
    options.memory = memory > rows ? memory - rows : 0;
    session.on_threads([&] {
      const TennisSolution solution = solve_tennis(question.task, options);
      if (solution.ending == Ending::memory) {
        found = {Exit::limit, {}, session.memory_ended() + "; give more, or ask for fewer points"};
      } else if (solution.ending == Ending::complete || question.answer == Answer::states) {
        found = answer(question, solution, options, table);
      }
      if (solution.ending == Ending::interrupted) found.exit = Exit::interrupted;
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
    complain(found.complaint);
  }
  return found.exit;
}

}  // namespace

void add_solve_tennis(CLI::App& parent, Request& request) {
  const auto arguments = std::make_shared<Arguments>();
  CLI::App& command = new_command(parent, request, "tennis", "the value of Tennis or Footsteps, certain to each digit",
                                  [arguments](const Session& session) { return solve(*arguments, session); });
  command.add_option("--points", arguments->points, "how many points each player starts with")->type_name("P");
  add_tennis_options(command, arguments->tennis);
  add_beyond_option(command, arguments->tennis);
  command
      .add_option("--width", arguments->width,
                  "no interval may be wider; 1e-9 if not given. What floating point does not reach is solved exactly")
      ->type_name("W");
  command
      .add_option("--state", arguments->state,
                  "the position that is asked about, not the start: both players' points, and the ball")
      ->type_name("S1,S2,B");
  command.add_flag("--strategy", arguments->strategy, "an optimal mix of draws for each player, as probabilities");
  command.add_option("--by", arguments->by, "states: the values of all positions with at most P points each")
      ->type_name("WHAT");
  command.add_flag("--play", arguments->play, "play best against best at random, and count the results");
  command
      .add_option("--games", arguments->games, fmt::format("how many games --play plays; {} if not given", usual_games))
      ->type_name("N");
  command.add_option("--seed", arguments->seed, "what the draws of --play depend on")->type_name("S");
  command.footer(
      "The value is what player 1 can expect: 1 for a win (--beyond: for one beyond the last field), -1 for a loss. "
      "It\n"
      "lies between lower and upper, proved in whole numbers. The printed probabilities are exact as well: who draws "
      "by\n"
      "them gets at least what the remark below the table says. --play gives result (player 1's), ending (the ball\n"
      "beyond, or both out of points), and games.\n"
      "examples:\n"
      "  quadrille solve tennis --points 50\n"
      "  quadrille solve tennis --points 20 --variant footsteps --strategy\n"
      "  quadrille solve tennis --state 8,3,-1 --beyond 2\n"
      "  quadrille solve tennis --points 50 --by states --format csv --out values.csv\n"
      "  quadrille solve tennis --points 30 --play --games 100000 --seed 1");
}

}  // namespace quadrille::cli
