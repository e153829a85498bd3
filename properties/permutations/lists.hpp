// RapidCheck generators of lists that contain each of the numbers 1 to n once. The function `classify_list` tags a list
// with its kinds, so that RapidCheck can count the lists of each kind.
//
// A list is made from random keys, one for each place, and from one of three shapes. In the first shape, the place with
// the least key has the number 1, the place with the next key has 2, and so on. Of two places with equal keys, the
// earlier one has the lesser number. So equal keys, which are frequent, make long rises. In the second shape, rises and
// falls alternate. In the third shape, the list is its own inverse: if place i has the number j, place j has i. To make
// a counterexample smaller, RapidCheck lowers keys to 0 and tries the first shape. So the smallest counterexample is
// close to 1,2,...,n.
#pragma once

#include <rapidcheck.h>

#include <cstdint>
#include <iosfwd>
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

/// A number from `least` to `most`, all equally often, at every size of RapidCheck. \pre least <= most
rc::Gen<int> number_between(int least, int most);

/// Lists of n numbers. \pre n >= 1
rc::Gen<std::vector<int>> lists_of(int n);

/// Lists of `least` to `most` numbers, every n about as often. \pre 1 <= least <= most
rc::Gen<std::vector<int>> lists(int least, int most);

/// Tags RapidCheck's current case with the kinds of its list: "constant word" and "alternating word", of its rises and
/// falls; "overlap": the first two places of the longest factor of rises and falls that occurs twice share letters;
/// "own inverse". \complexity O(n^3)
void classify_list(const std::vector<int>& numbers);

}  // namespace quadrille::properties

namespace quadrille::proofs {

/// The text that RapidCheck prints when a property fails.
std::ostream& operator<<(std::ostream& out, const PermutationCase& which);

}  // namespace quadrille::proofs
