// The options that `quadrille play` has for every game.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "cli/options/command.hpp"
#include "cli/play/match.hpp"
#include "cli/session.hpp"

namespace quadrille::cli {

/// The options as they were written.
struct PlayArguments {
  std::string player = "1";
  std::string seconds = "1";
  std::optional<std::string> nodes;
  std::string seed = "0";
  std::string color = "auto";
};

/// What they ask for, read and checked.
struct PlaySettings {
  std::array<bool, 2> is_person{};     ///< of player 1, of player 2
  double seconds = 1;                  ///< for the program's turn, a hint, or a question who wins
  std::optional<std::uint64_t> nodes;  ///< the same in positions
  std::uint64_t seed = 0;
  bool colour = false;
};

/// Adds them to the command of a game. \pre `arguments` outlives the parsing, as does `common`
void add_play_options(Command& command, CommonArguments& common, PlayArguments& arguments);

/// \throws Error (unusable_input) naming the option and the remedy
PlaySettings parse_play_settings(const PlayArguments& arguments, const Session& session);

/// What a game's command of `play` ends its help with.
/// \param examples  one a line, each indented by two blanks
std::string play_footer(const std::string& remarks, const std::string& examples);

}  // namespace quadrille::cli
