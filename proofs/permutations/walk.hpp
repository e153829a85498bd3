// The exhaustive checker of the permutation games: a predicate asked about every case, the smaller n first.
//
// Lists come in lexicographic order, lists of signs with - before +, the second player's fastest; so the first case
// that breaks a sentence is the smallest. No engine of enumerate/ has a part in the walk; a predicate may call one, to
// be held against a listing of its own.
#pragma once

#include <optional>

#include "proofs/exhaustion.hpp"

namespace quadrille::proofs {

/// Asks about every case of at most `largest` numbers, and of at most `last_ply` if that is given.
/// \complexity `list`: O(largest!) cases; `predictions`: O(4^largest); `game`: O(largest! 4^largest)
Exhaustion exhaust(
    const PermutationQuestion& question, int largest, std::optional<int> last_ply,
    const GoOn& go_on = [] { return true; });

}  // namespace quadrille::proofs
