// `quadrille export picture plusminus`: makes a picture of a grid of Plusses & Minuses, as SVG or in the characters of
// a terminal.
//
// The command reads the same records as `replay`. If a recorded game breaks the rules, the picture shows the game up to
// the mistake, and standard error names the mistake.
#include "export/pictures/plusminus/picture.hpp"

#include <fmt/format.h>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "cli/options/input.hpp"
#include "cli/output/picture_output.hpp"
#include "cli/plusminus/parts.hpp"
#include "games/plusminus/record.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::plusminus_commands {

namespace {

Exit picture_plusminus(const PictureArguments& arguments, const Session& session) {
  const PictureOutput output(arguments, session);
  session.bound_memory();
  const std::vector<plusminus::WrittenGame> games = read_record(arguments.file, plusminus::parse_record);
  const plusminus::WrittenGame& written = games[chosen(arguments, games.size(), "game", "games")];
  const plusminus::Filling filling = plusminus::filling(written);
  output.write(exports::plusminus_scene(filling.rows, written.predictions), exports::svg_plusminus,
               exports::unicode_plusminus);
  return exit_of_picture(
      filling.fault ? std::optional(fmt::format("{}: {}", input_name(arguments.file), *filling.fault)) : std::nullopt);
}

}  // namespace

void add_picture_plusminus(Command& group, CommonArguments& common) {
  const auto arguments = std::make_shared<PictureArguments>();
  Command& command =
      group.add_command("plusminus", "a grid of Plusses and Minuses with predictions and truth",
                        [arguments](const Session& session) { return picture_plusminus(*arguments, session); });
  add_picture_options(command, common, *arguments, "game").required();
  command.footer(
      "examples:\n"
      "  quadrille export picture plusminus game.txt\n"
      "  quadrille export picture plusminus game.txt --format svg --out grid.svg");
}

}  // namespace quadrille::cli::plusminus_commands
