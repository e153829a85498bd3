// What a walk over all cases of a board finds: the evidence `exhaustive:PITCH/PLIES/POSITIONS`, and a witness if the
// assertion is false there.
//
//   board     == paper:1x3, classic:2x2: histories of Paper Soccer; permutations:8: lists of up to 8 numbers;
//               tennis:8, footsteps:8: 8 points each, with *2 if a win beyond the field is worth two
//   plies     == the most marks of any case: the longest history, the longest list, the most turns
//   position  == what was told apart: drawing, ball and mover; a case of the permutation games; points and ball, or a
//               row
#pragma once

#include <any>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace quadrille::proofs {

/// The smallest example against an assertion.
struct Witness {
  std::string text;  ///< the board, then the example as a record of the game has it
  std::any example;  ///< the same as a value of the game that found it, so that the game can draw it
};

/// \param example  a copyable value with a `to_string` in its namespace, which gives the witness its text
template <class Example>
Witness witness_of(Example example) {
  std::string text = to_string(example);
  return {std::move(text), std::move(example)};
}

/// The example, if it is one of this type; else null. The pointer is valid as long as the witness.
template <class Example>
const Example* example_of(const Witness& witness) {
  return std::any_cast<Example>(&witness.example);
}

struct Exhaustion {
  std::string board;
  int plies = 0;                ///< the most marks of a case examined
  bool whole = false;           ///< whether no case lies beyond
  std::uint64_t positions = 0;  ///< positions examined (in Paper Soccer: each through all its histories)
  bool cut_short = false;       ///< whether a stop was requested; then nothing else here is of use
  std::optional<Witness> witness;
};

/// `exhaustive:paper:1x3/11/364`, as the ledger writes evidence.
std::string to_string(const Exhaustion& exhaustion);

}  // namespace quadrille::proofs
