// The options that `quadrille play` has for every game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/options/command.hpp"
#include "cli/session.hpp"
#include "quadrille/play.hpp"

namespace quadrille::cli {

/// The texts of the options.
struct PlayArguments {
  std::string player = "1";
  std::string seconds = "1";
  std::optional<std::string> nodes;
  std::string seed = "0";
  std::string color = "auto";
};

/// Adds the options to the command of a game. \pre `arguments` and `common` outlive the parsing
void add_play_options(Command& command, CommonArguments& common, PlayArguments& arguments);

/// The settings of the options, without `options` and `save`.
/// \throws Error (unusable_input) naming the option and the remedy
PlaySettings parse_play_settings(const PlayArguments& arguments, const Session& session);

/// The seed of the program's random choices. \throws Error (unusable_input)
std::uint64_t seed_of(const PlayArguments& arguments);

/// A line of the aims of a game whose records hold whole games only.
inline constexpr const char* whole_records = "save FILE works only at the end of the game: a record holds a whole game";

/// Refuses the record of a part of such a game. \throws Error (unusable_input) always
[[noreturn]] void refuse_part_of_a_game(std::optional<int> resigned);

/// The end of the help of a game's command of `play`.
/// \param examples  one a line, each indented by two blanks
std::string play_footer(const std::string& remarks, const std::string& examples);

}  // namespace quadrille::cli
