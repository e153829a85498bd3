// The exhaustive checker of Tennis: a written game row by row, and the courts of both games under both scorings.
#pragma once

#include <optional>
#include <vector>

#include "proofs/exhaustion.hpp"

namespace quadrille::proofs {

/// Walks a written game up to the first row that breaks the sentence; `last_ply` bounds the turns that are looked at.
/// \pre the record has a row
Exhaustion exhaust(
    const RecordQuestion& question, std::optional<int> last_ply, const GoOn& go_on = [] { return true; });

/// Asks about the courts of question.walked points, or of `last_ply` if that is less: a game of so many points has at
/// most as many turns.
std::vector<Exhaustion> exhaust(
    const CourtQuestion& question, std::optional<int> last_ply, const GoOn& go_on = [] { return true; });

/// The rules whose courts are walked: Tennis and Footsteps, two fields a side, a win beyond the field worth one or two.
std::vector<tennis::Rules> walked_rules();

}  // namespace quadrille::proofs
