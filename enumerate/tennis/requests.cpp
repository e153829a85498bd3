// Answers each request about Tennis and Footsteps: plans the computation, runs it, and makes the table with the answer.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/tennis/analysis.hpp"
#include "enumerate/tennis/certificate.hpp"
#include "enumerate/tennis/counts.hpp"
#include "enumerate/tennis/intervals.hpp"
#include "enumerate/tennis/play.hpp"
#include "enumerate/tennis/spelling.hpp"
#include "games/tennis/record.hpp"
#include "quadrille/error.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::tennis {

namespace {

using enumerate::CertifiedStrategySolver;
using enumerate::decimal_of_fixed;
using enumerate::Enclosure;
using enumerate::Fixed;
using enumerate::TennisSolution;
using enumerate::TennisTask;

void require(const char* argument, int value, int least, int most) {
  if (value >= least && value <= most) return;
  refuse(mention(argument, fmt::format("{}", value)), "out of range", fmt::format("give from {} to {}", least, most));
}

void require_court(const Rules& rules) { require("fields", rules.fields, 1, most_fields); }

// Counting.

// The seconds of one processor of about 2.5 GHz, fitted to games of Tennis with 500 and 1000 points on courts of 2 and
// 20 fields. Footsteps takes half as long.
double seconds_of(const CountRequest& request) {
  return 86 * std::pow(request.points / 1000.0, 5) * std::pow(request.rules.fields / 2.0, 1.25);
}

template <class Row>
Answer answer_of(const Table& header, const Options& options, enumerate::TurnCounts<Row> counts) {
  running::Found<Row> result;
  result.rows = std::move(counts.rows);
  running::set_end(
      result, counts.status,
      {.missing = result.rows.empty() ? "all rows" : fmt::format("all turns after {}", result.rows.back().turns),
       .remedy = "give more, or ask for fewer points"},
      options);
  return running::answer_of(header, result);
}

template <class Row>
Plan<CountRequest> plan_of(const CountRequest& request, const char* by) {
  std::vector<running::Argument> arguments = arguments_of(request.rules);
  arguments.emplace(arguments.begin(), "points", request.points);
  arguments.emplace_back("by", by);
  return running::plan_for<Row>(
      request, running::command_of("count tennis", arguments),
      fmt::format("{}, {} point{} each", to_string(request.rules), request.points, request.points == 1 ? "" : "s"));
}

}  // namespace

Schema<GameCounts> schema_of(RowType<GameCounts> /*row*/) {
  return {"count_tennis_outcome",
          "count tennis --by outcome",
          "the games of one length",
          {{"turns", &GameCounts::turns, "turns played"},
           {"games", &GameCounts::games, "finished games of this length"},
           {"wins_1", &GameCounts::wins_1, "games that player 1 wins"},
           {"wins_2", &GameCounts::wins_2, "games that player 2 wins"},
           {"draws", &GameCounts::draws, "ties: games that nobody wins"}}};
}

Schema<PositionCounts> schema_of(RowType<PositionCounts> /*row*/) {
  return {"count_tennis_positions",
          "count tennis --by positions",
          "the positions after the same number of turns",
          {{"turns", &PositionCounts::turns, "turns played"},
           {"positions", &PositionCounts::positions,
            "different positions (points_1, points_2, ball), finished ones included"}}};
}

Plan<CountRequest> plan(const CountRequest& request, const Options& /*options*/) {
  require("points", request.points, 1, most_counted_points);
  require_court(request.rules);
  return request.by == By::positions ? plan_of<PositionCounts>(request, "positions")
                                     : plan_of<GameCounts>(request, "outcome");
}

Answer run(const Plan<CountRequest>& plan, const Options& options) {
  const CountRequest& request = plan.request;
  const enumerate::TennisStart start{request.points, request.rules};
  const running::Runner runner(options);
  if (request.by == By::positions) {
    return answer_of(plan.table, options, runner.on_threads([&] {
      return enumerate::count_tennis_positions(start, runner.engine_options());
    }));
  }
  runner.note_cost(seconds_of(request));
  return answer_of(plan.table, options,
                   runner.on_threads([&] { return enumerate::count_tennis_games(start, runner.engine_options()); }));
}

// Solving.

namespace {

Position state_of(const SolveRequest& request) { return request.state.value_or(start_of(request.points)); }

void require_state(const SolveRequest& request) {
  const Position& state = *request.state;
  const std::string place = mention("state", text_of(state));
  if (request.show == Show::states) refuse(place, "all states are valued", "leave it out");
  const int most = request.points == 0 ? most_solved_points : request.points;
  const int beyond = request.rules.fields + 1;
  const auto refuse_state = [&](const std::string& reason) {
    refuse(place, reason,
           fmt::format("give S1,S2,B: points from 0 to {}, and a ball from -{} to {}", most, beyond, beyond));
  };
  for (const int points : {state.points_1, state.points_2}) {
    if (points < 0 || points > most) refuse_state(fmt::format("{} points are out of range", points));
  }
  if (state.ball < -beyond || state.ball > beyond) refuse_state(fmt::format("the ball {} is out of range", state.ball));
  if (request.show != Show::value && outcome(request.rules, state) != Outcome::none) {
    refuse(place, "the game is over there, so nobody bids", "give a state before its end");
  }
}

// True if intervals of this width need the exact solver, position by position, which is far slower. Floating point
// reaches about 1e-14 a position.
bool takes_exact_solving(double width) {
  return enumerate::nearest_fixed(width) < enumerate::fixed_one / 1'000'000'000'000;
}

template <class Row>
Plan<SolveRequest> plan_of(const SolveRequest& request) {
  std::vector<running::Argument> arguments = arguments_of(request.rules);
  // The value of a state does not depend on the points at the start of the game.
  if (!request.state) arguments.emplace(arguments.begin(), "points", request.points);
  std::optional<std::string> width = width_text(request.width);
  if (width == width_text(SolveRequest{}.width)) width.reset();
  arguments.emplace_back("width", width);
  if (request.state) arguments.emplace_back("state", std::string_view(text_of(*request.state)));
  if (request.show == Show::states) arguments.emplace_back("by", "states");
  arguments.emplace_back("strategy", request.show == Show::strategy);
  if (request.show == Show::play) {
    arguments.emplace_back("play", true);
    arguments.emplace_back("games", request.games);
    arguments.emplace_back("seed", request.seed);
  }
  Plan<SolveRequest> plan =
      running::plan_for<Row>(request, running::command_of("solve tennis", arguments), to_string(request.rules));
  plan.table.indexed = false;
  return plan;
}

// The seconds of one processor of about 2.5 GHz, as measured: 200 points 50 s, 100 points 2 s.
double seconds_of_work(const TennisTask& task) {
  const int points = std::min(task.points_1, task.points_2);
  const int more = std::max(task.points_1, task.points_2) - points;
  return 55 * std::pow(points / 200.0, 4.3) * (1 + 4.0 * more / (points + 1)) * std::pow(task.rules.fields / 2.0, 1.25);
}

TennisTask task_of(const SolveRequest& request) {
  const Position state = state_of(request);
  return {request.rules, state.points_1, state.points_2, enumerate::nearest_fixed(request.width)};
}

// The typed rows of a solution, before they become the answer's.
template <class Row>
struct Certified : running::Found<Row> {
  Interval interval{};
  std::string too_wide{};
  std::string failure{};
  std::string certificate{};
  std::size_t certified_positions = 0;
};

// Solves the task, then calls list(solution, engine_options, result) to fill in the rows.
template <class Row, class List>
CertifiedAnswer solve_and_list(const Plan<SolveRequest>& plan, std::size_t bytes_of_result, const Options& options,
                               const List& list) {
  const TennisTask task = task_of(plan.request);
  const running::Runner runner(options);
  runner.note_cost(seconds_of_work(task));
  engines::RunOptions engine = runner.engine_options();
  engine.memory = engine.memory > bytes_of_result ? engine.memory - bytes_of_result : 0;
  Certified<Row> result;
  runner.on_threads(threads_to_solve_tennis(task, engine.memory, runner.threads()), [&] {
    std::optional<enumerate::TennisCertificate> certificate;
    enumerate::OnMix on_mix;
    if (plan.request.certify) {
      certificate.emplace(task.rules, plan.request.points);
      on_mix = [&](const Position& position, const enumerate::Mix& mix, Fixed guaranteed) {
        certificate->add(position, mix, guaranteed);
      };
    }
    const TennisSolution solution = solve_tennis(task, engine, on_mix);
    result.status = solution.status;
    if (certificate && result.whole()) {
      result.certified_positions = certificate->positions();
      result.certificate = certificate->take_text();
    }
    if (solution.status != RunStatus::memory) list(solution, engine, result);
  });
  const bool unfound = result.status == RunStatus::interrupted && result.rows.empty();
  running::set_end(result, result.status,
                   {.missing = result.rows.empty() ? "all rows" : result.missing,
                    .reached = unfound ? "before anything was found" : "",
                    .remedy = "give more, or ask for fewer points"},
                   options);
  return {running::answer_of(plan.table, result),
          std::move(result.interval),
          std::move(result.too_wide),
          std::move(result.failure),
          std::move(result.certificate),
          result.certified_positions};
}

template <class Row>
void set_interval(Certified<Row>& result, const Enclosure& interval, const SolveRequest& request, const char* whose) {
  result.interval = {decimal_of_fixed(interval.lower), decimal_of_fixed(interval.upper)};
  if (interval.width() <= enumerate::nearest_fixed(request.width)) return;
  result.too_wide = fmt::format("{} at {} is {} wide, and the exact solver cannot narrow it", whose,
                                text_of(state_of(request)), decimal_of_fixed(interval.width()));
}

PositionValue row_of(const Position& position, const Enclosure& value) {
  return {position.points_1, position.points_2, position.ball, decimal_of_fixed(value.lower),
          decimal_of_fixed(value.upper)};
}

// Memory of the result, which is large where there are many rows.
std::size_t bytes_of_states(const SolveRequest& request) {
  constexpr std::size_t of_a_row = 600;  // five cells of 48 bytes, two long texts, and the text of the table
  const auto side = static_cast<std::size_t>(request.points) + 1;
  const std::size_t certificate =
      request.certify ? enumerate::TennisCertificate::bytes(request.rules, request.points) : 0;
  return side * side * (2 * static_cast<std::size_t>(request.rules.fields) + 1) * of_a_row + certificate;
}

void list_states(const SolveRequest& request, const TennisSolution& solution, Certified<PositionValue>& result) {
  for (int points_1 = 0; points_1 <= request.points; ++points_1) {
    for (int points_2 = 0; points_2 <= request.points; ++points_2) {
      if (points_1 + points_2 > solution.last_total) continue;  // the run was interrupted before
      for (int ball = -request.rules.fields; ball <= request.rules.fields; ++ball) {
        const Position position{points_1, points_2, ball};
        result.rows.push_back(row_of(position, solution.values.at(position)));
      }
    }
  }
  if (solution.status == RunStatus::interrupted) {
    result.missing = fmt::format("all positions with more than {} points in all", solution.last_total);
  } else if (solution.wide > 0) {
    result.too_wide =
        fmt::format("{} positions and their mirror images are wider; the widest, {}, is {} wide", solution.wide,
                    text_of(*solution.widest), decimal_of_fixed(solution.values.at(*solution.widest).width()));
  }
}

// A mix that certainly guarantees the value within the width; if there is none, the best mix found.
std::optional<enumerate::TennisStrategies> strategies_at(const Position& state, const TennisTask& task,
                                                         const TennisSolution& solution) {
  CertifiedStrategySolver solver(solution.values);
  auto found = solver.at(state);
  if (found && found->guaranteed.width() <= task.width) return found;
  auto exact = solver.exactly_at(state);
  return exact && (!found || exact->guaranteed.width() < found->guaranteed.width()) ? exact : found;
}

void list_mix(int player, int points, const enumerate::Mix& mix, std::vector<BidProbability>& rows) {
  int bid = legal_bids(points).least;
  for (const enumerate::Share share : mix) {
    if (share != 0) rows.push_back({player, bid, enumerate::decimal_of_share(share)});
    ++bid;
  }
}

void list_strategies(const SolveRequest& request, const TennisSolution& solution, Certified<BidProbability>& result) {
  const Position state = state_of(request);
  const auto found = strategies_at(state, task_of(request), solution);
  if (!found) {
    result.failure = fmt::format("{}: no solver finds a strategy there", text_of(state));
    return;
  }
  list_mix(1, state.points_1, found->player_1, result.rows);
  list_mix(2, state.points_2, found->player_2, result.rows);
  set_interval(result, found->guaranteed, request,
               "the interval that these strategies (shares of whole 10^-15) guarantee");
}

void list_games(const SolveRequest& request, const TennisSolution& solution, const engines::RunOptions& engine,
                Certified<PlayResult>& result) {
  const Position state = state_of(request);
  const auto games = static_cast<std::uint64_t>(request.games);
  const enumerate::TennisGames played = play_tennis(solution.values, state, games, request.seed, engine);
  result.status = played.status;
  if (played.failed) result.failure = "GLPK finds no strategy at a position of a game";
  if (played.failed || !result.whole()) return;
  for (const auto& [end, count] : played.games) {
    result.rows.push_back({end.worth, end.beyond ? "beyond" : "points", Natural(count)});
  }
  set_interval(result, solution.values.at(state), request, "the interval of the value");
}

}  // namespace

std::string width_text(double width) { return decimal_of_fixed(enumerate::nearest_fixed(width)); }

Schema<PositionValue> schema_of(RowType<PositionValue> /*row*/) {
  return {"solve_tennis",
          "solve tennis",
          "one state",
          {{"points_1", &PositionValue::points_1, "player 1's points"},
           {"points_2", &PositionValue::points_2, "player 2's points"},
           {"ball", &PositionValue::ball, "the ball's place; positive on player 2's side"},
           {"lower", &PositionValue::lower, "lower bound of the value for player 1", ColumnType::decimal},
           {"upper", &PositionValue::upper, "upper bound of the value for player 1", ColumnType::decimal}}};
}

Schema<BidProbability> schema_of(RowType<BidProbability> /*row*/) {
  return {
      "solve_tennis_strategy",
      "solve tennis --strategy",
      "one bid of one player's optimal mix",
      {{"player", &BidProbability::player, "the player who bids: 1 or 2"},
       {"bid", &BidProbability::bid, "the number bid"},
       {"probability", &BidProbability::probability, "the probability of this bid in the mix", ColumnType::decimal}}};
}

Schema<PlayResult> schema_of(RowType<PlayResult> /*row*/) {
  return {
      "solve_tennis_play",
      "solve tennis --play",
      "the games of one result",
      {{"result", &PlayResult::result, "player 1's result"},
       {"ending", &PlayResult::ending, "beyond (the ball left the court) or points (both players ran out of points)"},
       {"games", &PlayResult::games, "games played with that result"}}};
}

Plan<SolveRequest> plan(const SolveRequest& request, const Options& options) {
  const bool in_range = request.width >= least_width && request.width <= 1;  // false for NaN
  if (!in_range) {
    refuse(mention("width", fmt::format("{}", request.width)), "out of range",
           fmt::format("give a number from {} to 1, for example 1e-9", least_width));
  }
  require_court(request.rules);
  if (!request.state || request.points != 0) require("points", request.points, 1, most_solved_points);
  if (request.state) require_state(request);
  if (request.show == Show::play) require("games", request.games, 1, most_random_games);
  if (request.certify && request.show != Show::states) {
    refuse(mention("certificate"), "proves the values of all positions", "add " + mention("by", "states"));
  }
  const auto note = [&](const std::string& text) {
    if (options.note) options.note(spelled(text, options.spelling));
  };
  if (request.state && request.points != 0) {
    note(fmt::format("{}: ignored, as the state is given: {}", mention("points", fmt::format("{}", request.points)),
                     text_of(*request.state)));
  }
  if (takes_exact_solving(request.width)) {
    note(fmt::format("a {} below 1e-12 needs exact solving, which is far slower", mention("width")));
  }
  switch (request.show) {
    case Show::value:
    case Show::states:
      break;
    case Show::strategy:
      return plan_of<BidProbability>(request);
    case Show::play:
      return plan_of<PlayResult>(request);
  }
  return plan_of<PositionValue>(request);
}

CertifiedAnswer run(const Plan<SolveRequest>& plan, const Options& options) {
  const SolveRequest& request = plan.request;
  switch (request.show) {
    case Show::value:
      break;
    case Show::states:
      return solve_and_list<PositionValue>(
          plan, bytes_of_states(request), options,
          [&](const auto& solution, const auto& /*engine*/, auto& result) { list_states(request, solution, result); });
    case Show::strategy:
      return solve_and_list<BidProbability>(plan, 0, options,
                                            [&](const auto& solution, const auto& /*engine*/, auto& result) {
                                              if (result.whole()) list_strategies(request, solution, result);
                                            });
    case Show::play:
      return solve_and_list<PlayResult>(plan, 0, options, [&](const auto& solution, const auto& engine, auto& result) {
        if (result.whole()) list_games(request, solution, engine, result);
      });
  }
  return solve_and_list<PositionValue>(plan, 0, options,
                                       [&](const auto& solution, const auto& /*engine*/, auto& result) {
                                         if (!result.whole()) return;
                                         const Enclosure value = solution.values.at(state_of(request));
                                         result.rows.push_back(row_of(state_of(request), value));
                                         set_interval(result, value, request, "the interval of the value");
                                       });
}

// Replaying.

namespace {

// \throws Error naming the argument that is out of range, or (breaks_rules) the first illegal turn
Game game_of(const ReplayRequest& request) {
  const Rules& rules = request.rules;
  if (request.analyse && request.points > most_solved_points) {
    refuse(mention("analyse"),
           fmt::format("the game begins with {} points; at most {} can be valued", request.points, most_solved_points),
           "leave it out");
  }
  require("points", request.points, 0, most_recorded);
  require_court(rules);
  Game game;
  game.positions.push_back(start_of(request.points));
  for (const Bids& turn : request.bids) {
    const Position before = game.last();
    const std::size_t number = game.positions.size();
    const auto refuse = [&](const std::string& why) {
      throw Error(ErrorKind::breaks_rules, fmt::format("turn {}", number), why, {});
    };
    if (outcome(rules, before) != Outcome::none) refuse("the game is over before it");
    if (!legal_bids(before.points_1).holds(turn.player_1)) refuse("player 1's bid is not allowed");
    if (!legal_bids(before.points_2).holds(turn.player_2)) refuse("player 2's bid is not allowed");
    game.bids.push_back(turn);
    game.positions.push_back(after(rules, before, turn));
  }
  return game;
}

PlayedTurn row_of(const Rules& rules, const Game& game, std::size_t turn) {
  const Position& position = game.positions[turn];
  PlayedTurn row;
  row.turn = static_cast<int>(turn);
  if (turn > 0) {
    row.bid_1 = game.bids[turn - 1].player_1;
    row.bid_2 = game.bids[turn - 1].player_2;
  }
  row.points_1 = position.points_1;
  row.points_2 = position.points_2;
  row.ball = position.ball;
  if (const Outcome end = outcome(rules, position); end != Outcome::none) {
    row.outcome = end == Outcome::tie ? "draw" : name_of(end);  // the cell of a tie keeps its older word
    row.worth = worth(rules, position);
  }
  return row;
}

// Rounds to nine decimals.
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
  const auto analysis = enumerate::analyse_turn(values, game.positions[turn - 1], game.bids[turn - 1]);
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

// A column of a row type, by a member that the type may have from its base.
template <class Row, class Value, class Base>
Column<Row> column(const char* name, Value Base::*member, const char* meaning) {
  return {name, static_cast<Value Row::*>(member), meaning};
}

template <class Row>
std::vector<Column<Row>> turn_columns() {
  return {column<Row>("turn", &Row::turn, "turns played; 0 is the start"),
          column<Row>("bid_1", &Row::bid_1, "player 1's bid in this turn"),
          column<Row>("bid_2", &Row::bid_2, "player 2's bid in this turn"),
          column<Row>("points_1", &Row::points_1, "player 1's points after the turn"),
          column<Row>("points_2", &Row::points_2, "player 2's points after the turn"),
          column<Row>("ball", &Row::ball, "the ball's place after the turn"),
          column<Row>("outcome", &Row::outcome, "the result, at the last turn of a finished game"),
          column<Row>("worth", &Row::worth, "the worth of the result to player 1")};
}

running::Found<PlayedTurn> turns_of(const ReplayRequest& request, const Game& game) {
  running::Found<PlayedTurn> result;
  for (std::size_t turn = 0; turn < game.positions.size(); ++turn) {
    result.rows.push_back(row_of(request.rules, game, turn));
  }
  return result;
}

running::Found<AnalysedTurn> analysed_turns_of(const ReplayRequest& request, const Game& game, const Options& options) {
  running::Found<AnalysedTurn> result;
  for (std::size_t turn = 0; turn < game.positions.size(); ++turn) {
    result.rows.push_back({row_of(request.rules, game, turn), {}, {}, {}, {}, {}, {}, {}, {}});
  }
  const running::Runner runner(options);
  engines::RunOptions engine = runner.engine_options();
  const TennisTask task{request.rules, request.points, request.points};
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
  running::set_end(result, result.status, {"the analysis", "before the game was analysed"}, options);
  return result;
}

template <class Row>
Plan<ReplayRequest> plan_of(const ReplayRequest& request) {
  std::vector<running::Argument> arguments = arguments_of(request.rules);
  arguments.emplace_back("analyse", request.analyse);
  Plan<ReplayRequest> plan = running::plan_for<Row>(
      request, running::command_of("replay tennis " + request.file, arguments), to_string(request.rules));
  plan.table.indexed = false;  // the start has no bids, and a b-file would give them as 0
  return plan;
}

}  // namespace

Schema<PlayedTurn> schema_of(RowType<PlayedTurn> /*row*/) {
  return {"replay_tennis", "replay tennis FILE", "one turn", turn_columns<PlayedTurn>()};
}

Schema<AnalysedTurn> schema_of(RowType<AnalysedTurn> /*row*/) {
  using Row = AnalysedTurn;
  std::vector<Column<Row>> columns = turn_columns<Row>();
  for (const Column<Row>& added : std::vector<Column<Row>>{
           {"before_lower", &Row::before_lower, "lower bound of the value for player 1 before the turn",
            ColumnType::decimal},
           {"before_upper", &Row::before_upper, "upper bound of the value for player 1 before the turn",
            ColumnType::decimal},
           {"after_lower", &Row::after_lower, "lower bound of the value for player 1 after the turn",
            ColumnType::decimal},
           {"after_upper", &Row::after_upper, "upper bound of the value for player 1 after the turn",
            ColumnType::decimal},
           {"given_away_1_lower", &Row::given_away_1_lower,
            "lower bound of the value that player 1's bid gave away against best play", ColumnType::decimal},
           {"given_away_1_upper", &Row::given_away_1_upper,
            "upper bound of the value that player 1's bid gave away against best play", ColumnType::decimal},
           {"given_away_2_lower", &Row::given_away_2_lower,
            "lower bound of the value that player 2's bid gave away against best play", ColumnType::decimal},
           {"given_away_2_upper", &Row::given_away_2_upper,
            "upper bound of the value that player 2's bid gave away against best play", ColumnType::decimal}}) {
    columns.push_back(added);
  }
  return {"replay_tennis_analysis", "replay tennis FILE --analyse", "one turn", std::move(columns)};
}

Plan<ReplayRequest> plan(const ReplayRequest& request, const Options& /*options*/) {
  game_of(request);
  return request.analyse ? plan_of<AnalysedTurn>(request) : plan_of<PlayedTurn>(request);
}

Answer run(const Plan<ReplayRequest>& plan, const Options& options) {
  const Game game = game_of(plan.request);
  return plan.request.analyse ? running::answer_of(plan.table, analysed_turns_of(plan.request, game, options))
                              : running::answer_of(plan.table, turns_of(plan.request, game));
}

}  // namespace quadrille::tennis
