// The options of `quadrille solve tennis`, read and checked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/options/choices.hpp"
#include "cli/tennis/arguments.hpp"
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

/// Which table is asked for.
enum class SolveTennisRows { value, states, strategy, play };

/// What they ask for, read and checked. The typed queries of quadrille/tennis.hpp are made of it.
struct SolveTennisRequest {
  SolveTennisRows rows = SolveTennisRows::value;
  tennis::Rules rules;
  tennis::Position state;  ///< the start unless --state was given
  bool is_start = true;
  double width = tennis::SolveQuery{}.width;
  int games = tennis::PlayQuery{}.games;
  std::uint64_t seed = 0;
};

/// --by, which only `states` may follow.
ChoiceOption<bool> solve_tennis_by();

/// \throws Error (unusable_input) naming the option and the remedy
SolveTennisRequest parse_request(const SolveTennisArguments& arguments);

/// `3,2,-1`: points and ball.
std::string text_of(const tennis::Position& position);

}  // namespace quadrille::cli::tennis_commands
