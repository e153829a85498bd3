// Whole small pitches of Paper Soccer, solved by backward induction: the winner of every position, against a minimax by
// the rules alone.
#include <gtest/gtest.h>

#include <map>
#include <tuple>

#include "enumerate/soccer/space.hpp"
#include "quadrille/conformance.hpp"
#include "quadrille/detail/backward_induction.hpp"

namespace quadrille::enumerate::enumerate_winners_test {

using engines::Player;

static_assert(engines::TwoPlayer<SoccerPlaySpace<1>> && engines::TwoPlayer<SoccerPlaySpace<6>>);

/// The winner by the rules of games/soccer, with a table of positions and their mover.
class Minimax {
 public:
  explicit Minimax(const soccer::Pitch& pitch) : pitch_(pitch) {}

  soccer::Player winner(const soccer::Position<1>& position) {
    switch (pitch_.goal(position.ball)) {
      case soccer::Goal::g1:
        return soccer::Player::two;
      case soccer::Goal::g2:
        return soccer::Player::one;
      case soccer::Goal::none:
        break;
    }
    const auto key = std::tuple(position.drawing.word(0), position.ball, position.mover);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    soccer::Player result = other(position.mover);
    for_each_ply(pitch_, position, [&](const soccer::Ply& ply) {
      if (result != position.mover && winner(play(pitch_, position, ply)) == position.mover) result = position.mover;
    });
    return known_.emplace(key, result).first->second;
  }

 private:
  const soccer::Pitch& pitch_;
  std::map<std::tuple<std::uint64_t, soccer::Vertex, soccer::Player>, soccer::Player> known_;
};

Player same(soccer::Player player) { return player == soccer::Player::one ? Player::one : Player::two; }

TEST(SoccerWinners, AreThoseOfMinimaxByTheRules) {
  for (const char* name :
       {"paper:1x1", "paper:1x2", "paper:1x3", "paper:1x4", "paper:2x2", "paper:2x3", "paper:3x2", "classic:2x2"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const SoccerPlaySpace<1> space(pitch);
    for (const auto& violation : engines::check_graded_space(space, {.most_states = 2000, .random_games = 20})) {
      ADD_FAILURE() << violation.message;
    }
    const auto winners = engines::solve_winners(space);
    ASSERT_EQ(winners.status(), engines::RunStatus::complete);
    EXPECT_NE(winners.start(), Player::none);
    Minimax minimax(pitch);
    winners.for_each([&](const SoccerState<1>& state, Player winner) {
      const auto mover = space.mover(state) == Player::one ? soccer::Player::one : soccer::Player::two;
      ASSERT_EQ(winner, same(minimax.winner({state.drawing, state.ball, mover}))) << name;
    });
    EXPECT_EQ(winners.start(), same(minimax.winner(soccer::start_position<1>(pitch)))) << name;
  }
}

}  // namespace quadrille::enumerate::enumerate_winners_test
