// RapidCheck generators of the permutation games' cases, and one generated case of a sentence about them.
//
// A list is decoded from a shape and from keys: the numbers take the order of their keys, then the shape bends the list
// to where the interesting cases are: few different keys make long runs, and there are alternating lists, rising ones,
// and ones that are their own inverse. Shrinking takes keys to 0 and shapes to the first, and ends near 1,2,...,n.
#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include "proofs/permutations/question.hpp"

namespace quadrille::properties {

enum class ListShape : std::uint8_t {
  by_keys,      ///< in the order of the keys
  alternating,  ///< the greater half and the lesser half by turns
  involution,   ///< its own inverse: neighbours in the order of the keys exchanged
};

/// A permutation of 1 to keys.size() of this shape. \pre at least one key
std::vector<int> list_from(ListShape shape, const std::vector<int>& keys);

/// Lists of `least` to `most` numbers, every n about as often. \pre 1 <= least <= most
rc::Gen<std::vector<int>> lists(int least, int most);

/// The cases that the question is asked about, from its least n to its greatest generated one.
/// \pre question.has_cases_to_generate()
rc::Gen<proofs::PermutationCase> cases(const proofs::PermutationQuestion& question);

/// Generates a case, tags it with what it reaches ("constant word", "alternating word", "overlap": the two places of
/// the longest repeated factor share letters, "own inverse", "level": both players have the same points) and asks the
/// question. To be called by RapidCheck, for which a sentence that does not hold fails with `text`.
void ask_a_case(const proofs::PermutationQuestion& question, const std::string& text);

}  // namespace quadrille::properties

namespace quadrille::proofs {

/// What RapidCheck prints when a property fails.
std::ostream& operator<<(std::ostream& out, const PermutationCase& which);

}  // namespace quadrille::proofs
