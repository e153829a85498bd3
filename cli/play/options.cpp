// Adds the options that `quadrille play` has for every game, and reads their values.
#include "cli/play/options.hpp"

#include <fmt/format.h>

#include <array>
#include <limits>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/output/colour.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

using People = std::array<bool, 2>;

ChoiceOption<People> player_option() {
  return {"--player",
          "the players who are persons; the program plays the others",
          {{"1", {true, false}, "the default"},
           {"2", {false, true}},
           {"both", {true, true}, "two people"},
           {"none", {false, false}, "the program against itself"}}};
}

ChoiceOption<bool> play_format_option() {
  return {"--format", "format of the board", {{"unicode", true, "in a terminal's characters, the default"}}};
}

constexpr double least_seconds = 0.01;
constexpr double most_seconds = 86'400;

}  // namespace

void add_play_options(Command& command, CommonArguments& common, PlayArguments& arguments) {
  player_option().add(command, arguments.player);
  command
      .add_option("--seconds", arguments.seconds,
                  "think about a turn, a hint or the winner for at most S seconds; 1 if not given")
      .type_name("S");
  command
      .add_option(
          "--nodes", arguments.nodes,
          "examine at most K positions in a search. If --seconds suffices for them, the same seed gives the same game")
      .type_name("K");
  command.add_option("--seed", arguments.seed, "seed of the program's random choices; 0 if not given")
      .type_name("SEED");
  add_color_option(command, arguments.color);
  play_format_option().add(command, common.format);
}

PlaySettings parse_play_settings(const PlayArguments& arguments, const Session& session) {
  if (session.arguments().column) {
    throw Error(ErrorKind::unusable_input, "--column: a game that is played has no columns; leave it out");
  }
  if (session.arguments().format) static_cast<void>(play_format_option().parse(*session.arguments().format));
  PlaySettings settings;
  settings.is_person = player_option().parse(arguments.player);
  settings.seconds = parse_seconds("--seconds", arguments.seconds, least_seconds, most_seconds);
  if (arguments.nodes) {
    settings.nodes =
        static_cast<std::uint64_t>(parse_whole("--nodes", *arguments.nodes, 1, std::numeric_limits<int>::max()));
  }
  static_cast<void>(seed_of(arguments));
  settings.colour = in_colour(arguments.color, session);
  return settings;
}

std::uint64_t seed_of(const PlayArguments& arguments) { return parse_seed("--seed", arguments.seed); }

void refuse_part_of_a_game(std::optional<int> resigned) {
  throw Error(ErrorKind::unusable_input,
              fmt::format("{}, and a record holds a whole game; play {} to its end",
                          resigned ? fmt::format("player {} has resigned", *resigned) : "the game is not over",
                          resigned ? "one" : "it"));
}

std::string play_footer(const std::string& remarks, const std::string& examples) {
  return remarks +
         "\nType a choice by its number, or as the program writes it. The other commands are moves, undo, hint, who, "
         "save FILE, resign, board, help and quit. With --out the program writes the record at the end; replay reads "
         "it. In a terminal the arrow keys edit the line and recall earlier lines. The board fits the height of the "
         "terminal (or LINES).\n"
         "The input can also be a file or a pipe. The end of the input ends the session.\n"
         "examples:\n" +
         examples;
}

}  // namespace quadrille::cli
