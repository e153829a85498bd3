// The jobs that replay a game of Tennis or Footsteps by its draws, and judge its turns.
#include <fmt/format.h>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/tennis/analysis.hpp"
#include "games/tennis/game.hpp"
#include "quadrille/error.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::tennis {

namespace {

using enumerate::Enclosure;
using enumerate::Fixed;

void require_playable(int points, int most, const Rules& rules) {
  const auto require = [](const char* what, int value, int least, int greatest) {
    if (value >= least && value <= greatest) return;
    refuse(fmt::format("{} {}", what, value), "out of range", fmt::format("give from {} to {}", least, greatest));
  };
  require("points", points, 0, most);
  require("fields", rules.fields, 1, most_fields);
}

// \throws Error (breaks_rules) naming the first turn that is not allowed
Game game_of(int points, const std::vector<Draws>& draws, const Rules& rules) {
  Game game;
  game.positions.push_back(start_of(points));
  for (const Draws& turn : draws) {
    const Position before = game.last();
    const std::size_t number = game.positions.size();
    const auto refuse = [&](const std::string& why) {
      throw Error(ErrorKind::breaks_rules, fmt::format("turn {}", number), why, {});
    };
    if (outcome(rules, before) != Outcome::none) refuse("the game is over before it");
    if (!legal_draws(before.points_1).holds(turn.player_1)) refuse("player 1's draw is not allowed");
    if (!legal_draws(before.points_2).holds(turn.player_2)) refuse("player 2's draw is not allowed");
    game.draws.push_back(turn);
    game.positions.push_back(after(rules, before, turn));
  }
  return game;
}

PlayedTurn row_of(const Rules& rules, const Game& game, std::size_t turn) {
  const Position& position = game.positions[turn];
  PlayedTurn row;
  row.turn = static_cast<int>(turn);
  if (turn > 0) {
    row.draw_1 = game.draws[turn - 1].player_1;
    row.draw_2 = game.draws[turn - 1].player_2;
  }
  row.points_1 = position.points_1;
  row.points_2 = position.points_2;
  row.ball = position.ball;
  if (outcome(rules, position) != Outcome::none) {
    row.outcome = name_of(outcome(rules, position));
    row.worth = worth(rules, position);
  }
  return row;
}

// To nine decimals.
Fixed rounded_down(Fixed value) {
  constexpr Fixed unit = enumerate::fixed_one / 1'000'000'000;
  const Fixed rest = ((value % unit) + unit) % unit;
  return value - rest;
}

Interval text_of(const Enclosure& interval) {
  return {enumerate::decimal_of_fixed(rounded_down(interval.lower)),
          enumerate::decimal_of_fixed(-rounded_down(-interval.upper))};
}

// Leaves the columns empty if no solver finds a mix at the position.
void judge(const enumerate::TennisValues& values, const Game& game, AnalysedTurn& row) {
  const auto turn = static_cast<std::size_t>(row.turn);
  const auto analysis = enumerate::analyse_turn(values, game.positions[turn - 1], game.draws[turn - 1]);
  if (!analysis) return;
  const auto enter = [](const Enclosure& interval, std::optional<std::string>& lower,
                        std::optional<std::string>& upper) {
    const Interval texts = text_of(interval);
    lower = texts.lower;
    upper = texts.upper;
  };
  enter(analysis->before, row.before_lower, row.before_upper);
  enter(analysis->after, row.after_lower, row.after_upper);
  enter(analysis->given_away_1, row.given_away_1_lower, row.given_away_1_upper);
  enter(analysis->given_away_2, row.given_away_2_lower, row.given_away_2_upper);
}

}  // namespace

Result<PlayedTurn> replay(const ReplayQuery& query, const Options& /*options*/) {
  require_playable(query.points, most_recorded, query.rules);
  const Game game = game_of(query.points, query.draws, query.rules);
  Result<PlayedTurn> result;
  for (std::size_t turn = 0; turn < game.positions.size(); ++turn) {
    result.rows.push_back(row_of(query.rules, game, turn));
  }
  return result;
}

Result<AnalysedTurn> analyse(const AnalyseQuery& query, const Options& options) {
  require_playable(query.points, most_solved_points, query.rules);
  const Game game = game_of(query.points, query.draws, query.rules);
  Result<AnalysedTurn> result;
  for (std::size_t turn = 0; turn < game.positions.size(); ++turn) {
    result.rows.push_back({row_of(query.rules, game, turn), {}, {}, {}, {}, {}, {}, {}, {}});
  }
  const running::Runner runner(options);
  engines::RunOptions engine = runner.engine_options();
  const enumerate::TennisTask task{query.rules, query.points, query.points};
  const int threads = enumerate::threads_to_solve_tennis(task, engine.memory, runner.threads());
  engine.memory = engines::RunOptions{}.memory;  // the tables of so few points are small
  runner.on_threads(threads, [&] {
    const enumerate::TennisSolution solution = enumerate::solve_tennis(task, engine);
    result.status = solution.status;
    if (!result.whole()) return;
    for (AnalysedTurn& row : result.rows) {
      if (row.turn > 0) judge(solution.values, game, row);
    }
  });
  running::set_end(result, result.status, {"the analysis", "before the game was analysed"});
  return result;
}

}  // namespace quadrille::tennis
