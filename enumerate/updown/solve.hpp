// Up's & Down's under best play: offense wants a high score, defense a low one.
//
// The score under best play is the greatest t that offense can reach; each t is one search
// (enumerate/updown/search.hpp), from the highest downwards, since high ones are refuted fast: where t exceeds the
// value clearly, hardly any word has a factor that long twice so early. Advice for a list that is begun, and a best
// play from there, come from the same searches: after a number, the gaps of the new word say at once for which numbers
// of one letter t is reached.
//
// Checked against: the twin solve_updown_ref, which plays out every list; values at other states by the same twin.
#pragma once

#include <optional>
#include <vector>

#include "games/updown/round.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

/// The most numbers a round may have to be solved.
inline constexpr int most_solved_numbers = 39;

/// A round that is being played.
struct UpdownTable {
  int n = 1;
  updown::Role first = updown::Role::offense;  ///< who writes (or wrote) the first number
  std::vector<int> list{};                     ///< what is written so far
};

/// A legal next number, and the score under best play after it.
struct UpdownAdvice {
  int number = 0;
  int score = 0;
  friend bool operator==(const UpdownAdvice&, const UpdownAdvice&) = default;
};

/// The score under best play from here on. These functions return nothing if the stop token ended them; the observer is
/// told the score being asked for (`grade`) and the words searched for it (`worked`).
/// \throws Error (unusable_input) unless 1 <= n <= most_solved_numbers and the list holds different numbers of 1 to n
/// \complexity a value takes tenths of a second up to n = 36, six seconds at most to n = 39, hardest where it has just
///             grown; a best play 38 s at n = 39, all advice for an empty list 2.5 minutes
std::optional<int> solve_updown(const UpdownTable& table, const engines::RunOptions& options = {});

/// The value of each number that may be written next, in increasing order; none if the list is complete.
std::optional<std::vector<UpdownAdvice>> advise_updown(const UpdownTable& table,
                                                       const engines::RunOptions& options = {});

/// The list, completed by best moves; of several the player takes the one that parts the unused numbers most evenly.
std::optional<std::vector<int>> best_play_updown(const UpdownTable& table, const engines::RunOptions& options = {});

/// The twin of solve_updown: every list is played out. \complexity O(unused numbers!)
int solve_updown_ref(const UpdownTable& table);

}  // namespace quadrille::enumerate
