// The proof of the margin: with the solver's hint its bounds meet at the solver's margin; with any hint they hold.
#include "enumerate/confirm/plusminus/margin_proof.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

#include "enumerate/plusminus/margin.hpp"
#include "enumerate/plusminus/placing.hpp"

namespace quadrille::confirm::margin_proof_test {

std::vector<std::int8_t> hint_of(int n, int places_first) {
  engines::Budget budget(std::numeric_limits<std::size_t>::max());
  return enumerate::placing::value_placements(n, places_first, budget, false, {}).margins;
}

TEST(PlusminusMarginProof, MeetsTheSolversMargin_standard) {
  for (int n = 1; n <= 7; ++n) {
    for (const int places_first : {1, 2}) {
      const MarginBounds bounds = prove_plusminus_margin(n, places_first, hint_of(n, places_first));
      const int margin = enumerate::solve_plusminus(n, places_first, false, {}).margin;
      EXPECT_EQ(bounds.at_least, margin) << n << ", player " << places_first << " places first";
      EXPECT_EQ(bounds.at_most, margin) << n << ", player " << places_first << " places first";
    }
  }
}

// With hints that say nothing, or the opposite, the bounds are wider but never false.
TEST(PlusminusMarginProof, BoundsHoldWhateverTheHint) {
  for (int n = 2; n <= 5; ++n) {
    for (const int places_first : {1, 2}) {
      const int margin = enumerate::solve_plusminus(n, places_first, false, {}).margin;
      std::vector<std::int8_t> hint(std::size_t{1} << (2 * (n - 1)), 0);
      for (const bool opposite : {false, true}) {
        if (opposite) {
          std::ranges::transform(hint_of(n, places_first), hint.begin(),
                                 [](std::int8_t value) { return static_cast<std::int8_t>(-value); });
        }
        const MarginBounds bounds = prove_plusminus_margin(n, places_first, hint);
        EXPECT_LE(bounds.at_least, margin) << n << ' ' << places_first << ' ' << opposite;
        EXPECT_GE(bounds.at_most, margin) << n << ' ' << places_first << ' ' << opposite;
      }
    }
  }
}

// A strategy answers each list of the opponent, and each of its appends depends on the opponent's earlier signs alone.
TEST(PlusminusMarginProof, AStrategyAllowsAPairForEachListOfTheOpponent) {
  const int n = 4;
  const std::vector<std::int8_t> hint = hint_of(n, 2);
  for (const int player : {1, 2}) {
    std::set<std::uint32_t> opponents;
    std::set<std::pair<std::uint32_t, std::uint32_t>> first_signs;  // the opponent's first, the player's to the answer
    for (const auto& [first, second] : strategy_lists(n, player, hint)) {
      opponents.insert(player == 1 ? second : first);
      first_signs.insert(player == 1 ? std::pair{second & 1U, first & 3U} : std::pair{first & 1U, second & 1U});
    }
    EXPECT_EQ(opponents.size(), 8U);
    EXPECT_EQ(first_signs.size(), 2U) << "for each first sign of the opponent one answer of player " << player;
  }
}

}  // namespace quadrille::confirm::margin_proof_test
