// How outcomes and drawings are written.
#pragma once

#include <string>

#include "games/soccer/position.hpp"

namespace quadrille::soccer {

/// `ongoing`, `goal_1`, `goal_2`, `blocked`: the columns of `count soccer` have the same names.
std::string to_string(Outcome outcome);

/// `goal_1: player 2 wins`, `ongoing: player 1 to move`.
std::string outcome_text(const Pitch& pitch, const WidePosition& position);

/// A drawing as the number whose bit e is 1 if edge e is drawn: `0x1e5`, `0x0` if none is.
std::string hexadecimal(const graphs::WideEdgeSet& drawing);

}  // namespace quadrille::soccer
