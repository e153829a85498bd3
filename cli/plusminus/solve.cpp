// `quadrille solve plusminus`: Plusses and Minuses under best play of both its phases.
#include "enumerate/plusminus/solve.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>
#include <variant>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/options/command.hpp"
#include "cli/options/int_range.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/streams.hpp"
#include "cli/output/table_output.hpp"
#include "cli/output/tables.hpp"
#include "cli/plusminus/commands.hpp"
#include "cli/session.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

using engines::RunStatus;
using enumerate::PlusminusSolution;

struct Arguments {
  std::string n;
  std::string places_first = "2";
  std::optional<std::string> by;
  bool line = false;
};

struct Question {
  int least = 1;
  int most = 1;
  int places_first = 2;
  bool by_predictions = false;
  bool line = false;
};

ChoiceOption<int> places_first_option() {
  return {"--places-first", "which player places first", {{"1", 1}, {"2", 2, "the default"}}};
}

ChoiceOption<bool> by_option() {
  return {"--by", "what each row is about", {{"predictions", true, "how many pairs of lists lead to which margin"}}};
}

Question parse_question(const Arguments& arguments) {
  Question question;
  const std::string_view n = arguments.n;
  constexpr int most = enumerate::largest_solved_plusminus;
  const Family family =
      parse_family("--n", n, 1, most, fmt::format("; {} takes about 3 minutes on two processors and 6 GiB", most));
  question.least = family.first;
  question.most = family.last;
  question.places_first = places_first_option().parse(arguments.places_first);
  if (arguments.by) question.by_predictions = by_option().parse(*arguments.by);
  question.line = arguments.line;
  if (question.line && question.by_predictions) {
    throw Error(ErrorKind::unusable_input, "--line: a play has no --by; leave one of them out");
  }
  if (!family.single() && (question.line || question.by_predictions)) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("--n '{}': {} is for a single n; give one number", n, question.line ? "--line" : "--by"));
  }
  return question;
}

// The table without its rows; the command in its normal form.
Table header(const Question& question) {
  Table table = new_table(question.line             ? "solve_plusminus_line"
                          : question.by_predictions ? "solve_plusminus_predictions"
                                                    : "solve_plusminus");
  table.indexed = !question.line;  // no number is what a turn counts
  const std::string sizes = question.least == question.most ? std::to_string(question.least)
                                                            : fmt::format("{}..{}", question.least, question.most);
  table.provenance.command =
      fmt::format("quadrille solve plusminus --n {} --places-first {}{}{}", sizes, question.places_first,
                  question.by_predictions ? " --by predictions" : "", question.line ? " --line" : "");
  table.provenance.rules = fmt::format("plusses and minuses, player {} places first", question.places_first);
  return table;
}

std::string text_of(const enumerate::PlusminusTurn& turn) {
  if (const auto* append = std::get_if<enumerate::AppendedSign>(&turn.move)) return append->plus ? "+" : "-";
  const auto& square = std::get<enumerate::FilledSquare>(turn.move);
  return fmt::format("({},{})", square.column, square.row);
}

void add_rows(Table& table, const Question& question, int n, const PlusminusSolution& solution) {
  if (question.by_predictions) {
    for (const auto& [margin, pairs] : solution.pairs) table.rows.push_back({Natural(margin), Natural(pairs)});
  } else if (question.line) {
    for (const enumerate::PlusminusTurn& turn : solution.line) {
      table.rows.push_back({Natural(table.rows.size() + 1), Natural(turn.player), text_of(turn)});
    }
  } else {
    table.rows.push_back({Natural(n), Natural(solution.margin)});
  }
}

std::string remarks(const Question& question, const PlusminusSolution& solution) {
  if (!question.line) return {};
  return fmt::format("margin {}; squares are (column,row), columns from the left, rows from the bottom\n",
                     solution.margin);
}

Exit solve(const Arguments& arguments, const Session& session) {
  const Question question = parse_question(arguments);
  Table table = header(question);
  const TableOutput output(session, table);
  if (question.most == enumerate::largest_solved_plusminus) {
    session.note(
        fmt::format("--n {}: about 3 minutes on two processors, and {} GiB", question.most, question.line ? 8 : 6));
  }

  PlusminusSolution solution;
  {
    const Interrupt::Listener listener(session.interrupt());
    ProgressLine progress(session.quiet(), "solving");
    engines::RunOptions options;
    options.stop = listener.token();
    options.observer = progress.observer();
    for (int n = question.least; n <= question.most; ++n) {
      options.memory = session.memory_budget();
      solution = session.on_threads(
          [&] { return enumerate::solve_plusminus(n, question.places_first, question.line, options); });
      if (solution.status != RunStatus::complete) {
        table.missing = question.least == question.most ? "all rows" : fmt::format("all n from {}", n);
        break;
      }
      add_rows(table, question, n, solution);
    }
  }
  if (solution.status == RunStatus::complete) {
    output.write(table, remarks(question, solution));
    session.note_time_and_threads();
    return Exit::done;
  }
  output.write(table);
  const bool memory = solution.status == RunStatus::memory;
  print_error(fmt::format(
      "{}; missing: {}", memory ? session.memory_ended() + "; give more, or a smaller --n" : std::string("interrupted"),
      table.missing));
  return memory ? Exit::limit : Exit::interrupted;
}

}  // namespace

void add_solve_plusminus(Command& parent) {
  const auto arguments = std::make_shared<Arguments>();
  Command& command = parent.add_command("plusminus", "the margin of Plusses and Minuses under best play",
                                        [arguments](const Session& session) { return solve(*arguments, session); });
  command.add_option("--n", arguments->n, "the side of the grid, from 1 to 10; A..B for a row each")
      .type_name("N")
      .required();
  places_first_option().add(command, arguments->places_first);
  by_option().add(command, arguments->by);
  command.add_flag("--line", arguments->line, "print a best play");
  command.footer(
      "The margin is player 1's points minus player 2's. In a line, signs come first, then squares as (column,row),\n"
      "columns counted from the left and rows from the bottom.\n"
      "examples:\n"
      "  quadrille solve plusminus --n 2..8\n"
      "  quadrille solve plusminus --n 9 --line");
}

}  // namespace quadrille::cli
