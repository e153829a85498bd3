// Counts the words of Tennis and Footsteps, sorted by the tails that can follow them. A word lists the winners of a
// game's turns, without the turns with equal bids. A tail is the end of the game after the word.
//
// A word consists of ups (player 1 bid more) and downs (player 2 bid more). The way of the ball depends only on the
// word: equal bids leave the ball in place, and otherwise it matters only who bids more. For each number of ups and
// downs, and for each tail that can follow, this file counts the words that keep the ball on the court. There are
// three kinds of tails: nothing, if both players run out of points in the same turn; the turn that drives the ball
// beyond the last field; or turns in which only one player has points. With the numbers of words,
// enumerate/tennis/counts.cpp counts games.
//
// Checked against: binomial coefficients, on courts so wide that no word leaves them. The tests named in
// enumerate/tennis/counts.hpp check the numbers of games that these words give.
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

/// The end of a game after a word: no turn, or consecutive turns that one player wins.
struct TennisTail {
  tennis::Outcome outcome = tennis::Outcome::none;
  int won_1 = 0;        ///< turns that player 1 wins
  int won_2 = 0;        ///< turns that player 2 wins; one of the two is 0
  bool stroke = false;  ///< true if both have points: the tail is then one turn, the stroke beyond the last field
  bool spent_1 = true;  ///< true if player 1 certainly has no points at the end
  bool spent_2 = true;

  int turns() const { return won_1 + won_2; }
  /// The counter sums tails with the same key together.
  std::tuple<tennis::Outcome, int, bool> sum_key() const { return {outcome, turns(), stroke}; }
  friend auto operator<=>(const TennisTail&, const TennisTail&) = default;
};

/// Numbers of words of one length that one tail can follow, by their number of ups. There are no words with fewer ups
/// than `first`, or with more ups than the last entry.
struct ByUps {
  int first = 0;               ///< the ups of the first entry
  std::vector<Natural> words;  ///< entry i: words with first + i ups
};

/// The numbers w(k, m) for one tail: by length k + m, then by k.
struct TailWords {
  TennisTail tail;
  std::vector<ByUps> of_length;
};

/// Upper bound on the bytes of `numbers` numbers below 2^bits. A number allocates its digits separately, up to half as
/// many again as it needs.
constexpr std::size_t bytes_of(std::size_t numbers, std::size_t bits) {
  return numbers * (sizeof(Natural) + bits / 4 + 32);
}

/// All words of up to `longest` letters after which player 1 may win or the game may be drawn, by their tails. Words
/// whose tails have the same sum_key are adjacent. If the stop token is set, the result holds the words found so far.
/// \throws OutOfBudget
/// \complexity O(longest^2 fields) additions
std::vector<TailWords> words_by_tail(const tennis::Rules& rules, int longest, const std::stop_token& stop,
                                     engines::Budget& budget);

}  // namespace quadrille::enumerate
