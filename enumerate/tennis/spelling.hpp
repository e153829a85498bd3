// Spells the rules and positions of Tennis and Footsteps, as arguments of a request and as phrases.
//
// Requests, answers and messages use these functions, so the same position or rule is spelled alike everywhere.
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "enumerate/run/spelling.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::tennis {

/// The arguments that give the rules; default values are left out.
inline std::vector<running::Argument> arguments_of(const Rules& rules) {
  std::vector<running::Argument> arguments;
  if (rules.variant != Variant::tennis) arguments.emplace_back("variant", "footsteps");
  if (rules.fields != Rules{}.fields) arguments.emplace_back("fields", rules.fields);
  if (rules.beyond != Rules{}.beyond) arguments.emplace_back("beyond", rules.beyond);
  return arguments;
}

/// `tennis, 2 fields a side`.
inline std::string to_string(const Rules& rules) {
  return fmt::format("{}, {} field{} a side{}", rules.variant == Variant::tennis ? "tennis" : "footsteps", rules.fields,
                     rules.fields == 1 ? "" : "s", rules.beyond == 1 ? "" : ", a win beyond worth 2");
}

/// `3,2,-1`: points and ball.
inline std::string text_of(const Position& position) {
  return fmt::format("{},{},{}", position.points_1, position.points_2, position.ball);
}

}  // namespace quadrille::tennis
