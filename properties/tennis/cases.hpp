// RapidCheck generators of small courts of Tennis and Footsteps, and one generated case of a sentence about them.
#pragma once

#include <rapidcheck.h>

#include <iosfwd>
#include <string>

#include "proofs/tennis/question.hpp"

namespace quadrille::properties {

/// Either game, one to three fields a side, one or two points for a win beyond them, 0 to `most` points.
rc::Gen<proofs::TennisCourt> courts(int most);

/// Generates a court, tags it ("footsteps", "one field", "two points beyond") and asks the question. To be called by
/// RapidCheck, for which a sentence that does not hold fails with `text` and the position that breaks it.
/// \pre question.has_cases_to_generate()
void ask_a_case(const proofs::TennisQuestion& question, const std::string& text);

}  // namespace quadrille::properties

namespace quadrille::proofs {

/// What RapidCheck prints when a property fails: the board, and its fields if they are not two.
std::ostream& operator<<(std::ostream& out, const TennisCourt& court);

}  // namespace quadrille::proofs
