// What `quadrille solve tennis` is asked: its options, read and checked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/options/choices.hpp"
#include "cli/tennis/arguments.hpp"
#include "enumerate/tennis/solve.hpp"

namespace quadrille::cli {

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

/// How many games --play plays if it is not said.
inline constexpr int usual_games = 10'000;

enum class TennisAnswer { value, states, strategy, play };

/// The question that they ask, read and checked.
struct SolveTennisQuestion {
  enumerate::TennisTask task;
  tennis::Position state;  // the one that is asked about, but for TennisAnswer::states
  bool is_start = true;
  TennisAnswer answer = TennisAnswer::value;
  int games = 0;
  std::uint64_t seed = 0;
};

/// --by, which only `states` may follow.
ChoiceOption<bool> solve_tennis_by();

/// \throws Error (unusable_input) naming the option and the remedy
SolveTennisQuestion parse_question(const SolveTennisArguments& arguments);

/// `3,2,-1`: points and ball.
std::string text_of(const tennis::Position& position);

}  // namespace quadrille::cli
