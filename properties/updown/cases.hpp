// A RapidCheck generator of rounds of Up's & Down's (lists of the numbers 1 to n). A further function tries an
// assertion on one random round.
#pragma once

#include <rapidcheck.h>

#include <string>

#include "proofs/updown/claims.hpp"
#include "properties/permutations/lists.hpp"

namespace quadrille::updown {

/// Lists of the question's sizes, from the least n to the greatest generated one.
rc::Gen<proofs::PermutationCase> generated_cases(const ListQuestion& question);

/// Generates a list, tags it (properties/permutations/lists.hpp) and asks the question. A properties::CaseGenerator.
/// \pre the question is a ListQuestion
void ask_generated_case(const proofs::Question& question, const std::string& text);

}  // namespace quadrille::updown
