#include "cli/tennis/solve_query.hpp"

#include <fmt/format.h>

#include <charconv>
#include <vector>

#include "cli/options/arguments.hpp"
#include "games/tennis/rules.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

using tennis::Outcome;
using tennis::Position;
using tennis::SolveRequest;
using tennis::SolveRows;

[[noreturn]] void refuse(const std::string& message) { throw Error(ErrorKind::unusable_input, message); }

int parse_solved_points(const std::string& text) {
  constexpr int most = tennis::most_solved_points;
  try {
    return parse_whole("--points", text, 1, most);
  } catch (const Error& error) {
    refuse(fmt::format("{}; the largest, {}, takes about 8 minutes on two processors", error.message(), most));
  }
}

double parse_width(const std::string& text) {
  double width = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), width);
  const bool number = error != std::errc::invalid_argument && end == text.data() + text.size();
  const bool in_range = error == std::errc{} && width >= tennis::least_width && width <= 1;  // false for NaN
  if (!number || !in_range) {
    refuse(fmt::format("--width '{}': {}; give a number from 1e-18 to 1, as 1e-9", text,
                       number ? "out of range" : "no number"));
  }
  return width;
}

// S1,S2,B: points and the ball. \param most  the most points that a player may have
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
  if (numbers.size() != 3) refuse_state(fmt::format("has {} of 3 numbers", numbers.size()));
  for (const int points : {numbers[0], numbers[1]}) {
    if (points < 0 || points > most) refuse_state(fmt::format("{} points are out of range", points));
  }
  if (numbers[2] < -fields - 1 || numbers[2] > fields + 1)
    refuse_state(fmt::format("the ball {} is out of range", numbers[2]));
  return {numbers[0], numbers[1], numbers[2]};
}

SolveRows rows_of(const SolveTennisArguments& arguments) {
  const bool states = arguments.by && solve_tennis_by().parse(*arguments.by);
  if (states && arguments.state) refuse("--by states: values every position; leave out --state");
  if (states && arguments.strategy) refuse("--by states: has no --strategy; leave one of them out");
  if (states && arguments.play) refuse("--by states: has no --play; leave one of them out");
  if (arguments.strategy && arguments.play) refuse("--strategy: has no --play; leave one of them out");
  if (!arguments.play && arguments.seed) refuse("--seed: only --play draws at random; add --play");
  if (!arguments.play && arguments.games) refuse("--games: only --play plays games; add --play");
  if (arguments.play && !arguments.seed) refuse("--play: draws at random; add --seed S, a whole number from 0 up");
  if (states) return SolveRows::states;
  if (arguments.strategy) return SolveRows::strategy;
  return arguments.play ? SolveRows::play : SolveRows::value;
}

}  // namespace

ChoiceOption<bool> solve_tennis_by() {
  return {"--by", "what each row is about", {{"states", true, "the value of a position, at most P points each"}}};
}

tennis::SolveRequest parse_request(const SolveTennisArguments& arguments) {
  SolveRequest request;
  request.rows = rows_of(arguments);
  request.rules = parse_rules(arguments.tennis);
  if (arguments.width) request.width = parse_width(*arguments.width);
  if (!arguments.points && !arguments.state) refuse("--points: not given; give --points P, or --state S1,S2,B");
  const int points = arguments.points ? parse_solved_points(*arguments.points) : tennis::most_solved_points;
  request.state = tennis::start_of(points);
  if (arguments.state) {
    request.state = parse_state(*arguments.state, points, request.rules.fields);
    request.is_start = false;
    const bool over = tennis::outcome(request.rules, request.state) != Outcome::none;
    if (over && request.rows != SolveRows::value) {
      refuse(fmt::format("--state '{}': the game is over there, and nobody draws; give a state before its end",
                         *arguments.state));
    }
  }
  if (arguments.games) request.games = parse_whole("--games", *arguments.games, 1, tennis::most_random_games);
  if (arguments.seed) request.seed = parse_seed("--seed", *arguments.seed);
  return request;
}

}  // namespace quadrille::cli::tennis_commands
