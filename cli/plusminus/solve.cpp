// `quadrille solve plusminus`: Plusses & Minuses under best play of both its phases.
#include <fmt/format.h>

#include <memory>
#include <optional>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/output/show.hpp"
#include "cli/plusminus/commands.hpp"
#include "enumerate/plusminus/tables.hpp"
#include "quadrille/error.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::cli::plusminus_commands {

namespace {

struct SolveArguments {
  std::string n;
  std::string places_first = "2";
  std::optional<std::string> by;
  bool line = false;
};

struct Request {
  Range n;
  int places_first = 2;
  bool by_predictions = false;
  bool line = false;
};

ChoiceOption<int> places_first_option() {
  return {"--places-first", "which player places first", {{"1", 1}, {"2", 2, "the default"}}};
}

ChoiceOption<bool> solved_by_option() {
  return {"--by", "what each row is about", {{"predictions", true, "how many pairs of lists lead to which margin"}}};
}

Request parse(const SolveArguments& arguments) {
  Request request;
  const std::string_view n = arguments.n;
  constexpr int most = plusminus::most_solved_rows;
  const Range range =
      parse_range("--n", n, 1, most, fmt::format("; {} takes about 3 minutes on two processors and 6 GiB", most));
  request.n = range;
  request.places_first = places_first_option().parse(arguments.places_first);
  if (arguments.by) request.by_predictions = solved_by_option().parse(*arguments.by);
  request.line = arguments.line;
  if (request.line && request.by_predictions) {
    throw Error(ErrorKind::unusable_input, "--line: a play has no --by; leave one of them out");
  }
  if (!range.single() && (request.line || request.by_predictions)) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("--n '{}': {} is for a single n; give one number", n, request.line ? "--line" : "--by"));
  }
  return request;
}

// Solves, after a note on the largest board.
template <class Row, class Query, class... Remarks>
Exit solve_and_show(const Session& session, const Request& request, const Query& query, const Remarks&... remarks) {
  return run_and_show<Row>(
      session, header_of(query), {.doing = "solving"},
      [&](const Options& options) {
        if (request.n.last == plusminus::most_solved_rows && options.note) {
          options.note(fmt::format("--n {}: about 3 minutes on two processors, and {} GiB", request.n.last,
                                   request.line ? 8 : 6));
        }
        return solve(query, options);
      },
      remarks...);
}

std::string remarks_on_line(const std::vector<plusminus::LineTurn>& line) {
  return fmt::format("margin {}; squares are (column,row), columns from the left, rows from the bottom\n",
                     line.front().margin);
}

Exit solve_plusminus(const SolveArguments& arguments, const Session& session) {
  const Request request = parse(arguments);
  const int first = request.places_first;
  if (request.line) {
    return solve_and_show<plusminus::LineTurn>(session, request, plusminus::LineQuery{request.n.last, first},
                                               remarks_on_line);
  }
  if (request.by_predictions) {
    return solve_and_show<plusminus::MarginCounts>(session, request,
                                                   plusminus::PredictionsQuery{request.n.last, first});
  }
  return solve_and_show<plusminus::Solution>(session, request,
                                             plusminus::SolveQuery{request.n.first, request.n.last, first});
}

}  // namespace

void add_solve_plusminus(Command& parent) {
  const auto arguments = std::make_shared<SolveArguments>();
  Command& command =
      parent.add_command("plusminus", "the margin of Plusses and Minuses under best play",
                         [arguments](const Session& session) { return solve_plusminus(*arguments, session); });
  command.add_option("--n", arguments->n, "the side of the grid, from 1 to 10; A..B for a row each")
      .type_name("N")
      .required();
  places_first_option().add(command, arguments->places_first);
  solved_by_option().add(command, arguments->by);
  command.add_flag("--line", arguments->line, "print a best play");
  command.footer(
      "The margin is player 1's points minus player 2's. In a line, signs come first, then squares as (column,row),\n"
      "columns counted from the left and rows from the bottom.\n"
      "examples:\n"
      "  quadrille solve plusminus --n 2..8\n"
      "  quadrille solve plusminus --n 9 --line");
}

}  // namespace quadrille::cli::plusminus_commands
