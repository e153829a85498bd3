// The program as a player of Up's & Down's: it chooses numbers, and gives the score that it can prove for a partial
// list. It plays best if it can solve the round in time. Otherwise it chooses a number after which both a rise and a
// fall remain possible.
#pragma once

#include <optional>
#include <vector>

#include "quadrille/detail/updown_role.hpp"
#include "quadrille/job.hpp"

namespace quadrille::running {

/// A round in play. \pre 1 <= n <= updown::most_numbers, and the list holds different numbers of 1 to n
struct UpdownRound {
  int n = 1;
  updown::Role first = updown::Role::offense;  ///< the side that writes (or wrote) the first number
  std::vector<int> list{};                     ///< the numbers written so far
};

/// A number to write next.
struct UpdownTurn {
  int number = 0;
  std::optional<int> score;  ///< under best play, where it is proved; the number is then a best one
};

/// A best number, if the round is solved before the stop token is set. Otherwise the middle one of the unused numbers,
/// which leaves both letters possible. \pre the list is not complete
/// \complexity tenths of a second up to n = 36; rounds beyond updown::most_solved_numbers are not tried
UpdownTurn choose_number(const UpdownRound& round, const Options& options);

/// The score under best play; nothing if it was not proved before the stop token was set.
std::optional<int> proved_score(const UpdownRound& round, const Options& options);

}  // namespace quadrille::running
