// What a walk over all cases of a board finds: the evidence `exhaustive:PITCH/PLIES/POSITIONS`, and a witness if the
// assertion is false there.
//
//   board     == all cases of a size, by the name that the game gives it: paper:1x3, permutations:8
//   plies     == the most marks of any case: the longest history, the longest list, the most turns
//   position  == what the walk distinguishes and counts; each game's question.hpp or walk.hpp says what that is
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
  std::uint64_t positions = 0;  ///< positions examined
  bool cut_short = false;       ///< whether a stop was requested; then nothing else here is of use
  std::optional<Witness> witness;
};

/// `exhaustive:paper:1x3/11/364`, as the ledger writes evidence.
std::string to_string(const Exhaustion& exhaustion);

}  // namespace quadrille::proofs
