// The result of replaying a written record of games. It consists of rows for the parts of the record that obey the
// rules, and of a list of faults. A fault is a place where the record breaks the rules.
//
// A record is a text with one or more games (histories, rounds) in the notation of the game. If a text is no record,
// its replay throws an Error. If a game in a record breaks the rules, the replay throws nothing; it plays that game up
// to the fault, and reports the fault.
#pragma once

#include <string>
#include <vector>

#include "quadrille/job.hpp"

namespace quadrille {

/// A place where a record breaks the rules.
struct RecordFault {
  int game = 0;         ///< the number of the game (history, round) in the record, 1 for the first
  std::string message;  ///< the place and what is wrong there: "line 3: ply 2: (1,1) (2,2) is already drawn"
};

/// The rows of a record. If it breaks the rules, `table.missing` names the missing rows. The status is complete even
/// then: nothing ended the run early.
struct RecordAnswer : Answer {
  std::vector<RecordFault> faults{};  ///< the faults, in the order of the record; empty if it keeps the rules
};

}  // namespace quadrille
