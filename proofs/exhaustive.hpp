// The exhaustive checker: a sentence of the ledger asked about every case of its boards.
//
// Each game walks its own boards (soccer/walk.hpp, permutations/walk.hpp, tennis/walk.hpp); here they are chosen.
#pragma once

#include <optional>
#include <vector>

#include "proofs/claim.hpp"

namespace quadrille::proofs {

/// Walks the boards of `sentence`: the one on which it is expected to fail, or else those on which it is to stand.
/// \param last_ply  how many marks a case may have; as many as the board's own default allows if empty
/// \throws Error (unusable_input) if the sentence names no board of its game
std::vector<Exhaustion> exhaust(
    const Sentence& sentence, std::optional<int> last_ply, const GoOn& go_on = [] { return true; });

}  // namespace quadrille::proofs
