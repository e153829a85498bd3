// What a replay of a written record gives: the rows of what keeps the rules, and each place that breaks them.
//
// A record is a text with one or more games (histories, rounds) in the notation of its game. A text that is no record
// is refused with an Error; a game that breaks the rules is not: it is replayed as far as the rules go, and named.
#pragma once

#include <string>
#include <vector>

#include "quadrille/job.hpp"

namespace quadrille {

/// Where a record breaks the rules.
struct RecordFault {
  int game = 0;         ///< the number of the game (history, round) in the record, 1 for the first
  std::string message;  ///< the place and what is wrong there: "line 3: ply 2: (1,1) (2,2) is already drawn"
};

/// The rows of a record. Where it breaks the rules, `table.missing` says which rows there are not, and the status is
/// complete all the same: nothing ended the run early.
struct RecordAnswer : Answer {
  std::vector<RecordFault> faults{};  ///< in the order of the record; none if it keeps the rules
};

}  // namespace quadrille
