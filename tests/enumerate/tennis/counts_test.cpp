// The games and positions of Tennis and Footsteps: the reference implementations on small courts, the independent
// method beyond them, and laws that hold at every size.
#include "enumerate/tennis/counts.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

namespace quadrille::enumerate::counts_test {

using tennis::Rules;
using tennis::Variant;

std::vector<Rules> courts(int most_fields) {
  std::vector<Rules> rules;
  for (int fields = 1; fields <= most_fields; ++fields) {
    rules.push_back({Variant::tennis, fields});
    rules.push_back({Variant::footsteps, fields});
  }
  return rules;
}

// Two points each, listed by hand. 2-2 is a tie at once, 1-1 1-1 a tie in two turns. 2-1 drives the ball up, and player
// 2's last point drives it down again. That goes over the net in Tennis, a win for player 1's opponent, and onto 0 in
// Footsteps. 1-2 and then 1-0 is the mirror image.
TEST(CountTennis, TwoPointsByHand) {
  const std::vector<tennis::GameCounts> rows = {{1, 1, 0, 0, 1}, {2, 3, 1, 1, 1}};
  EXPECT_EQ(count_tennis_games({2, {}}).rows, rows);
  const std::vector<tennis::GameCounts> footsteps = {{1, 1, 0, 0, 1}, {2, 3, 0, 0, 3}};
  EXPECT_EQ(count_tennis_games({2, {Variant::footsteps}}).rows, footsteps);
  const std::vector<tennis::PositionCounts> positions = {{0, 1}, {1, 4}, {2, 3}};
  EXPECT_EQ(count_tennis_positions({2, {}}).rows, positions);
}

TEST(CountTennis, AgreesWithItsReferencesOnEverySmallCourt) {
  for (const Rules& rules : courts(4)) {
    for (int points = 1; points <= 8; ++points) {
      const TennisStart start{points, rules};
      const auto expected = count_tennis_games_ref(start);
      EXPECT_FALSE(expected.rows.empty());
      EXPECT_EQ(count_tennis_games(start).rows, expected.rows) << points << " points, " << rules.fields << " fields";
      EXPECT_EQ(count_tennis_games_swept(start).rows, expected.rows);
      EXPECT_EQ(count_tennis_positions(start).rows, count_tennis_positions_ref(start).rows);
    }
  }
}

// The two methods share only the rules.
TEST(CountTennis, BothMethodsAgreeOnGamesTooManyToList_standard) {
  for (const Rules& rules : courts(3)) {
    for (const int points : {13, 30, 41}) {
      const TennisStart start{points, rules};
      EXPECT_EQ(count_tennis_games(start).rows, count_tennis_games_swept(start).rows) << points;
    }
  }
  EXPECT_EQ(count_tennis_games({20, {Variant::footsteps, 20}}).rows,
            count_tennis_games_swept({20, {Variant::footsteps, 20}}).rows);
}

TEST(CountTennis, BothMethodsAgreeOnAHundredPoints_standard) {
  for (const Variant variant : {Variant::tennis, Variant::footsteps}) {
    const TennisStart start{100, {variant}};
    EXPECT_EQ(count_tennis_games(start).rows, count_tennis_games_swept(start).rows);
  }
}

// On a court too wide to leave, a game is a pair of compositions; it has as many turns as the longer one.
TEST(CountTennis, OnACourtTooWideToLeaveGamesArePairsOfCompositions) {
  const int points = 20;
  const auto counts = count_tennis_games({points, {Variant::footsteps, points}});
  Natural sum = 0;
  for (const auto& row : counts.rows) sum += row.games;
  EXPECT_EQ(sum, Natural(1) << static_cast<unsigned>(2 * (points - 1)));
}

TEST(CountTennis, EveryRowAddsUpAndIsFair) {
  for (const Rules& rules : courts(2)) {
    const auto counts = count_tennis_games_swept({25, rules});
    EXPECT_EQ(counts.rows.front().turns, 1);  // 25-25 is a tie at once
    EXPECT_LE(counts.rows.back().turns, 25);
    for (const auto& row : counts.rows) {
      EXPECT_EQ(row.games, row.wins_1 + row.wins_2 + row.draws);
      EXPECT_EQ(row.wins_1, row.wins_2);
    }
  }
}

TEST(CountTennis, ThreadsChangeNothing) {
  const TennisStart start{60, {}};
  std::vector<TurnCounts<tennis::GameCounts>> counts;
  for (const std::size_t threads : {1U, 2U, 5U}) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    counts.push_back(count_tennis_games(start));
  }
  EXPECT_EQ(counts[0].rows, counts[1].rows);
  EXPECT_EQ(counts[0].rows, counts[2].rows);
}

TEST(CountTennis, StopsWhenAskedAndKeepsToItsBudget) {
  std::stop_source source;
  source.request_stop();
  engines::RunOptions stopped;
  stopped.stop = source.get_token();
  EXPECT_EQ(count_tennis_games({40, {}}, stopped).status, engines::RunStatus::interrupted);
  EXPECT_TRUE(count_tennis_games({40, {}}, stopped).rows.empty());
  EXPECT_EQ(count_tennis_positions({40, {}}, stopped).status, engines::RunStatus::interrupted);
  engines::RunOptions poor;
  poor.memory = 10000;
  EXPECT_EQ(count_tennis_games({40, {}}, poor).status, engines::RunStatus::memory);
  EXPECT_EQ(count_tennis_positions({40, {}}, poor).status, engines::RunStatus::memory);
}

TEST(CountTennis, ReportsItsProgress) {
  std::uint64_t last = 0;
  engines::RunOptions options;
  options.observer = [&](const engines::Progress& at) {
    EXPECT_GT(at.done, last);
    EXPECT_LE(at.done, at.total);
    last = at.done;
  };
  count_tennis_games({30, {}}, options);
  EXPECT_GT(last, 0U);
  last = 0;
  count_tennis_positions({30, {}}, options);
  EXPECT_GT(last, 0U);
}

}  // namespace quadrille::enumerate::counts_test
