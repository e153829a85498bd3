// What a walk over all cases of a board finds: the evidence `exhaustive:PITCH/PLIES/POSITIONS`, and a witness if the
// sentence is false there.
//
//   board     == paper:1x3, classic:2x2: histories of Paper Soccer; permutations:8: lists of up to 8 numbers;
//               tennis:8, footsteps:8: 8 points each, with *2 if a win beyond the field is worth two
//   plies     == the most marks of any case: the longest history, the longest list, the most turns
//   position  == what was told apart: drawing, ball and mover; a case of the permutation games; points and ball, or a
//   row
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>

#include "proofs/permutations/question.hpp"
#include "proofs/soccer/question.hpp"
#include "proofs/tennis/question.hpp"

namespace quadrille::proofs {

/// The smallest example against a sentence.
using Witness = std::variant<SoccerWitness, PermutationWitness, TennisWitness>;

/// The board, then the example as a record of the game has it.
std::string to_string(const Witness& witness);

struct Exhaustion {
  std::string board;
  int plies = 0;                ///< the most marks of a case examined
  bool whole = false;           ///< whether no case lies beyond
  std::uint64_t positions = 0;  ///< positions examined (in Paper Soccer: each through all its histories)
  bool cut_short = false;       ///< whether `go_on` ended the walk; then nothing else here is of use
  std::optional<Witness> witness;
};

/// `exhaustive:paper:1x3/11/364`, as the ledger writes evidence.
std::string to_string(const Exhaustion& exhaustion);

/// Asked often while something works; the answer false ends the work as soon as may be.
using GoOn = std::function<bool()>;

}  // namespace quadrille::proofs
