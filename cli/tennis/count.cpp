// `quadrille count tennis`: the games of Tennis or Footsteps by turns and outcome, or the positions by turn.
#include <fmt/format.h>

#include <memory>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/options/command.hpp"
#include "cli/output/show.hpp"
#include "cli/tennis/arguments.hpp"
#include "cli/tennis/commands.hpp"
#include "enumerate/tennis/tables.hpp"
#include "quadrille/error.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

enum class CountBy { outcome, positions };

struct CountArguments {
  std::string points;
  std::string by = "outcome";
  TennisArguments tennis;
};

int parse_counted_points(const std::string& text) {
  constexpr int most = tennis::most_counted_points;
  try {
    return parse_whole("--points", text, 1, most);
  } catch (const Error& error) {
    throw Error(error.kind(),
                fmt::format("{}; the largest, {}, takes about 43 s on two threads", error.message(), most));
  }
}

ChoiceOption<CountBy> by_option() {
  return {"--by",
          "what is counted",
          {{"outcome", CountBy::outcome, "finished games by number of turns, the default"},
           {"positions", CountBy::positions, "those reached by each turn"}}};
}

template <class Row, class Query>
Exit show(const Session& session, const Query& query, const Shown& shown) {
  return run_and_show<Row>(session, header_of(query), shown,
                           [&](const Options& options) { return tennis::count(query, options); });
}

std::string text_of_sums(const engines::Progress& at) {
  return fmt::format("{} of {} sums of the smaller draws", at.done, at.total);
}

Exit count_tennis(const CountArguments& arguments, const Session& session) {
  const CountBy by = by_option().parse(arguments.by);
  const int points = parse_counted_points(arguments.points);
  const tennis::Rules rules = parse_rules(arguments.tennis);
  if (by == CountBy::positions) {
    return show<tennis::PositionCounts>(session, tennis::CountPositionsQuery{points, rules}, {});
  }
  return show<tennis::GameCounts>(session, tennis::CountQuery{points, rules}, {.text = text_of_sums});
}

}  // namespace

void add_count_tennis(Command& parent) {
  const auto arguments = std::make_shared<CountArguments>();
  Command& command =
      parent.add_command("tennis", "count the games of Tennis or Footsteps",
                         [arguments](const Session& session) { return count_tennis(*arguments, session); });
  command.add_option("--points", arguments->points, "how many points each player starts with")
      .type_name("P")
      .required();
  command.add_alias("footsteps", {"--variant", "footsteps"});
  add_tennis_options(command, arguments->tennis);
  by_option().add(command, arguments->by);
  command.footer(
      "footsteps in place of tennis stands for tennis --variant footsteps.\n"
      "examples:\n"
      "  quadrille count tennis --points 50\n"
      "  quadrille count tennis --points 50 --variant footsteps --format csv\n"
      "  quadrille count tennis --points 50 --by positions");
}

}  // namespace quadrille::cli::tennis_commands
