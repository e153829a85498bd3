// Points and winner: truth lists beside prediction lists, a point for each sign that matches.
//
// Player 1's truth list is that of P (left to right), player 2's that of Q, the inverse (bottom to top). The largest
// score wins; the source does not speak of equal scores, which are a draw here.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>

#include "games/plusminus/permutation.hpp"

namespace quadrille::plusminus {

enum class Outcome { ongoing, player_1, player_2, draw };

/// `player 1 wins`, `draw`; nothing while the game goes on.
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
  result.outcome = margin > 0 ? Outcome::player_1 : margin < 0 ? Outcome::player_2 : Outcome::draw;
  return result;
}

}  // namespace quadrille::plusminus
