// The options of `quadrille solve tennis`, read and checked.
#pragma once

#include <optional>
#include <string>

#include "cli/options/choices.hpp"
#include "cli/tennis/arguments.hpp"
#include "enumerate/tennis/tables.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::cli::tennis_commands {

/// The options as they were written.
struct SolveTennisArguments {
  std::optional<std::string> points;
  TennisArguments tennis;
  std::optional<std::string> width;
  std::optional<std::string> state;
  std::optional<std::string> by;
  bool strategy = false;
  bool play = false;
  std::optional<std::string> games;
  std::optional<std::string> seed;
};

/// --by, which only `states` may follow.
ChoiceOption<bool> solve_tennis_by();

/// What they ask for. \throws Error (unusable_input) naming the option and the remedy
tennis::SolveRequest parse_request(const SolveTennisArguments& arguments);

}  // namespace quadrille::cli::tennis_commands
