// One generated case of a sentence about Paper Soccer.
#pragma once

#include <string>

#include "proofs/soccer/question.hpp"

namespace quadrille::properties {

/// Generates a game (properties/soccer/games.hpp), tags it with what it reaches ("bounce", "goal", "blocked", "cycle",
/// "equivalent") and asks the question of its states. To be called by RapidCheck, for which a sentence that does not
/// hold fails with `text`.
void ask_a_case(const proofs::SoccerQuestion& question, const std::string& text);

}  // namespace quadrille::properties
