// The search against the whole table of paper:3x3: positions of random games, each solved by itself.
#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "enumerate/soccer/search/solver.hpp"
#include "enumerate/soccer/space.hpp"
#include "quadrille/detail/backward_induction.hpp"

namespace quadrille::enumerate::whole_table_test {

TEST(SoccerSolver, AgreesWithTheWholeTableOfThreeByThree_long) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  const SoccerPlaySpace<1> rules(pitch);
  const auto winners = engines::solve_winners(rules);
  ASSERT_EQ(winners.status(), engines::RunStatus::complete);
  const auto solver = SoccerSolver::make(pitch, {});
  std::mt19937_64 random(16);
  for (int game = 0; game < 2000; ++game) {
    soccer::WidePosition position = soccer::start_position<6>(pitch);
    while (true) {
      const SoccerState<1> state{position.drawing.resized<1>(), position.ball};
      const bool one_wins = *winners.find(state) == engines::Player::one;
      ASSERT_EQ(solver->winner(position), one_wins ? soccer::Player::one : soccer::Player::two);
      std::vector<soccer::Ply> plies;
      for_each_ply(pitch, position, [&](const soccer::Ply& ply) { plies.push_back(ply); });
      if (plies.empty()) break;
      position = play(pitch, position, plies[random() % plies.size()]);
    }
  }
}

}  // namespace quadrille::enumerate::whole_table_test
