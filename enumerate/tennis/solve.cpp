// The jobs that value positions of Tennis and Footsteps, find strategies, and play at random by them.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/tennis/intervals.hpp"
#include "enumerate/tennis/play.hpp"
#include "enumerate/tennis/tables.hpp"
#include "games/tennis/rules.hpp"
#include "quadrille/error.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::tennis {

namespace {

using enumerate::CertifiedStrategySolver;
using enumerate::decimal_of_fixed;
using enumerate::Enclosure;
using enumerate::TennisSolution;
using enumerate::TennisTask;

// The seconds that one processor of 2.5 GHz or so takes, as measured: 200 points 50 s, 100 points 2 s.
double seconds_of_work(const TennisTask& task) {
  const int points = std::min(task.points_1, task.points_2);
  const int more = std::max(task.points_1, task.points_2) - points;
  return 55 * std::pow(points / 200.0, 4.3) * (1 + 4.0 * more / (points + 1)) * std::pow(task.rules.fields / 2.0, 1.25);
}

template <class Query>
TennisTask task_of(const Query& query, int points_1, int points_2) {
  if (!(query.width >= least_width && query.width <= 1)) {
    refuse(fmt::format("width {}", query.width), "out of range", fmt::format("give from {} to 1", least_width));
  }
  const TennisTask task{query.rules, points_1, points_2, enumerate::nearest_fixed(query.width)};
  enumerate::require_solvable(task);
  return task;
}

template <class Query>
TennisTask task_of(const Query& query) {
  const Position& state = query.state;
  TennisTask task = task_of(query, state.points_1, state.points_2);
  const int beyond = query.rules.fields + 1;
  if (state.ball < -beyond || state.ball > beyond) {
    refuse(fmt::format("ball {}", state.ball), "out of range", fmt::format("give from {} to {}", -beyond, beyond));
  }
  return task;
}

template <class Query>
TennisTask task_of_game(const Query& query) {
  TennisTask task = task_of(query);
  if (outcome(query.rules, query.state) != Outcome::none) {
    refuse(fmt::format("state {}", text_of(query.state)), "the game is over there", "give one before its end");
  }
  return task;
}

// Solves the task, then lets list(solution, engine_options, result) fill in what was asked for.
template <class Row, class List>
CertifiedResult<Row> run(const TennisTask& task, std::size_t bytes_of_rows, const Options& options, const List& list) {
  const running::Runner runner(options);
  runner.note_cost(seconds_of_work(task));
  engines::RunOptions engine = runner.engine_options();
  engine.memory = engine.memory > bytes_of_rows ? engine.memory - bytes_of_rows : 0;
  CertifiedResult<Row> result;
  runner.on_threads(threads_to_solve_tennis(task, engine.memory, runner.threads()), [&] {
    const TennisSolution solution = solve_tennis(task, engine);
    result.status = solution.status;
    if (solution.status != RunStatus::memory) list(solution, engine, result);
  });
  const bool unfound = result.status == RunStatus::interrupted && result.rows.empty();
  running::set_end(result, result.status,
                   {.missing = result.rows.empty() ? "all rows" : result.missing,
                    .reached = unfound ? "before anything was found" : "",
                    .remedy = "give more, or ask for fewer points"});
  return result;
}

template <class Row>
void set_interval(CertifiedResult<Row>& result, const Enclosure& interval, const TennisTask& task,
                  const Position& state, const char* whose) {
  result.interval = {decimal_of_fixed(interval.lower), decimal_of_fixed(interval.upper)};
  if (interval.width() <= task.width) return;
  result.too_wide = fmt::format("{} at {} is {} wide, and the exact solver makes it no narrower", whose, text_of(state),
                                decimal_of_fixed(interval.width()));
}

PositionValue row_of(const Position& position, const Enclosure& value) {
  return {position.points_1, position.points_2, position.ball, decimal_of_fixed(value.lower),
          decimal_of_fixed(value.upper)};
}

// A result takes memory too, where it has many rows.
std::size_t bytes_of_rows(const SolveStatesQuery& query) {
  constexpr std::size_t of_a_row = 600;  // five cells of 48 bytes, two long texts, and the text of the table
  const auto side = static_cast<std::size_t>(query.points) + 1;
  return side * side * (2 * static_cast<std::size_t>(query.rules.fields) + 1) * of_a_row;
}

void list_states(const SolveStatesQuery& query, const TennisSolution& solution,
                 CertifiedResult<PositionValue>& result) {
  for (int points_1 = 0; points_1 <= query.points; ++points_1) {
    for (int points_2 = 0; points_2 <= query.points; ++points_2) {
      if (points_1 + points_2 > solution.last_total) continue;  // interrupted before
      for (int ball = -query.rules.fields; ball <= query.rules.fields; ++ball) {
        const Position position{points_1, points_2, ball};
        result.rows.push_back(row_of(position, solution.values.at(position)));
      }
    }
  }
  if (solution.status == RunStatus::interrupted) {
    result.missing = fmt::format("all positions with more than {} points in all", solution.last_total);
  } else if (solution.wide > 0) {
    result.too_wide =
        fmt::format("{} positions are wider, and their mirrored ones; the widest, {}, is {} wide", solution.wide,
                    text_of(*solution.widest), decimal_of_fixed(solution.values.at(*solution.widest).width()));
  }
}

// A mix that is certain to guarantee the value within the width; else the best that is found.
std::optional<enumerate::TennisStrategies> strategies_at(const Position& state, const TennisTask& task,
                                                         const TennisSolution& solution) {
  CertifiedStrategySolver solver(solution.values);
  auto found = solver.at(state);
  if (found && found->guaranteed.width() <= task.width) return found;
  auto exact = solver.exactly_at(state);
  return exact && (!found || exact->guaranteed.width() < found->guaranteed.width()) ? exact : found;
}

void list_mix(int player, int points, const enumerate::Mix& mix, std::vector<DrawProbability>& rows) {
  int draw = legal_draws(points).least;
  for (const enumerate::Share share : mix) {
    if (share != 0) rows.push_back({player, draw, enumerate::decimal_of_share(share)});
    ++draw;
  }
}

}  // namespace

std::string width_text(double width) { return decimal_of_fixed(enumerate::nearest_fixed(width)); }

bool takes_exact_solving(double width) {
  return enumerate::nearest_fixed(width) < enumerate::fixed_one / 1'000'000'000'000;
}

CertifiedResult<PositionValue> solve(const SolveQuery& query, const Options& options) {
  const TennisTask task = task_of(query);
  return run<PositionValue>(task, 0, options,
                            [&](const TennisSolution& solution, const engines::RunOptions& /*engine*/, auto& result) {
                              if (!result.whole()) return;
                              const Enclosure value = solution.values.at(query.state);
                              result.rows.push_back(row_of(query.state, value));
                              set_interval(result, value, task, query.state, "the value");
                            });
}

CertifiedResult<PositionValue> solve(const SolveStatesQuery& query, const Options& options) {
  if (query.points < 1) {
    refuse(fmt::format("points {}", query.points), "out of range",
           fmt::format("give from 1 to {}", most_solved_points));
  }
  return run<PositionValue>(task_of(query, query.points, query.points), bytes_of_rows(query), options,
                            [&](const TennisSolution& solution, const engines::RunOptions& /*engine*/, auto& result) {
                              list_states(query, solution, result);
                            });
}

CertifiedResult<DrawProbability> strategy(const StrategyQuery& query, const Options& options) {
  const TennisTask task = task_of_game(query);
  const Position& state = query.state;
  return run<DrawProbability>(task, 0, options,
                              [&](const TennisSolution& solution, const engines::RunOptions& /*engine*/, auto& result) {
                                if (!result.whole()) return;
                                const auto found = strategies_at(state, task, solution);
                                if (!found) {
                                  result.failure = fmt::format("{}: no solver finds a strategy there", text_of(state));
                                  return;
                                }
                                list_mix(1, state.points_1, found->player_1, result.rows);
                                list_mix(2, state.points_2, found->player_2, result.rows);
                                set_interval(result, found->guaranteed, task, state,
                                             "what these strategies, in shares of whole 10^-15, guarantee");
                              });
}

CertifiedResult<PlayResult> play(const PlayQuery& query, const Options& options) {
  const TennisTask task = task_of_game(query);
  if (query.games < 1 || query.games > most_random_games) {
    refuse(fmt::format("games {}", query.games), "out of range", fmt::format("give from 1 to {}", most_random_games));
  }
  return run<PlayResult>(
      task, 0, options, [&](const TennisSolution& solution, const engines::RunOptions& engine, auto& result) {
        if (!result.whole()) return;
        const auto games = static_cast<std::uint64_t>(query.games);
        const enumerate::TennisGames played = play_tennis(solution.values, query.state, games, query.seed, engine);
        result.status = played.status;
        if (played.failed) result.failure = "GLPK finds no strategy at a position that was met";
        if (played.failed || !result.whole()) return;
        for (const auto& [end, count] : played.games) {
          result.rows.push_back({end.worth, end.beyond ? "beyond" : "points", Natural(count)});
        }
        set_interval(result, solution.values.at(query.state), task, query.state, "the value");
      });
}

}  // namespace quadrille::tennis
