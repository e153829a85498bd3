// The games and positions of Tennis and Footsteps: the twins on small courts, two roads beyond them, and what must hold
// at every size.
//
// ctest label: standard
#include "enumerate/tennis/counts.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include "enumerate/tennis/sweep.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {
namespace {

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

// Two points each, listed by hand. 2-2 ends at once, a draw, as does 1-1 1-1 in two turns. 2-1 drives the ball up, and
// player 2's last point down again: over the net in Tennis, a win for player 1's opponent; onto 0 in Footsteps. 1-2 and
// then 1-0 is the mirror image.
TEST(CountTennis, TwoPointsByHand) {
  const std::vector<std::vector<std::optional<engines::Natural>>> rows = {{1, 1, 0, 0, 1}, {2, 3, 1, 1, 1}};
  EXPECT_EQ(count_tennis_games({2, {}}).rows, rows);
  const std::vector<std::vector<std::optional<engines::Natural>>> footsteps = {{1, 1, 0, 0, 1}, {2, 3, 0, 0, 3}};
  EXPECT_EQ(count_tennis_games({2, {Variant::footsteps}}).rows, footsteps);
  const std::vector<std::vector<std::optional<engines::Natural>>> positions = {{0, 1}, {1, 4}, {2, 3}};
  EXPECT_EQ(count_tennis_positions({2, {}}).rows, positions);
}

TEST(CountTennis, AgreesWithItsTwinsOnEverySmallCourt) {
  for (const Rules& rules : courts(4)) {
    for (int points = 1; points <= 8; ++points) {
      const TennisQuestion question{points, rules};
      const engines::Counts games = count_tennis_games(question);
      const engines::Counts expected = count_tennis_games_ref(question);
      EXPECT_EQ(games.columns, expected.columns);
      EXPECT_EQ(games.rows, expected.rows) << points << " points, " << rules.fields << " fields";
      EXPECT_EQ(count_tennis_games_swept(question).rows, expected.rows);
      EXPECT_EQ(count_tennis_positions(question).rows, count_tennis_positions_ref(question).rows);
    }
  }
}

// The two roads share nothing but the rules.
TEST(CountTennis, BothRoadsAgreeWhereNobodyCanListTheGames) {
  for (const Rules& rules : courts(3)) {
    for (const int points : {13, 30, 41}) {
      const TennisQuestion question{points, rules};
      EXPECT_EQ(count_tennis_games(question).rows, count_tennis_games_swept(question).rows) << points;
    }
  }
  EXPECT_EQ(count_tennis_games({20, {Variant::footsteps, 20}}).rows,
            count_tennis_games_swept({20, {Variant::footsteps, 20}}).rows);
}

TEST(CountTennis, BothRoadsAgreeOnAHundredPoints) {
  for (const Variant variant : {Variant::tennis, Variant::footsteps}) {
    const TennisQuestion question{100, {variant}};
    EXPECT_EQ(count_tennis_games(question).rows, count_tennis_games_swept(question).rows);
  }
}

// On a court that nobody can leave, a game is a pair of compositions; it has as many turns as the longer one.
TEST(CountTennis, OnACourtTooWideToLeaveGamesArePairsOfCompositions) {
  const int points = 20;
  const engines::Counts counts = count_tennis_games({points, {Variant::footsteps, points}});
  engines::Natural sum = 0;
  for (const auto& row : counts.rows) sum += *row[1];
  EXPECT_EQ(sum, engines::Natural(1) << static_cast<unsigned>(2 * (points - 1)));
}

TEST(CountTennis, EveryRowAddsUpAndIsFair) {
  for (const Rules& rules : courts(2)) {
    const engines::Counts counts = count_tennis_games_swept({25, rules});
    EXPECT_EQ(counts.rows.front()[0], engines::Natural(1));  // 25-25 is a draw at once
    EXPECT_LE(*counts.rows.back()[0], 25);
    for (const auto& row : counts.rows) {
      EXPECT_EQ(*row[1], *row[2] + *row[3] + *row[4]);
      EXPECT_EQ(row[2], row[3]);
    }
  }
}

TEST(CountTennis, ThreadsChangeNothing) {
  const TennisQuestion question{60, {}};
  std::vector<engines::Counts> counts;
  for (const std::size_t threads : {1U, 2U, 5U}) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    counts.push_back(count_tennis_games(question));
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
  for (const auto count : {count_tennis_games, count_tennis_positions}) {
    std::uint64_t last = 0;
    engines::RunOptions options;
    options.observer = [&](const engines::Progress& at) {
      EXPECT_GT(at.done, last);
      EXPECT_LE(at.done, at.total);
      last = at.done;
    };
    count({30, {}}, options);
    EXPECT_GT(last, 0U);
  }
}

TEST(CountTennis, RefusesWhatCannotBePlayed) {
  for (const TennisQuestion& question :
       {TennisQuestion{0, {}}, TennisQuestion{-1, {}}, TennisQuestion{most_tennis_points + 1, {}},
        TennisQuestion{5, {Variant::tennis, 0}}, TennisQuestion{5, {Variant::tennis, tennis::most_fields + 1}}}) {
    EXPECT_THROW(count_tennis_games(question), Error);
    EXPECT_THROW(count_tennis_positions(question), Error);
  }
}

}  // namespace
}  // namespace quadrille::enumerate
