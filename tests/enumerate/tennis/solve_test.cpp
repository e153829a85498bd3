// The jobs that solve Tennis and Footsteps, and those that replay a game: values known by hand, what the rows add up
// to, and how the jobs end early.
#include <gtest/gtest.h>

#include <cmath>

#include "quadrille/error.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::tennis::solve_answer_test {

Options stopped_at(int total, std::stop_source& source) {
  Options options;
  options.stop = source.get_token();
  options.progress = [&source, total](const Progress& at) {
    if (at.grade == total) source.request_stop();
  };
  return options;
}

// A player that alone has points drives the ball as far as they reach.
TEST(SolveTennisJob, KnowsValuesThatFollowFromTheRules) {
  const auto value_at = [](const Position& state, const Rules& rules = {}) {
    const auto result = solve(SolveQuery{.state = state, .rules = rules});
    EXPECT_EQ(result.rows.size(), 1U);
    EXPECT_EQ(result.rows.front().points_1, state.points_1);
    EXPECT_EQ(result.rows.front().ball, state.ball);
    EXPECT_EQ(result.rows.front().lower, result.interval.lower);
    EXPECT_EQ(result.rows.front().upper, result.interval.upper);
    return result.interval.lower + ' ' + result.interval.upper;
  };
  EXPECT_EQ(value_at(start_of(5)), "0 0");
  EXPECT_EQ(value_at({3, 0, 0}, {.beyond = 2}), "2 2");
  EXPECT_EQ(value_at({0, 1, 1}), "-1 -1");
  EXPECT_EQ(value_at({0, 1, 1}, {.variant = Variant::footsteps}), "0 0");
  EXPECT_EQ(value_at({0, 0, 1}), "1 1");
}

TEST(SolveTennisJob, ListsAllStates) {
  const auto result = solve(SolveStatesQuery{.points = 4});
  EXPECT_TRUE(result.whole());
  EXPECT_EQ(result.rows.size(), 5U * 5 * 5);
  EXPECT_EQ(result.too_wide, "");
  for (const PositionValue& row : result.rows) {
    EXPECT_LE(std::stod(row.lower), std::stod(row.upper));
    EXPECT_LE(std::abs(std::stod(row.upper)), 1);
  }
}

TEST(SolveTennisJob, StatesThatWereSolvedBeforeAnInterruptionStand) {
  std::stop_source source;
  const auto result = solve(SolveStatesQuery{.points = 8}, stopped_at(3, source));
  EXPECT_EQ(result.status, RunStatus::interrupted);
  EXPECT_EQ(result.missing, "all positions with more than 3 points in all");
  EXPECT_EQ(result.rows.size(), 10U * 5);  // 10 pairs of points with a sum of 3 at most
  std::stop_source other;
  const auto value = solve(SolveQuery{.state = {8, 7, 0}}, stopped_at(3, other));
  EXPECT_EQ(value.status, RunStatus::interrupted);
  EXPECT_TRUE(value.rows.empty());
  EXPECT_EQ(value.reached, "before anything was found");
}

TEST(SolveTennisJob, HoldsToItsMemory) {
  Options poor;
  poor.memory = 1;
  const auto result = solve(SolveQuery{.state = {20, 19, 0}}, poor);
  EXPECT_EQ(result.status, RunStatus::memory);
  EXPECT_TRUE(result.rows.empty());
  EXPECT_EQ(result.remedy, "give more, or ask for fewer points");
}

TEST(SolveTennisJob, StrategiesAreProbabilitiesThatGuaranteeTheValue) {
  const StrategyQuery query{.state = {8, 6, -1}};
  const auto mixes = strategy(query);
  double sums[2] = {0, 0};
  for (const DrawProbability& row : mixes.rows) {
    ASSERT_TRUE(row.player == 1 || row.player == 2);
    EXPECT_GE(row.draw, 1);
    EXPECT_LE(row.draw, row.player == 1 ? 8 : 6);
    EXPECT_GT(std::stod(row.probability), 0);
    sums[row.player - 1] += std::stod(row.probability);
  }
  EXPECT_NEAR(sums[0], 1, 1e-12);
  EXPECT_NEAR(sums[1], 1, 1e-12);
  const auto value = solve(SolveQuery{.state = query.state});
  EXPECT_NEAR(std::stod(mixes.interval.lower), std::stod(value.interval.lower), 1e-9);
  EXPECT_NEAR(std::stod(mixes.interval.upper), std::stod(value.interval.upper), 1e-9);
  EXPECT_LE(std::stod(mixes.interval.upper) - std::stod(mixes.interval.lower), 1e-9);
}

// Shares are whole numbers of 10^-15, so no mix reaches a width of 10^-18.
TEST(SolveTennisJob, SaysWhichIntervalIsTooWide) {
  const auto mixes = strategy({.state = {14, 13, 0}, .width = least_width});
  EXPECT_FALSE(mixes.rows.empty());
  EXPECT_TRUE(mixes.too_wide.starts_with("what these strategies, in shares of whole 10^-15, guarantee at 14,13,0 is "))
      << mixes.too_wide;
}

TEST(SolveTennisJob, PlaysAsManyGamesAsAskedFor) {
  const auto played = play({.state = start_of(6), .games = 500, .seed = 3});
  Natural games = 0;
  for (const PlayResult& row : played.rows) {
    EXPECT_TRUE(row.ending == "beyond" || row.ending == "points");
    games += row.games;
  }
  EXPECT_EQ(games, 500);
  EXPECT_EQ(played.interval.lower, "0");
}

TEST(SolveTennisJob, RefusesWhatIsOutOfRange) {
  EXPECT_THROW(solve(SolveQuery{.state = {-1, 5, 0}}), Error);
  EXPECT_THROW(solve(SolveQuery{.state = {5, most_solved_points + 1, 0}}), Error);
  EXPECT_THROW(solve(SolveQuery{.state = {5, 5, 4}}), Error);
  for (const double width : {0.0, 1e-19, 1.5, std::nan("")}) {
    EXPECT_THROW(solve(SolveQuery{.state = {5, 5, 0}, .width = width}), Error);
  }
  EXPECT_THROW(solve(SolveStatesQuery{.points = 0}), Error);
  EXPECT_THROW(strategy({.state = {0, 0, 1}}), Error);
  EXPECT_THROW(play({.state = {3, 3, 3}}), Error);
  EXPECT_THROW(play({.state = {3, 3, 0}, .games = 0}), Error);
}

// 1-2, 1-1 with three points each: the ball is on -1, and player 1 alone has a point left, which drives it to 1.
TEST(ReplayTennisJob, PlaysTheDraws) {
  const auto rows = replay({.points = 3, .draws = {{1, 2}, {1, 1}, {1, 0}}}).rows;
  ASSERT_EQ(rows.size(), 4U);
  EXPECT_FALSE(rows[0].draw_1);
  EXPECT_EQ(rows[1].draw_2, 2);
  EXPECT_EQ(rows[1].ball, -1);
  EXPECT_FALSE(rows[2].outcome);
  EXPECT_EQ(rows[3].ball, 1);
  EXPECT_EQ(rows[3].outcome, "player 1 wins");
  EXPECT_EQ(rows[3].worth, 1);
}

TEST(ReplayTennisJob, RefusesDrawsThatAreNotAllowed) {
  EXPECT_THROW(replay({.points = 3, .draws = {{0, 1}}}), Error);
  EXPECT_THROW(replay({.points = 3, .draws = {{1, 4}}}), Error);
  EXPECT_THROW(replay({.points = 3, .draws = {{3, 3}, {0, 0}}}), Error);
  EXPECT_THROW(replay({.points = -1}), Error);
  EXPECT_THROW(analyse({.points = most_solved_points + 1}), Error);
}

// Three points each, the ball on -1, player 1 alone has two left: in Footsteps drawing both at once wastes the win.
TEST(ReplayTennisJob, SaysWhatADrawGaveAway) {
  const AnalyseQuery query{.points = 3, .draws = {{1, 3}, {2, 0}}, .rules = {.variant = Variant::footsteps}};
  const auto rows = analyse(query).rows;
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_FALSE(rows[0].before_lower);
  EXPECT_EQ(rows[2].before_lower, "1");
  EXPECT_EQ(rows[2].after_upper, "0");
  EXPECT_EQ(rows[2].given_away_1_lower, "1");
  EXPECT_EQ(rows[2].given_away_2_upper, "0");
  EXPECT_EQ(to_table(rows).columns.size(), 16U);
}

}  // namespace quadrille::tennis::solve_answer_test
