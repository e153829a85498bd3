// One generated case of an assertion about Paper Soccer.
#pragma once

#include <string>

#include "proofs/soccer/question.hpp"

namespace quadrille::soccer {

/// Generates a game (properties/soccer/games.hpp), tags it with what it reaches ("bounce", "goal", "blocked", "cycle",
/// "equivalent") and asks the question of its states. A properties::CaseGenerator.
/// \pre the question is a StateQuestion
void ask_generated_case(const proofs::Question& question, const std::string& text);

}  // namespace quadrille::soccer
