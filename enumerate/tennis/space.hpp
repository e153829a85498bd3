// TennisSpace: describes Tennis and Footsteps as a graded space, the form of a game that the generic engines take
// (quadrille/detail/graded_space.hpp). In a graded space each move adds one mark. Here a mark is a turn, one row of the
// table that the players write.
//
// A state holds the points, the place of the ball, and the number of turns played, since points and ball do not
// determine this number. In a game of three points each, for example, the position with 1 point each and the ball on 0
// can arise after one turn (both bid 2) or after two (both bid 1 twice). With the number of turns in the state, all
// ways to a state have the same length, as a graded space demands. The rest of the game does not depend on the earlier
// rows, so a state does not hold them.
//
// Limits: memory, and the range of `int`.
#pragma once

#include <cstdint>

#include "enumerate/engines/random/splitmix.hpp"
#include "games/tennis/rules.hpp"
#include "quadrille/detail/graded_space.hpp"

namespace quadrille::enumerate {

struct TennisState {
  int turn = 0;
  tennis::Position position;

  const TennisState& marks() const { return *this; }
  /// Mixes turn and ball, then the points.
  std::uint64_t hash() const {
    const auto pair = [](int high, int low) {
      return std::uint64_t{static_cast<std::uint32_t>(high)} << 32U | static_cast<std::uint32_t>(low);
    };
    return engines::splitmix(engines::splitmix(pair(turn, position.ball) + engines::splitmix_step) ^
                             pair(position.points_1, position.points_2));
  }
  friend bool operator==(const TennisState&, const TennisState&) = default;
};

class TennisSpace {
 public:
  using State = TennisState;
  using Move = tennis::Bids;

  /// \pre points >= 1, and the court has a field
  TennisSpace(int points, const tennis::Rules& rules) : points_(points), rules_(rules) {}

  State start() const { return {0, {points_, points_, 0}}; }
  int grade(const State& state) const { return state.turn; }

  template <class Visit>
  void for_each_move(const State& state, Visit&& visit) const {
    if (outcome(state) != tennis::Outcome::none) return;
    const tennis::BidRange first = tennis::legal_bids(state.position.points_1);
    const tennis::BidRange second = tennis::legal_bids(state.position.points_2);
    for (int bid_1 = first.least; bid_1 <= first.most; ++bid_1) {
      for (int bid_2 = second.least; bid_2 <= second.most; ++bid_2) visit(Move{bid_1, bid_2});
    }
  }

  State after(const State& state, const Move& move) const {
    return {state.turn + 1, tennis::after(rules_, state.position, move)};
  }

  tennis::Outcome outcome(const State& state) const { return tennis::outcome(rules_, state.position); }

 private:
  int points_;
  tennis::Rules rules_;
};

}  // namespace quadrille::enumerate
