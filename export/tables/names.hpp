// The names under which exports write the rules' own words.
#pragma once

#include <string>

#include "games/plusminus/score.hpp"
#include "games/soccer/position.hpp"

namespace quadrille::exports {

/// `ongoing`, `goal_1`, `goal_2`, `blocked`: the columns of `count soccer` have the same names.
std::string to_string(soccer::Outcome outcome);

/// `goal_1: player 2 wins`, `ongoing: player 1 to move`.
std::string outcome_sentence(const soccer::Pitch& pitch, const soccer::WidePosition& position);

/// `player 1 wins`, `draw`; nothing while the game goes on.
std::string to_string(plusminus::Outcome outcome);

}  // namespace quadrille::exports
