// Computes the first proof numbers of a position of Paper Soccer, for the search for winners. They are two guesses,
// made from the next two turns: how much search it takes to prove that the mover wins, and how much to prove that the
// opponent wins.
//
// A landing is a point where the mover's turn can end. A landing is safe unless this file finds that the opponent can
// score from it in the next turn. A mover without a safe landing nearly always loses. A mover who leaves the opponent
// no safe landing nearly always wins. In all other positions, the fewer safe landings the mover leaves the opponent,
// the better for the mover. The search visits positions with small proof numbers first. So the guesses decide only
// which positions the search visits. They never change the winner that it finds.
//
// There are two formulas. The formula `by_hand` is the reference, with constants chosen by hand. The formula `fitted`
// is a logistic model: the logarithm of the odds that the mover wins is a sum of weights. Tables give a weight for each
// value of a feature (such as the number of safe landings), or for each pair of values of two features.
// scripts/soccer/fit computes the weights from positions that the program has solved with `by_hand`.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "quadrille/detail/search_space.hpp"

namespace quadrille::enumerate {

/// The formula of a search's first numbers.
enum class FirstNumbers : std::uint8_t { by_hand, fitted };

/// The purpose of a search. A certificate holds every turn of the loser, so a position that fact 6 decides costs it as
/// many positions as its turn has. A search without that fact finds strategies that avoid long turns.
enum class SearchFor : std::uint8_t { winner, certificate };

/// The features of a position, from its mover's side. Each is cut off at its largest value, so that it is an index.
struct TwoTurns {
  static constexpr std::uint32_t most_turns = 12;
  static constexpr std::uint32_t most_landings = 8;
  static constexpr std::uint32_t most_answers = 3;
  static constexpr std::uint32_t most_plies = 15;

  std::uint32_t own_turns = most_turns;    ///< the least number that must end before the ball can be next to his goal
  std::uint32_t other_turns = most_turns;  ///< the same for the opponent and the opponent's goal
  std::uint32_t safe = 0;                  ///< safe landings
  std::uint32_t replies = most_landings;   ///< the opponent's safe landings after the best of them: the fewest
  std::uint32_t without_reply = 0;         ///< safe landings after which the opponent has none,
  std::uint32_t with_one_reply = 0;        ///< and after which the opponent has one
  std::uint32_t own_plies = most_plies;    ///< on the empty pitch, from the ball to a point next to the mover's goal
  std::uint32_t other_plies = most_plies;  ///< the same for the opponent's goal
  bool through_others_way = false;         ///< the mover's turn crosses points from which the opponent scores
};

/// Weights in 32nds of a natural logarithm; positive ones speak for the mover.
struct TwoTurnsWeights {
  template <std::size_t N>
  using Row = std::array<std::int16_t, N>;
  template <std::size_t M, std::size_t N>
  using Table = std::array<Row<N>, M>;
  static constexpr std::size_t turns = TwoTurns::most_turns + 1;
  static constexpr std::size_t landings = TwoTurns::most_landings + 1;

  Table<turns, turns> own_turns_other_turns;
  Table<landings, landings> safe_replies;
  Table<turns, landings> other_turns_safe;
  Table<turns, landings> own_turns_replies;
  Row<TwoTurns::most_answers + 1> without_reply;
  Row<TwoTurns::most_answers + 1> with_one_reply;
  Row<TwoTurns::most_plies + 1> own_plies;
  Row<TwoTurns::most_plies + 1> other_plies;
  Row<2> through_others_way;
};

/// The reference formula, with chosen constants.
constexpr engines::ProofNumbers by_hand(const TwoTurns& seen) {
  if (seen.safe == 0) return {24, 1};
  if (seen.replies == 0) return {1, 24};
  return {1 + seen.replies / 2, 1 + 3 * seen.other_turns + 3 * seen.safe};
}

/// 4 + 3 e^(x/32), the second term rounded down and cut off at 1 and at 60. The constant makes numbers of positions
/// that were not searched more alike; without it 14 small pitches took a fifth more positions, in the geometric mean.
class NumberOfOdds {
 public:
  constexpr NumberOfOdds() {
    constexpr double step = 1.031743407499102671;  // e^(1/32)
    double number = 3;
    for (int x = 0; x <= most; ++x, number *= step) at(x) = static_cast<std::uint8_t>(std::min(number, 60.0));
    number = 3;
    for (int x = 0; x >= least; --x, number /= step) at(x) = static_cast<std::uint8_t>(std::max(number, 1.0));
  }
  /// The number of odds x, for any x. \complexity O(1)
  constexpr std::uint32_t operator()(int x) const {
    return constant + numbers_[static_cast<std::size_t>(std::clamp(x, least, most) - least)];
  }

 private:
  static constexpr std::uint32_t constant = 4;
  static constexpr int least = -64;
  static constexpr int most = 96;
  constexpr std::uint8_t& at(int x) { return numbers_[static_cast<std::size_t>(x - least)]; }

  std::array<std::uint8_t, most - least + 1> numbers_{};
};
inline constexpr NumberOfOdds number_of_odds{};

/// The logarithm of the odds that the mover wins, in 32nds, by the model.
constexpr int odds(const TwoTurns& seen, const TwoTurnsWeights& weights) {
  return weights.own_turns_other_turns[seen.own_turns][seen.other_turns] +
         weights.safe_replies[seen.safe][seen.replies] + weights.other_turns_safe[seen.other_turns][seen.safe] +
         weights.own_turns_replies[seen.own_turns][seen.replies] + weights.without_reply[seen.without_reply] +
         weights.with_one_reply[seen.with_one_reply] + weights.own_plies[seen.own_plies] +
         weights.other_plies[seen.other_plies] + weights.through_others_way[seen.through_others_way ? 1 : 0];
}

/// The formula with fitted weights.
constexpr engines::ProofNumbers fitted(const TwoTurns& seen, const TwoTurnsWeights& weights) {
  const int x = odds(seen, weights);
  return {number_of_odds(-x), number_of_odds(x)};
}

}  // namespace quadrille::enumerate
