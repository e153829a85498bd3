// `quadrille solve updown`: the score of Up's & Down's under best play, a best play, and advice at the table.
#include "enumerate/updown/solve.hpp"

#include <fmt/format.h>

#include <cmath>
#include <memory>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/options/command.hpp"
#include "cli/options/int_range.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/streams.hpp"
#include "cli/output/table_output.hpp"
#include "cli/output/tables.hpp"
#include "cli/session.hpp"
#include "cli/updown/commands.hpp"
#include "games/updown/record.hpp"
#include "quadrille/error.hpp"
namespace quadrille::cli {

namespace {

using enumerate::UpdownTable;

struct Arguments {
  std::string n;
  std::string first;
  bool line = false;
  std::optional<std::string> list;
};

ChoiceOption<updown::Role> first_option() {
  return {"--first",
          "who writes the first number",
          {{"offense", updown::Role::offense}, {"defense", updown::Role::defense}}};
}

// Seconds of a processor of 2.5 GHz or so with so many unused numbers, measured: a best play asks for a value at every
// turn, advice for every number's.
double seconds_of_line(int unused) { return std::ldexp(38, unused - 39); }
double seconds_of_advice(int unused) { return std::ldexp(18, unused - 36); }
constexpr double seconds_of_a_value_at_most = 6;
constexpr int long_value_from = 37;

struct Question {
  Family n;
  updown::Role first = updown::Role::offense;
  std::vector<int> list;  // read, and kept by the rules
};

Question parse(const Arguments& arguments) {
  Question question;
  question.n = parse_family(
      "--n", arguments.n, 1, enumerate::most_solved_numbers,
      fmt::format("; the largest, {}, takes about {:.0f} s, with --line {:.0f} s, with --list "
                  "at the first turn {:.0f} s",
                  enumerate::most_solved_numbers, seconds_of_a_value_at_most,
                  seconds_of_line(enumerate::most_solved_numbers), seconds_of_advice(enumerate::most_solved_numbers)));
  question.first = first_option().parse(arguments.first);
  if (!question.n.single() && (arguments.line || arguments.list)) {
    throw Error(ErrorKind::unusable_input, fmt::format("--n '{}': {} speaks of one round; give one number", arguments.n,
                                                       arguments.line ? "--line" : "--list"));
  }
  if (!arguments.list) return question;
  const auto refuse = [&](const std::string& why) {
    throw Error(ErrorKind::unusable_input, fmt::format("--list '{}': {}", *arguments.list, why));
  };
  try {
    question.list = updown::parse_numbers(*arguments.list);
  } catch (const Error& error) {
    refuse(error.what());
  }
  const int n = question.n.first;
  if (const auto fault = updown::fault_of_beginning(question.list, n)) {
    refuse(fmt::format("turn {}: {}; give different numbers from 1 to {}", fault->turn, fault->sentence, n));
  }
  if (static_cast<int>(question.list.size()) == n) {
    refuse(fmt::format("is complete and scores {}; leave out its last numbers for advice",
                       updown::score(updown::word_of(question.list))));
  }
  return question;
}

Table header(const Arguments& arguments, const Question& question) {
  Table table = new_table(arguments.line ? "solve_updown_line" : arguments.list ? "solve_updown_list" : "solve_updown");
  table.indexed = arguments.line || !arguments.list;  // numbers that are written already have no row
  const std::string n = to_string(question.n);
  const std::string line = arguments.line ? " --line" : "";
  const std::string list =
      arguments.list ? question.list.empty() ? " --list ''" : fmt::format(" --list {}", fmt::join(question.list, ","))
                     : "";
  table.provenance.command =
      fmt::format("quadrille solve updown --n {} --first {}{}{}", n, arguments.first, line, list);
  table.provenance.rules = fmt::format("up's & down's, {} number{}", n, n == "1" ? "" : "s");
  return table;
}

// What people want to know besides the table's rows.
std::string remarks_on_line(const std::vector<int>& line) {
  const updown::Word word = updown::word_of(line);
  return fmt::format("\nThe word is {}; it scores {}.\n", word.length == 0 ? "empty" : to_string(word),
                     updown::score(word));
}

std::string remarks_on_advice(const Question& question, const std::vector<enumerate::UpdownAdvice>& advice) {
  const bool offense = updown::mover(question.first, question.list.size() + 1) == updown::Role::offense;
  int best = advice.front().score;
  for (const auto& row : advice) best = offense ? std::max(best, row.score) : std::min(best, row.score);
  std::vector<int> numbers;
  for (const auto& row : advice) {
    if (row.score == best) numbers.push_back(row.number);
  }
  return fmt::format("\n{} is to move; worth {} with best play: {}\n", offense ? "Offense" : "Defense", best,
                     fmt::join(numbers, ", "));
}

// The rows of the answer, and its remarks; what is missing if the run was interrupted.
struct Answer {
  std::string remarks;
  bool interrupted = false;
};

Answer answer(const Arguments& arguments, const Question& question, const engines::RunOptions& options, Table& table) {
  const UpdownTable round{question.n.first, question.first, question.list};
  if (arguments.line) {
    const auto line = enumerate::best_play_updown(round, options);
    if (!line) return {{}, true};
    for (std::size_t turn = 1; turn <= line->size(); ++turn) {
      table.rows.push_back({Natural(turn), Natural(turn % 2 == 1 ? 1 : 2), Natural((*line)[turn - 1])});
    }
    return {remarks_on_line(*line), false};
  }
  if (arguments.list) {
    const auto advice = enumerate::advise_updown(round, options);
    if (!advice) return {{}, true};
    for (const auto& row : *advice) table.rows.push_back({Natural(row.number), Natural(row.score)});
    return {remarks_on_advice(question, *advice), false};
  }
  for (int n = question.n.first; n <= question.n.last; ++n) {
    const auto score = enumerate::solve_updown({n, question.first, {}}, options);
    if (!score) {
      table.missing = fmt::format("n from {} on", n);
      return {{}, true};
    }
    table.rows.push_back({Natural(n), arguments.first, Natural(*score)});
  }
  return {};
}

void note_cost(const Arguments& arguments, const Question& question, const Session& session) {
  const int unused = question.n.last - static_cast<int>(question.list.size());
  const bool play_or_advice = arguments.line || arguments.list;
  const double seconds = arguments.line ? seconds_of_line(unused) : seconds_of_advice(unused);
  if (play_or_advice && seconds > 1) session.note(fmt::format("about {:.0f} s", seconds));
  if (!play_or_advice && unused >= long_value_from) {
    session.note(fmt::format("up to {:.0f} s for each n from {} on", seconds_of_a_value_at_most, long_value_from));
  }
}

Exit solve(const Arguments& arguments, const Session& session) {
  const Question question = parse(arguments);
  Table table = header(arguments, question);
  const TableOutput output(session, table);
  note_cost(arguments, question, session);
  Answer found;
  {
    const Interrupt::Listener listener(session.interrupt());
    ProgressLine progress(session.quiet(), "solving");
    engines::RunOptions options;
    options.stop = listener.token();
    options.observer = [&](const engines::Progress& at) {
      progress.show(
          [&at] { return fmt::format("is {} reached? {} million words so far", at.grade, at.worked / 1'000'000); });
    };
    found = answer(arguments, question, options, table);
  }
  if (!found.interrupted || !table.rows.empty()) output.write(table, found.remarks);
  if (found.interrupted) {
    print_error(table.rows.empty() ? "interrupted before anything was found, so nothing is written"
                                   : fmt::format("interrupted; missing: {}", table.missing));
    return Exit::interrupted;
  }
  session.note_time();
  return Exit::done;
}

}  // namespace

void add_solve_updown(Command& parent) {
  const auto arguments = std::make_shared<Arguments>();
  Command& command = parent.add_command("updown", "solve Up's & Down's: the score under best play",
                                        [arguments](const Session& session) { return solve(*arguments, session); });
  command.add_option("--n", arguments->n, "how many numbers are written; A..B for each of them")
      .type_name("N")
      .required();
  first_option().add(command, arguments->first).required();
  command.add_flag("--line", arguments->line, "a best play, turn by turn, from the list if one is given");
  command
      .add_option("--list", arguments->list,
                  "advice: the numbers written so far, as 1,7,3 ('' for none); each legal next number and the score "
                  "under best play after it")
      .type_name("LIST");
  command.footer(
      "example:\n"
      "  quadrille solve updown --n 10 --first offense --list 1,7,3");
}

}  // namespace quadrille::cli
