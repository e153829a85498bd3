// `quadrille count tennis`: counts the finished games of Tennis or Footsteps, by the number of turns and by the
// outcome. The command can also count the positions after each number of turns.
#include <fmt/format.h>

#include <memory>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/output/show.hpp"
#include "cli/tennis/parts.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

struct CountArguments {
  std::string points;
  std::string by = "outcome";
  TennisArguments tennis;
};

int parse_counted_points(const std::string& text) {
  constexpr int most = tennis::most_counted_points;
  return parse_whole("--points", text, 1, most,
                     fmt::format("; the largest, {}, takes about 43 s on two threads", most));
}

ChoiceOption<tennis::By> by_option() {
  using tennis::By;
  return {"--by",
          "the objects to count",
          {{"outcome", By::outcome, "finished games by number of turns, the default"},
           {"positions", By::positions, "different positions after each number of turns"}}};
}

std::string text_of_sums(const engines::Progress& at) {
  return fmt::format("{} of {} sums of the smaller bids", at.done, at.total);
}

Exit count_tennis(const CountArguments& arguments, const Session& session) {
  const tennis::By by = by_option().parse(arguments.by);
  const int points = parse_counted_points(arguments.points);
  Shown shown;
  if (by == tennis::By::outcome) shown.text = text_of_sums;
  return answer(session, tennis::CountRequest{points, by, parse_rules(arguments.tennis)}, shown);
}

}  // namespace

void add_count_tennis(Command& parent) {
  const auto arguments = std::make_shared<CountArguments>();
  Command& command =
      parent.add_command("tennis", "count the games of Tennis or Footsteps",
                         [arguments](const Session& session) { return count_tennis(*arguments, session); });
  command.add_option("--points", arguments->points, "points that each player starts with").type_name("P").required();
  command.add_alias("footsteps", {"--variant", "footsteps"});
  add_tennis_options(command, arguments->tennis);
  by_option().add(command, arguments->by);
  command.footer(
      "The word footsteps in place of tennis means tennis --variant footsteps.\n"
      "examples:\n"
      "  quadrille count tennis --points 50\n"
      "  quadrille count tennis --points 50 --variant footsteps --format csv\n"
      "  quadrille count tennis --points 50 --by positions");
}

}  // namespace quadrille::cli::tennis_commands
