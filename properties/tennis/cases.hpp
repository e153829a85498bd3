// RapidCheck generators of small courts of Tennis and Footsteps. A court is the set of all positions, by some
// rules, with at most N points for each player. A further function tries an assertion on one random court.
#pragma once

#include <rapidcheck.h>

#include <iosfwd>
#include <string>

#include "proofs/tennis/question.hpp"

namespace quadrille::tennis {

/// Either game, one to three fields a side, one or two points for a win beyond them, 0 to `most` points.
rc::Gen<Court> generated_courts(int most);

/// Generates a court, tags it ("footsteps", "one field", "two points beyond") and asks the question. A
/// properties::CaseGenerator; its failure text names the position that breaks the assertion.
/// \pre the question is a CourtQuestion
void ask_generated_case(const proofs::Question& question, const std::string& text);

/// The text that RapidCheck prints when a property fails: the board, and its fields if they are not two.
std::ostream& operator<<(std::ostream& out, const Court& court);

}  // namespace quadrille::tennis
