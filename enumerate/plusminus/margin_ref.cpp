// The reference implementation of enumerate/plusminus/margin.cpp: backward induction over all states of the game
// (space.hpp). It computes a separate value for every pair of lists with every partial grid, and uses no symmetry.
//
// Checked against: minimax over lists and grids, written out (tests/enumerate/plusminus/margin_ref_test.cpp)
#include <algorithm>
#include <span>

#include "enumerate/plusminus/margin.hpp"
#include "enumerate/plusminus/space.hpp"
#include "quadrille/detail/backward_induction.hpp"

namespace quadrille::enumerate {

namespace {

// The placements alone: the game from the empty grid on, with both lists given.
class PlacementSpace : public PlusminusSpace {
 public:
  PlacementSpace(int n, ListPair lists) : PlusminusSpace(n) {
    for (int k = 0; k < n - 1; ++k) {
      for (const std::uint32_t list : {lists.first, lists.second}) {
        start_ = after(start_, {.sign = true, .value = static_cast<std::uint8_t>(list >> k & 1U), .column = 0});
      }
    }
  }

  State start() const { return start_; }
  int grade(const State& state) const { return PlusminusSpace::grade(state) - PlusminusSpace::grade(start_); }

 private:
  State start_;
};

int signs_of_both_lists(int n) { return 2 * (n - 1); }

// The margin of every state: player 1 plays for the largest, player 2 for the smallest.
template <class Space>
engines::StateValues<Space, int> margins_of_states(const Space& space, int n, int places_first) {
  const auto ended = [&](const PlusminusState& state) {
    const auto points = plusminus::score(space.predictions(state), space.permutation(state)).points;
    return points[0] - points[1];
  };
  const auto combine = [&](const PlusminusState& state,
                           std::span<const engines::MoveValue<PlusminusSpace::Move, int>> moves) {
    const bool appending = static_cast<int>(state.signs) < signs_of_both_lists(n);
    const int begins = appending ? 1 : places_first;  // the player who begins the phase, always at an even grade
    const bool player_1 = (space.grade(state) % 2 == 0) == (begins == 1);
    int best = moves.front().value;
    for (const auto& [move, margin] : moves) best = player_1 ? std::max(best, margin) : std::min(best, margin);
    return best;
  };
  return engines::backward_induction<int>(space, {}, ended, combine);
}

}  // namespace

PlusminusSolution solve_plusminus_ref(int n, int places_first) {
  const PlusminusSpace space(n);
  const auto margins = margins_of_states(space, n, places_first);
  PlusminusSolution solution;
  solution.margin = margins.start();
  margins.for_each([&](const PlusminusState& state, int margin) {
    if (space.grade(state) == signs_of_both_lists(n)) ++solution.pairs[margin];
  });
  return solution;
}

int placement_margin_ref(int n, int places_first, ListPair lists) {
  const PlacementSpace space(n, lists);
  return margins_of_states(space, n, places_first).start();
}

}  // namespace quadrille::enumerate
