// The requests that solve Tennis and Footsteps, and those that replay a game: values known by hand, sums over the rows,
// and early ends of runs.
#include <fmt/format.h>
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

// A player who alone has points drives the ball as far as they reach.
TEST(SolveTennisRequest, KnowsValuesThatFollowFromTheRules) {
  const auto value_at = [](const Position& state, const Rules& rules = {}) {
    const CertifiedAnswer answer = solve({.state = state, .rules = rules});
    const auto values = rows<PositionValue>(answer);
    EXPECT_EQ(values.size(), 1U);
    EXPECT_EQ(values.front().points_1, state.points_1);
    EXPECT_EQ(values.front().ball, state.ball);
    EXPECT_EQ(values.front().lower, answer.interval.lower);
    EXPECT_EQ(values.front().upper, answer.interval.upper);
    return answer.interval.lower + ' ' + answer.interval.upper;
  };
  EXPECT_EQ(value_at(start_of(5)), "0 0");
  EXPECT_EQ(value_at({3, 0, 0}, {.beyond = 2}), "2 2");
  EXPECT_EQ(value_at({0, 1, 1}), "-1 -1");
  EXPECT_EQ(value_at({0, 1, 1}, {.variant = Variant::footsteps}), "0 0");
  EXPECT_EQ(value_at({0, 0, 1}), "1 1");
}

TEST(SolveTennisRequest, ListsAllStates) {
  const CertifiedAnswer answer = solve({.points = 4, .show = Show::states});
  EXPECT_TRUE(answer.ending.whole());
  EXPECT_EQ(answer.table.rows.size(), 5U * 5 * 5);
  EXPECT_EQ(answer.unmet(), "");
  for (const auto& row : rows<PositionValue>(answer)) {
    EXPECT_LE(std::stod(row.lower), std::stod(row.upper));
    EXPECT_LE(std::abs(std::stod(row.upper)), 1);
  }
}

TEST(SolveTennisRequest, StatesThatWereSolvedBeforeAnInterruptionAreKept) {
  std::stop_source source;
  const CertifiedAnswer answer = solve({.points = 8, .show = Show::states}, stopped_at(3, source));
  EXPECT_EQ(answer.ending.status, RunStatus::interrupted);
  EXPECT_EQ(answer.table.missing, "all positions with more than 3 points in all");
  EXPECT_EQ(answer.table.rows.size(), 10U * 5);  // 10 pairs of points with a sum of 3 at most
  std::stop_source other;
  const CertifiedAnswer value = solve({.state = Position{8, 7, 0}}, stopped_at(3, other));
  EXPECT_EQ(value.ending.status, RunStatus::interrupted);
  EXPECT_TRUE(value.table.rows.empty());
  EXPECT_EQ(value.ending.reached, "before anything was found");
}

TEST(SolveTennisRequest, HoldsToItsMemory) {
  Options poor;
  poor.memory = 1;
  const CertifiedAnswer answer = solve({.state = Position{20, 19, 0}}, poor);
  EXPECT_EQ(answer.ending.status, RunStatus::memory);
  EXPECT_TRUE(answer.table.rows.empty());
  EXPECT_EQ(answer.ending.remedy, "give more, or ask for fewer points");
}

TEST(SolveTennisRequest, StrategiesAreProbabilitiesThatGuaranteeTheValue) {
  const Position state{8, 6, -1};
  const CertifiedAnswer mixes = solve({.state = state, .show = Show::strategy});
  double sums[2] = {0, 0};
  for (const auto& row : rows<BidProbability>(mixes)) {
    ASSERT_TRUE(row.player == 1 || row.player == 2);
    EXPECT_GE(row.bid, 1);
    EXPECT_LE(row.bid, row.player == 1 ? 8 : 6);
    EXPECT_GT(std::stod(row.probability), 0);
    sums[row.player - 1] += std::stod(row.probability);
  }
  EXPECT_NEAR(sums[0], 1, 1e-12);
  EXPECT_NEAR(sums[1], 1, 1e-12);
  const CertifiedAnswer value = solve({.state = state});
  EXPECT_NEAR(std::stod(mixes.interval.lower), std::stod(value.interval.lower), 1e-9);
  EXPECT_NEAR(std::stod(mixes.interval.upper), std::stod(value.interval.upper), 1e-9);
  EXPECT_LE(std::stod(mixes.interval.upper) - std::stod(mixes.interval.lower), 1e-9);
}

// Shares are whole numbers of 10^-15, so no mix reaches a width of 10^-18.
TEST(SolveTennisRequest, SaysWhichIntervalIsTooWide) {
  const CertifiedAnswer mixes = solve({.state = Position{14, 13, 0}, .width = least_width, .show = Show::strategy});
  EXPECT_FALSE(mixes.table.rows.empty());
  EXPECT_EQ(mixes.unmet(), mixes.too_wide);
  EXPECT_TRUE(mixes.too_wide.starts_with(
      "the interval that these strategies (shares of whole 10^-15) guarantee at 14,13,0 is "))
      << mixes.too_wide;
}

TEST(SolveTennisRequest, PlaysAsManyGamesAsAskedFor) {
  const CertifiedAnswer played = solve({.points = 6, .show = Show::play, .games = 500, .seed = 3});
  Natural games = 0;
  for (const auto& row : rows<PlayResult>(played)) {
    EXPECT_TRUE(row.ending == "beyond" || row.ending == "points");
    games += row.games;
  }
  EXPECT_EQ(games, 500);
  EXPECT_EQ(played.interval.lower, "0");
}

TEST(SolveTennisRequest, RefusesWhatIsOutOfRange) {
  const auto refused = [](const SolveRequest& request) {
    try {
      plan(request);
    } catch (const Error& error) {
      return spelled(error.place());
    }
    return std::string();
  };
  EXPECT_EQ(refused({.state = Position{-1, 5, 0}}), "state -1,5,0");
  EXPECT_EQ(refused({.state = Position{5, most_solved_points + 1, 0}}), "state 5,401,0");
  EXPECT_EQ(refused({.state = Position{5, 5, 4}}), "state 5,5,4");
  EXPECT_EQ(refused({.points = 5, .state = Position{5, 6, 0}}), "state 5,6,0");
  EXPECT_EQ(refused({.points = 5, .state = Position{5, 4, 0}}), "");
  for (const double width : {0.0, 1e-19, 1.5, std::nan("")}) {
    EXPECT_EQ(refused({.points = 5, .width = width}), fmt::format("width {}", width));
  }
  EXPECT_EQ(refused({}), "points 0");
  EXPECT_EQ(refused({.points = 5, .rules = {.fields = 0}}), "fields 0");
  EXPECT_EQ(refused({.state = Position{5, 5, 0}, .show = Show::states}), "state 5,5,0");
  EXPECT_EQ(refused({.state = Position{0, 0, 1}, .show = Show::strategy}), "state 0,0,1");
  EXPECT_EQ(refused({.state = Position{3, 3, 3}, .show = Show::play}), "state 3,3,3");
  EXPECT_EQ(refused({.points = 3, .show = Show::play, .games = 0}), "games 0");
}

// Each plan has the request in its normal form.
TEST(SolveTennisRequest, HasATableWithItsCommand) {
  const auto command = [](const SolveRequest& request) { return plan(request).table.provenance.command; };
  EXPECT_EQ(command({.points = 5}), "quadrille solve tennis --points 5");
  EXPECT_EQ(command({.points = 9, .state = Position{8, 3, -1}, .rules = {.beyond = 2}, .width = 1e-6}),
            "quadrille solve tennis --beyond 2 --width 0.000001 --state 8,3,-1");
  EXPECT_EQ(command({.points = 4, .show = Show::states}), "quadrille solve tennis --points 4 --by states");
  EXPECT_EQ(command({.points = 4, .rules = {.variant = Variant::footsteps}, .show = Show::strategy}),
            "quadrille solve tennis --points 4 --variant footsteps --strategy");
  EXPECT_EQ(command({.points = 4, .show = Show::play, .games = 10, .seed = 1}),
            "quadrille solve tennis --points 4 --play --games 10 --seed 1");
}

// 1-2, 1-1 with three points each: the ball is on -1, and only player 1 has a point left, which drives it to 1.
TEST(ReplayTennisRequest, PlaysTheBids) {
  const auto rows = quadrille::rows<PlayedTurn>(replay({.points = 3, .bids = {{1, 2}, {1, 1}, {1, 0}}}));
  ASSERT_EQ(rows.size(), 4U);
  EXPECT_FALSE(rows[0].bid_1);
  EXPECT_EQ(rows[1].bid_2, 2);
  EXPECT_EQ(rows[1].ball, -1);
  EXPECT_FALSE(rows[2].outcome);
  EXPECT_EQ(rows[3].ball, 1);
  EXPECT_EQ(rows[3].outcome, "player 1 wins");
  EXPECT_EQ(rows[3].worth, 1);
}

TEST(ReplayTennisRequest, RefusesBidsThatAreNotAllowed) {
  EXPECT_THROW(replay({.points = 3, .bids = {{0, 1}}}), Error);
  EXPECT_THROW(replay({.points = 3, .bids = {{1, 4}}}), Error);
  EXPECT_THROW(replay({.points = 3, .bids = {{3, 3}, {0, 0}}}), Error);
  EXPECT_THROW(replay({.points = -1}), Error);
  EXPECT_THROW(plan(ReplayRequest{.points = most_solved_points + 1, .analyse = true}), Error);
}

// Three points each: the ball is on -1, and only player 1 has points left, two. In Footsteps a bid of both wastes the
// win.
TEST(ReplayTennisRequest, SaysWhatABidGaveAway) {
  const Answer answer =
      replay({.points = 3, .bids = {{1, 3}, {2, 0}}, .rules = {.variant = Variant::footsteps}, .analyse = true});
  const auto rows = quadrille::rows<AnalysedTurn>(answer);
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_FALSE(rows[0].before_lower);
  EXPECT_EQ(rows[2].before_lower, "1");
  EXPECT_EQ(rows[2].after_upper, "0");
  EXPECT_EQ(rows[2].given_away_1_lower, "1");
  EXPECT_EQ(rows[2].given_away_2_upper, "0");
  EXPECT_EQ(answer.table.columns.size(), 16U);
  EXPECT_EQ(answer.table.provenance.command, "quadrille replay tennis - --variant footsteps --analyse");
}

}  // namespace quadrille::tennis::solve_answer_test
