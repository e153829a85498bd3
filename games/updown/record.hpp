// The written record of a match of Up's & Down's, with one line for each round. A line names the player on offense, who
// gets the round's score, and the player who writes the first number. The list of numbers follows. `#` starts a
// comment, and empty lines are skipped.
//
//     offense 1 first 1: 1,7,3,5,2,9,10,4,6,8
//     offense 2 first 1: 10,1,9,2,8,3,7,4,6,5   # now player 2 gets the points
//
// The reader checks only the form; `fault_of` (round.hpp) checks that a list is a permutation.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "games/rules_text.hpp"
#include "games/updown/round.hpp"

namespace quadrille::updown {

struct WrittenRound {
  std::size_t line = 0;  ///< its line number in the record, from 1
  Round round;
};

/// \throws Error (unusable_input) naming line, column and the expected input; also when there is no round,
///         or a list longer than most_numbers
std::vector<WrittenRound> parse_record(std::string_view text);

/// The line of a round, as parse_record reads it.
std::string to_record(const Round& round);

/// Reads `1,7,3`; the empty list, too. Any whole numbers are taken.
/// \throws Error (unusable_input) naming the column and the expected input; also beyond most_numbers
std::vector<int> parse_numbers(std::string_view text);

// The rules of Up's & Down's as people read them, with their sources.

/// Its diagrams are records as parse_record reads them; each holds one round.
games::RulesText rules_text();

}  // namespace quadrille::updown
