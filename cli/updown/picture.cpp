// The command `quadrille export picture updown`: shows the list of numbers of a round of Up's & Down's, with its rises
// and falls. The picture is an SVG file, or text for a terminal.
//
// The command reads a record of a match in the format that `quadrille replay` reads. If the chosen round breaks the
// rules, the picture shows the turns before the error, and a message on standard error describes the error.
#include "export/pictures/updown/picture.hpp"

#include <fmt/format.h>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "cli/options/input.hpp"
#include "cli/output/picture_output.hpp"
#include "cli/updown/parts.hpp"
#include "games/updown/record.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::updown_commands {

namespace {

Exit picture_updown(const PictureArguments& arguments, const Session& session) {
  const PictureOutput output(arguments, session);
  session.bound_memory();
  const std::vector<updown::WrittenRound> rounds = read_record(arguments.file, updown::parse_record);
  const updown::WrittenRound& written = rounds[chosen(arguments, rounds.size(), "round", "rounds")];
  updown::Round round = written.round;
  const int n = static_cast<int>(round.numbers.size());
  const auto fault = updown::fault_of(round.numbers);
  if (fault) round.numbers.resize(fault->turn - 1);
  output.write(exports::round_scene(round, n), exports::svg_updown, exports::unicode_updown);
  return exit_of_picture(
      fault ? std::optional(fault_in(arguments.file, written.line, "turn", fault->turn, fault->message))
            : std::nullopt);
}

}  // namespace

void add_picture_updown(Command& group, CommonArguments& common) {
  const auto arguments = std::make_shared<PictureArguments>();
  Command& command =
      group.add_command("updown", "a list of Up's & Down's and its word",
                        [arguments](const Session& session) { return picture_updown(*arguments, session); });
  add_picture_options(command, common, *arguments, "round").required();
  command.footer(
      "examples:\n"
      "  quadrille export picture updown match.txt\n"
      "  quadrille export picture updown match.txt --number 2 --format svg --out round.svg");
}

}  // namespace quadrille::cli::updown_commands
