// Drawings alone as states: they determine the ball and the mover, and the game is the same as with these in the state.
#include "enumerate/soccer/values/drawing_space.hpp"

#include <gtest/gtest.h>

#include "quadrille/conformance.hpp"
#include "quadrille/detail/backward_induction.hpp"

namespace quadrille::enumerate::drawing_space_test {

static_assert(engines::TwoPlayer<SoccerDrawingSpace<1>> && engines::TwoPlayer<SoccerDrawingSpace<6>>);

constexpr const char* pitches[] = {"paper:1x1", "paper:1x2", "paper:2x2", "paper:1x4", "classic:2x2"};

TEST(SoccerDrawingSpace, HasTheStatesAndWinnersOfTheSpaceWithBalls) {
  for (const char* name : pitches) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const SoccerPlaySpace<1> with_balls(pitch);
    const SoccerDrawingSpace<1> drawings(pitch);
    const auto expected = engines::solve_winners(with_balls);
    const auto winners = engines::solve_winners(drawings);
    EXPECT_EQ(winners.states(), expected.states()) << name;
    expected.for_each([&](const SoccerState<1>& state, engines::Player winner) {
      const SoccerDrawing<1> drawing{state.drawing};
      ASSERT_EQ(drawings.with_ball(drawing), state) << name;
      ASSERT_EQ(drawings.mover(drawing), with_balls.mover(state)) << name;
      ASSERT_EQ(drawings.outcome(drawing), with_balls.outcome(state)) << name;
      ASSERT_EQ(*winners.find(drawing), winner) << name;
    });
  }
}

// A drawing of several words: the ball after each ply of a long history.
TEST(BallOfDrawing, FollowsTheBallOnTheWidestPitch) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("classic:8x10"));
  const BallOfDrawing<6> ball(pitch);
  auto position = soccer::start_position<6>(pitch);
  while (soccer::outcome(pitch, position) == soccer::Outcome::ongoing) {
    EXPECT_EQ(ball(position.drawing), position.ball);
    std::vector<soccer::Ply> plies;
    soccer::for_each_ply(pitch, position, [&](const soccer::Ply& ply) { plies.push_back(ply); });
    position = soccer::play(pitch, position, plies[position.drawing.size() % plies.size()]);
  }
  EXPECT_EQ(ball(position.drawing), position.ball);
  EXPECT_GT(position.drawing.size(), 10U);
}

TEST(SoccerDrawingSpace, KeepsTheRulesOfAGradedSpaceFromAnyRoot) {
  for (const char* name : pitches) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const SoccerDrawingSpace<1> whole(pitch);
    const auto winners = engines::solve_winners(whole);
    graphs::EdgeSet<1> root;
    for (int plies = 0; plies < 4; ++plies) {
      const SoccerDrawingSpace<1> space(pitch, root);
      EXPECT_EQ(space.grade(space.start()), 0);
      for (const auto& violation : engines::check_graded_space(space, {.most_states = 2000, .random_games = 20})) {
        ADD_FAILURE() << name << ": " << violation.message;
      }
      EXPECT_EQ(engines::solve_winners(space).start(), *winners.find({root})) << name;
      std::optional<soccer::Ply> last;
      space.for_each_move(space.start(), [&](const soccer::Ply& ply) { last = ply; });
      if (!last) break;
      root.insert(last->edge);
    }
  }
}

}  // namespace quadrille::enumerate::drawing_space_test
