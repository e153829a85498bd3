// The command `quadrille solve updown`: computes the score of Up's & Down's under best play. On request, it shows a
// game in which both players play best, or it gives the value of each legal next number of an unfinished game.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/output/show.hpp"
#include "cli/updown/parts.hpp"
#include "games/updown/record.hpp"
#include "quadrille/error.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::cli::updown_commands {

namespace {

struct SolveArguments {
  std::string n;
  std::string first;
  bool line = false;
  std::optional<std::string> list;
};

ChoiceOption<updown::Role> first_option() {
  return {"--first",
          "the side that writes the first number",
          {{"offense", updown::Role::offense}, {"defense", updown::Role::defense}}};
}

updown::SolveRequest request_of(const SolveArguments& arguments) {
  updown::SolveRequest request{
      .n = parse_range(
          "--n", arguments.n, 1, updown::most_solved_numbers,
          fmt::format("; the largest, {}, takes about 6 s, with --line 38 s, with --list at the first turn 144 s",
                      updown::most_solved_numbers)),
      .first = first_option().parse(arguments.first),
      .line = arguments.line};
  if (!arguments.list) return request;
  const auto refuse = [&](const std::string& why) {
    throw Error(ErrorKind::unusable_input, fmt::format("--list '{}': {}", *arguments.list, why));
  };
  try {
    request.list = updown::parse_numbers(*arguments.list);
  } catch (const Error& error) {
    throw error.within(fmt::format("--list '{}'", *arguments.list));
  }
  if (!request.n.single()) return request;  // which the plan refuses
  const int n = request.n.first;
  if (const auto fault = updown::fault_of_beginning(*request.list, n)) {
    refuse(fmt::format("turn {}: {}; give different numbers from 1 to {}", fault->turn, fault->message, n));
  }
  if (static_cast<int>(request.list->size()) == n) {
    refuse(fmt::format("is complete and scores {}; leave out its last numbers for advice",
                       updown::score(updown::word_of(*request.list))));
  }
  return request;
}

Shown shown_solving() {
  Shown shown;
  shown.doing = "solving";
  shown.text = [](const engines::Progress& at) {
    return fmt::format("is score {} reached? {} million words searched", at.grade, at.worked / 1'000'000);
  };
  shown.if_empty = ", so nothing is written";
  shown.one_thread = true;
  return shown;
}

std::string remarks_on_line(const Answer& answer) {
  std::vector<int> numbers;
  for (const auto& turn : rows<updown::LineTurn>(answer)) numbers.push_back(turn.number);
  const updown::Word word = updown::word_of(numbers);
  return fmt::format("\nThe word is {}; it scores {}.\n", word.length == 0 ? "empty" : updown::to_string(word),
                     updown::score(word));
}

std::string remarks_on_advice(const updown::SolveRequest& request, const Answer& answer) {
  const std::vector<updown::Advice> advice = rows<updown::Advice>(answer);
  const bool offense = updown::mover(request.first, request.list->size() + 1) == updown::Role::offense;
  int best = advice.front().score;
  for (const auto& row : advice) best = offense ? std::max(best, row.score) : std::min(best, row.score);
  std::vector<int> numbers;
  for (const auto& row : advice) {
    if (row.score == best) numbers.push_back(row.number);
  }
  return fmt::format("\n{} is to move. Best next: {}; the score is then {} under best play.\n",
                     offense ? "Offense" : "Defense", fmt::join(numbers, ", "), best);
}

Exit solve_updown(const SolveArguments& arguments, const Session& session) {
  const updown::SolveRequest request = request_of(arguments);
  return answer(session, request, shown_solving(), {}, [&](const Answer& found) {
    return request.line ? remarks_on_line(found) : request.list ? remarks_on_advice(request, found) : std::string();
  });
}

}  // namespace

void add_solve_updown(Command& parent) {
  const auto arguments = std::make_shared<SolveArguments>();
  Command& command =
      parent.add_command("updown", "solve Up's & Down's: the score under best play",
                         [arguments](const Session& session) { return solve_updown(*arguments, session); });
  command.add_option("--n", arguments->n, "length of the list of numbers; A..B for one row for each length")
      .type_name("N")
      .required();
  first_option().add(command, arguments->first).required();
  command.add_flag("--line", arguments->line,
                   "print a game of best play, turn by turn; with --list, a game that continues the list");
  command
      .add_option("--list", arguments->list,
                  "the numbers written so far, for example 1,7,3 ('' for none); the table has each legal next number, "
                  "and the score under best play after it")
      .type_name("LIST");
  command.footer(
      "example:\n"
      "  quadrille solve updown --n 10 --first offense --list 1,7,3");
}

}  // namespace quadrille::cli::updown_commands
