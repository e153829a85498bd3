// What `quadrille count soccer` is given, for one pitch and for a family.
#pragma once

#include <optional>
#include <string>

#include "cli/exit.hpp"
#include "cli/options/choices.hpp"
#include "cli/session.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::cli::soccer_commands {

/// As it was written.
struct SoccerCountArguments {
  std::string pitch;
  std::string engine = "auto";
  std::optional<std::string> plies;
  std::optional<std::string> modulo;
  std::optional<std::string> checkpoint;
  std::optional<std::string> by;
  bool recurrence = false;
};

/// --engine and --modulo.
ChoiceOption<soccer::Engine> soccer_engine_option();
ChoiceOption<bool> soccer_modulo_option();

/// What to ask for instead of a request that is too large.
inline constexpr const char* fewer_plies_or_smaller_pitch = "give fewer --plies, or a smaller pitch";

/// Counts a family of pitches in total: a row each, and on --recurrence its laws.
/// \pre --by is total or not given \throws Error (unusable_input) as soccer::plan and soccer::require_laws
Exit count_soccer_family(const SoccerCountArguments& arguments, const Session& session);

}  // namespace quadrille::cli::soccer_commands
