// `quadrille export picture tennis`: makes a picture of a game of Tennis or Footsteps, as SVG or in the characters of a
// terminal.
//
// The command reads the same records as `replay`. If the record contains an illegal bid, the picture shows only the
// turns before that bid. Standard error names the first mistake in the record.
#include <fmt/format.h>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "cli/options/input.hpp"
#include "cli/output/picture_output.hpp"
#include "cli/tennis/parts.hpp"
#include "export/pictures/tennis/scene.hpp"
#include "games/tennis/record.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

struct TennisPictureArguments {
  PictureArguments picture;
  TennisArguments rules;
};

Exit picture_tennis(const TennisPictureArguments& arguments, const Session& session) {
  const std::string& file = arguments.picture.file;
  const tennis::Rules rules = parse_rules(arguments.rules);
  const PictureOutput output(arguments.picture, session);
  session.bound_memory();
  const std::vector<tennis::WrittenTurn> record = read_record(file, tennis::parse_record);
  chosen(arguments.picture, 1, "game", "games");
  const auto fault = first_fault(rules, record);
  output.write(exports::tennis_scene(rules, play(rules, record)), exports::svg_tennis, exports::unicode_tennis);
  return exit_of_picture(fault ? std::optional(fault_text(file, rules, record, *fault)) : std::nullopt);
}

}  // namespace

void add_picture_tennis(Command& group, CommonArguments& common) {
  const auto arguments = std::make_shared<TennisPictureArguments>();
  Command& command =
      group.add_command("tennis", "a game of Tennis or Footsteps, the court over time",
                        [arguments](const Session& session) { return picture_tennis(*arguments, session); });
  add_picture_options(command, common, arguments->picture, "game").required();
  command.add_alias("footsteps", {"--variant", "footsteps"});
  add_tennis_options(command, arguments->rules);
  command.footer(
      "examples:\n"
      "  quadrille export picture tennis data/tennis/example-1.csv\n"
      "  quadrille export picture tennis game.csv --variant footsteps --format svg --out game.svg");
}

}  // namespace quadrille::cli::tennis_commands
