// paper:3x3, all of it, by backward induction: player 1 wins.
//
// ctest label: extreme
#include <gtest/gtest.h>

#include "enumerate/soccer/play_space.hpp"
#include "quadrille/detail/backward_induction.hpp"

namespace quadrille::enumerate {
namespace {

TEST(SoccerWinners, Player1WinsThreeByThree) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  const SoccerPlaySpace<1> space(pitch);
  const auto winners = engines::solve_winners(space, {}, engines::KeepValues::start);
  ASSERT_EQ(winners.status(), engines::RunStatus::complete);
  EXPECT_EQ(winners.start(), engines::Player::one);
}

}  // namespace
}  // namespace quadrille::enumerate
