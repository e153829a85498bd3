// Solves Up's & Down's: finds the score under best play, where offense wants a high score and defense a low one.
//
// The score under best play is the greatest t that offense can reach. For each t, one search decides whether offense
// can reach it (enumerate/updown/search.hpp). The searches go from the highest t downwards. For a high t the answer
// "no" is found fast, because few words repeat a block of letters much longer than the score under best play. The same
// searches also find, after a partial list, the score that each possible next number leads to, and a line of best play.
//
// Checked against: the reference implementation solve_updown_ref, which plays out every list. The tests start from the
// empty list and from partial lists.
#pragma once

#include <optional>
#include <vector>

#include "games/updown/round.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::enumerate {

using updown::most_solved_numbers;

/// A round in play.
struct PartialRound {
  int n = 1;
  updown::Role first = updown::Role::offense;  ///< the side that writes (or wrote) the first number
  std::vector<int> list{};                     ///< the numbers written so far
};

/// \throws Error (unusable_input) unless 1 <= n <= most_solved_numbers and the list holds different numbers of 1 to n
void require_playable(const PartialRound& round);

/// The score under best play from here on. These functions return nothing if the stop token ended them. The observer
/// receives the score t of the current search (`grade`) and the number of words that it has searched (`worked`).
/// \throws Error (unusable_input) unless 1 <= n <= most_solved_numbers and the list holds different numbers of 1 to n
/// \complexity a value takes tenths of a second up to n = 36 and at most six seconds up to n = 39, and most where it
///             has just grown; a best play 38 s at n = 39, all advice for an empty list 2.5 minutes
std::optional<int> solve_updown(const PartialRound& round, const engines::RunOptions& options = {});

/// The value of each number that may be written next, in increasing order; none if the list is complete.
std::optional<std::vector<updown::Advice>> advise_updown(const PartialRound& round,
                                                         const engines::RunOptions& options = {});

/// A number that may be written next, and the score under best play after it.
struct BestNumber {
  int number = 0;
  int score = 0;
};

/// A best number to write next; of several the one that splits the unused numbers most evenly, as in best_play_updown.
/// \pre the list is not complete
std::optional<BestNumber> best_number_updown(const PartialRound& round, const engines::RunOptions& options = {});

/// The list, completed by best moves; of several the one that splits the unused numbers most evenly.
std::optional<std::vector<int>> best_play_updown(const PartialRound& round, const engines::RunOptions& options = {});

/// The reference implementation of solve_updown plays out every list. \complexity O(unused numbers!)
int solve_updown_ref(const PartialRound& round);

}  // namespace quadrille::enumerate
