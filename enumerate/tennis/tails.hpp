// The words of Tennis and Footsteps: the winners of the turns, ties left out, and how a game can go on after them.
//
// A word of ups (player 1 bid more) and downs moves the ball whatever was bid; a tie does not. Words that keep the
// ball on the court are counted by their numbers of ups and downs, and sorted by the *tails* that can follow: nothing,
// if both players run out of points in the same turn; the stroke beyond the last field; or turns in which one player
// alone has points left. enumerate/tennis/counts.cpp says what they are for.
//
// Checked against: binomial coefficients on courts too wide to leave; by their use, all that
// enumerate/tennis/counts.hpp names.
#pragma once

#include <compare>
#include <cstddef>
#include <stop_token>
#include <tuple>
#include <vector>

#include "games/tennis/rules.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

/// How a game goes on after a word: in turns that one player wins one after another, if in any.
struct TennisTail {
  tennis::Outcome outcome = tennis::Outcome::none;
  int won_1 = 0;        ///< turns that player 1 wins
  int won_2 = 0;        ///< turns that player 2 wins; one of the two is 0
  bool stroke = false;  ///< whether both have points in these turns: then it is one, the stroke beyond the last field
  bool spent_1 = true;  ///< whether player 1 has no points at the end, for sure
  bool spent_2 = true;

  int turns() const { return won_1 + won_2; }
  /// Tails that agree in this are summed up together.
  std::tuple<tennis::Outcome, int, bool> sum_key() const { return {outcome, turns(), stroke}; }
  friend auto operator<=>(const TennisTail&, const TennisTail&) = default;
};

/// Numbers of words of one length that one tail can follow, by their number of ups. Words with fewer ups than `first`,
/// or with more ups than the last entry has, do not exist.
struct ByUps {
  int first = 0;               ///< the ups of the first entry
  std::vector<Natural> words;  ///< entry i: with first + i ups
};

/// For one tail, w(k, m): by length k + m, then by k.
struct TailWords {
  TennisTail tail;
  std::vector<ByUps> of_length;
};

/// The most bytes that so many numbers below 2^bits take. A number allocates its digits apart from itself, up to half
/// as many again as it needs.
constexpr std::size_t bytes_of(std::size_t numbers, std::size_t bits) {
  return numbers * (sizeof(Natural) + bits / 4 + 32);
}

/// All words of up to `longest` letters after which player 1 may win or the game may be drawn, by their tails; those
/// that sum_key does not tell apart stand together. If the stop token is set, as far as they are found.
/// \throws OutOfBudget
/// \complexity O(longest^2 fields) additions
std::vector<TailWords> words_by_tail(const tennis::Rules& rules, int longest, const std::stop_token& stop,
                                     engines::Budget& budget);

}  // namespace quadrille::enumerate
