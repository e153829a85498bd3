// Paper Soccer as a game of two players: SoccerSpace with the mover and the winner.
//
// Both follow from the state: the drawing says how often the move has passed (ledger: soccer/mover), so a blocked ball
// says which player has lost.
#pragma once

#include "enumerate/soccer/space.hpp"
#include "enumerate/soccer/tallies.hpp"
#include "quadrille/detail/two_player.hpp"

namespace quadrille::enumerate {

/// How a game ended, and for whom.
struct SoccerResult {
  soccer::Outcome outcome = soccer::Outcome::ongoing;
  engines::Player winner = engines::Player::none;
  friend bool operator==(const SoccerResult&, const SoccerResult&) = default;
};

template <std::size_t Words>
class SoccerPlaySpace : public SoccerSpace<Words> {
 public:
  using State = SoccerState<Words>;

  /// \param pitch  kept by reference and drawable with Words words
  explicit SoccerPlaySpace(const soccer::Pitch& pitch) : SoccerSpace<Words>(pitch), vertices_(pitch) {}

  /// The move passes at each first visit to a vertex off the wall, b0's before the first ply left out.
  engines::Player mover(const State& state) const {
    return vertices_.of(state.drawing).off_the_wall % 2 == 1 ? engines::Player::one : engines::Player::two;
  }

  SoccerResult outcome(const State& state) const {
    const soccer::Outcome outcome = SoccerSpace<Words>::outcome(state);
    switch (outcome) {
      case soccer::Outcome::ongoing:
        break;
      case soccer::Outcome::goal_1:
        return {outcome, engines::Player::two};
      case soccer::Outcome::goal_2:
        return {outcome, engines::Player::one};
      case soccer::Outcome::blocked:
        return {outcome, engines::opponent(mover(state))};
    }
    return {};
  }

  engines::Player winner(const SoccerResult& result) const { return result.winner; }

 private:
  DrawnVertices<Words> vertices_;
};

}  // namespace quadrille::enumerate
