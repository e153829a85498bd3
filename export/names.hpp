// The names under which exports write the rules' own words.
#pragma once

#include <string>

#include "games/soccer/position.hpp"

namespace quadrille::exports {

/// `ongoing`, `goal_1`, `goal_2`, `blocked`: the columns of `count soccer` have the same names.
std::string to_string(soccer::Outcome outcome);

}  // namespace quadrille::exports
