// `quadrille solve plusminus`: finds the result of Plusses & Minuses under best play. Both players play best in both
// phases of the game: first they choose signs, then squares.
#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/output/show.hpp"
#include "cli/plusminus/parts.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::cli::plusminus_commands {

namespace {

struct SolveArguments {
  std::string n;
  std::string places_first = "2";
  std::optional<std::string> by;
  bool line = false;
};

ChoiceOption<int> places_first_option() {
  return {"--places-first", "the player who places first", {{"1", 1}, {"2", 2, "the default"}}};
}

ChoiceOption<plusminus::SolvedBy> solved_by_option() {
  return {"--by",
          "the subject of each row",
          {{"predictions", plusminus::SolvedBy::predictions, "number of pairs of lists that lead to each margin"}}};
}

plusminus::SolveRequest request_of(const SolveArguments& arguments) {
  constexpr int most = plusminus::most_solved_rows;
  return {.n = parse_range("--n", arguments.n, 1, most,
                           fmt::format("; {} takes about 3 minutes on two processors and 6 GiB", most)),
          .places_first = places_first_option().parse(arguments.places_first),
          .by = arguments.by ? solved_by_option().parse(*arguments.by) : plusminus::SolvedBy::n,
          .line = arguments.line};
}

std::string remarks_on_line(const plusminus::SolveAnswer& answer) {
  if (!answer.margin) return {};
  return fmt::format("margin {}; squares are (column,row), columns from the left, rows from the bottom\n",
                     *answer.margin);
}

Exit solve_plusminus(const SolveArguments& arguments, const Session& session) {
  const plusminus::SolveRequest request = request_of(arguments);
  const Exit exit = answer(session, request, {.doing = "solving"}, {}, remarks_on_line);
  session.note(
      fmt::format("a margin is player 1's points minus player 2's; player {} places first", request.places_first));
  return exit;
}

}  // namespace

void add_solve_plusminus(Command& parent) {
  const auto arguments = std::make_shared<SolveArguments>();
  Command& command =
      parent.add_command("plusminus", "the margin of Plusses and Minuses under best play",
                         [arguments](const Session& session) { return solve_plusminus(*arguments, session); });
  command.add_option("--n", arguments->n, "size of the grid, from 1 to 10; A..B for one row for each size")
      .type_name("N")
      .required();
  places_first_option().add(command, arguments->places_first);
  solved_by_option().add(command, arguments->by);
  command.add_flag("--line", arguments->line, "print a game of best play");
  command.footer(
      "The margin is player 1's points minus player 2's. --line prints the signs first, then the squares as "
      "(column,row). Columns are counted from the left, rows from the bottom.\n"
      "examples:\n"
      "  quadrille solve plusminus --n 2..8\n"
      "  quadrille solve plusminus --n 9 --line");
}

}  // namespace quadrille::cli::plusminus_commands
