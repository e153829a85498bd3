// The score of a filled grid of Plusses and Minuses: its permutation, both truth lists, and the players' points.
//
// Columns are counted from the left and rows from the bottom, so the lower left square is (0, 0). The permutation P
// maps each column to the row of its filled square. The inverse permutation Q maps each row to the column of its filled
// square. The article that describes the game counts from 1, not from 0; the signs below do not depend on this.
//
// The truth list of a permutation has one sign for each step from a value to the next value: a + for a rise, a - for a
// fall. Player 1's truth list is that of P (left to right); player 2's is that of Q (bottom to top). A player gets a
// point for each predicted sign that equals the sign at the same place of the truth list. The player with more points
// wins. The article says nothing about equal points; here they are a tie.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "games/plusminus/signs.hpp"

namespace quadrille::plusminus {

/// Entry i is the image of i; each of 0..n-1 occurs once.
using Permutation = std::vector<std::uint8_t>;

/// The signs of p(k+1) - p(k). \pre 1 <= p.size() <= most_signs + 1, neighbours differ
inline Signs truth_list(std::span<const std::uint8_t> p) { return games::sign_word_of(p); }

/// \pre `p` is a permutation of 0..n-1
inline Permutation inverse(std::span<const std::uint8_t> p) {
  Permutation q(p.size());
  for (std::size_t i = 0; i < p.size(); ++i) q[p[i]] = static_cast<std::uint8_t>(i);
  return q;
}

/// `1 8 4 2`, counted from 1 as the source does.
std::string to_string(const Permutation& p);

enum class Outcome { ongoing, player_1, player_2, tie };

/// `player 1 wins`, `draw`; empty while the game is not over.
std::string to_string(Outcome outcome);

struct Score {
  std::array<Signs, 2> truth;            ///< of P, of Q
  std::array<std::uint64_t, 2> matched;  ///< the matching places, as bit masks
  std::array<int, 2> points;
  Outcome outcome;
};

/// \pre both lists have p.size() - 1 signs and `p` is a permutation
inline Score score(const Predictions& predictions, const Permutation& p) {
  Score result{};
  result.truth = {truth_list(p), truth_list(inverse(p))};
  for (std::size_t player = 0; player < 2; ++player) {
    result.matched[player] = matching_places(predictions[player], result.truth[player]);
    result.points[player] = std::popcount(result.matched[player]);
  }
  const int margin = result.points[0] - result.points[1];
  result.outcome = margin > 0 ? Outcome::player_1 : margin < 0 ? Outcome::player_2 : Outcome::tie;
  return result;
}

}  // namespace quadrille::plusminus
