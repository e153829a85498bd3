// RapidCheck generators for Plusses & Minuses: they make random grids and lists of predicted signs. A further function
// tries an assertion on one random case.
#pragma once

#include <rapidcheck.h>

#include <iosfwd>
#include <string>

#include "proofs/plusminus/claims.hpp"

namespace quadrille::plusminus {

/// Grids or lists of signs or both, as the question asks; from its least n to its greatest generated one.
rc::Gen<GridCase> generated_cases(const GridQuestion& question);

/// Two lists of signs for a grid of 1 to `most` rows. \pre 1 <= most <= proofs::most_case_numbers
rc::Gen<Predictions> generated_predictions(int most);

/// Generates a case, tags it and asks the question. The tags are those of the grid's list
/// (properties/permutations/lists.hpp), and "level": both players have the same points. A properties::CaseGenerator.
/// \pre the question is a GridQuestion
void ask_generated_case(const proofs::Question& question, const std::string& text);

/// The text that RapidCheck prints when a property fails.
std::ostream& operator<<(std::ostream& out, const GridCase& which);

}  // namespace quadrille::plusminus
