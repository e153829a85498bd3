// `quadrille count plusminus`: the filled grids of Plusses and Minuses, counted.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/options/command.hpp"
#include "cli/options/int_range.hpp"
#include "cli/output/counted.hpp"
#include "cli/output/progress.hpp"
#include "cli/output/streams.hpp"
#include "cli/output/table_output.hpp"
#include "cli/output/tables.hpp"
#include "cli/plusminus/commands.hpp"
#include "cli/session.hpp"
#include "enumerate/plusminus/counts.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

using engines::RunStatus;
using enumerate::PlusminusBy;

struct Arguments {
  std::optional<std::string> predictions;
  std::optional<std::string> n;
  std::optional<std::string> by;
};

ChoiceOption<PlusminusBy> by_option() {
  return {"--by",
          "what is counted, with --n",
          {{"descents", PlusminusBy::descents, "grids by the minuses in both truth lists"},
           {"pairs", PlusminusBy::pairs, "pairs of truth lists that occur"}}};
}

/// What is asked: lists, or boards from `first` to `last`.
struct Question {
  PlusminusBy by = PlusminusBy::matches;
  plusminus::Predictions predictions{};
  int first = 0;
  int last = 0;

  std::string command() const {
    if (by == PlusminusBy::matches) {
      return fmt::format("quadrille count plusminus --predictions {},{}", plusminus::to_string(predictions[0]),
                         plusminus::to_string(predictions[1]));
    }
    const std::string n = first == last ? std::to_string(last) : fmt::format("{}..{}", first, last);
    return fmt::format("quadrille count plusminus --n {} --by {}", n,
                       by == PlusminusBy::descents ? "descents" : "pairs");
  }
};

/// What the largest boards cost on two processors, for refusals and for warnings before a long run.
struct Cost {
  int n;
  const char* cost;
};
constexpr std::array<Cost, 2> matches_costs = {{{50, "10 s and 1.5 GiB"}, {57, "40 s and 6 GiB"}}};
constexpr std::array<Cost, 2> descents_costs = {{{300, "3 s"}, {400, "5 s and a hundred megabytes of output"}}};
constexpr std::array<Cost, 4> pairs_costs = {{{21, "5 s"}, {22, "15 s"}, {23, "1 min"}, {24, "3 min and 1.5 GiB"}}};

template <std::size_t Size>
std::string cost_of(const std::array<Cost, Size>& costs, int n) {
  for (const Cost& cost : costs) {
    if (n <= cost.n) return cost.cost;
  }
  return {};
}

[[noreturn]] void refuse(const std::string& sentence) { throw Error(ErrorKind::unusable_input, sentence); }

plusminus::Predictions parse_lists(const std::string& text) {
  const auto signs_in = [](std::string_view part) {
    return std::count_if(part.begin(), part.end(), [](char c) { return c == '+' || c == '-'; });
  };
  const std::size_t comma = std::min(text.find(','), text.size());
  const auto first = signs_in(std::string_view(text).substr(0, comma));
  const auto second = signs_in(std::string_view(text).substr(comma));
  try {
    // More than a sign word holds is no other mistake than more than can be counted, so lengths are compared before
    // anything else once both lists have something; what is no sign is the nearer mistake.
    constexpr int most = enumerate::most_rows_by_matches - 1;
    if (std::max(first, second) <= plusminus::most_signs) plusminus::parse_predictions(text);
    if (first != second) {
      refuse(fmt::format("player 1's list has {} signs, player 2's {}; give both n - 1 signs", first, second));
    }
    if (first > most) {
      refuse(fmt::format("{} signs each; give at most {} (which take about {} on two processors)", first, most,
                         matches_costs.back().cost));
    }
    return plusminus::parse_predictions(text);
  } catch (const Error& error) {
    throw Error(error.kind(), fmt::format("--predictions '{}': {}", text, error.what()));
  }
}

Question question_of(const Arguments& arguments) {
  Question question;
  if (arguments.predictions) {
    if (arguments.n) refuse("--n: --predictions say how large the board is; leave out one of the two");
    if (arguments.by) refuse("--by: --predictions are counted by matches; leave out one of the two");
    question.predictions = parse_lists(*arguments.predictions);
    question.first = question.last = question.predictions[0].length + 1;
    return question;
  }
  if (!arguments.n) refuse("count plusminus: nothing to count; give --predictions U,V, or --n N with --by");
  if (!arguments.by) refuse("--n: by what? add --by descents or --by pairs, or give --predictions U,V");
  question.by = by_option().parse(*arguments.by);
  const bool pairs = question.by == PlusminusBy::pairs;
  const int most = pairs ? enumerate::most_rows_by_pairs : enumerate::most_rows_by_descents;
  const auto cost = pairs ? pairs_costs.back().cost : descents_costs.back().cost;
  const Family family =
      parse_family("--n", *arguments.n, 1, most, fmt::format(" ({} takes about {} on two processors)", most, cost));
  if (!pairs && !family.single()) {
    refuse(fmt::format("--n '{}': only --by pairs counts a family; give one number", *arguments.n));
  }
  question.first = family.first;
  question.last = family.last;
  return question;
}

// Said before runs of more than a moment.
void note_cost(const Session& session, const Question& question) {
  const int n = question.last;
  std::string cost;
  if (question.by == PlusminusBy::matches && n > 45) cost = cost_of(matches_costs, n);
  if (question.by == PlusminusBy::descents && n > 250) cost = cost_of(descents_costs, n);
  if (question.by == PlusminusBy::pairs && n > 20) cost = cost_of(pairs_costs, n);
  if (!cost.empty()) session.note(fmt::format("n = {} takes at most about {} on two processors", n, cost));
}

engines::Observer observer(ProgressLine& line, const Question& question) {
  return [&line, by = question.by](const engines::Progress& at) {
    line.show([&] {
      const std::uint64_t percent = at.total == 0 ? 100 : at.done * 100 / at.total;
      switch (by) {
        case PlusminusBy::matches:
          return fmt::format("tableaux of {} cells: {}% of all sizes for both lists", at.grade, percent);
        case PlusminusBy::descents:
          return fmt::format("n = {}: {}%", at.grade, percent);
        case PlusminusBy::pairs:
          return fmt::format("n = {}: {}% of {} sets of shapes met", at.grade, percent, at.total);
      }
      return std::string();
    });
  };
}

engines::Counts run(const Question& question, const engines::RunOptions& options) {
  switch (question.by) {
    case PlusminusBy::matches:
      return enumerate::count_matches(question.predictions, options);
    case PlusminusBy::descents:
      return enumerate::count_descents(question.last, options);
    case PlusminusBy::pairs:
      return enumerate::count_pairs(question.first, question.last, options);
  }
  return {};
}

// What ended the run before its end, as a sentence for people; empty if nothing did.
std::string shortfall(const Session& session, const Question& question, RunStatus status) {
  if (status == RunStatus::interrupted) return "interrupted";
  if (status != RunStatus::memory) return {};
  std::string remedy = "give more, or a smaller n";
  if (question.by == PlusminusBy::matches) {
    const std::size_t mebibytes = (enumerate::matches_memory(question.last) >> 20U) + 1;
    remedy = fmt::format("lists of {} signs take about {} MiB; give more, or shorter lists", question.last - 1,
                         mebibytes + mebibytes / 8);
  }
  return fmt::format("{}; {}", session.memory_ended(), remedy);
}

Table header(const Question& question) {
  Table table = new_table(question.by == PlusminusBy::matches    ? "count_plusminus_matches"
                          : question.by == PlusminusBy::descents ? "count_plusminus_descents"
                                                                 : "count_plusminus_pairs");
  table.indexed = question.by == PlusminusBy::pairs;
  table.provenance.command = question.command();
  table.provenance.rules = "plusses and minuses";
  return table;
}

Exit count(const Arguments& arguments, const Session& session) {
  const Question question = question_of(arguments);
  Table table = header(question);
  const TableOutput output(session, table);
  note_cost(session, question);

  engines::Counts counts;
  {
    const Interrupt::Listener listener(session.interrupt());
    ProgressLine progress(session.quiet(), "counting");
    engines::RunOptions options;
    options.stop = listener.token();
    options.observer = observer(progress, question);
    options.memory = session.memory_budget();
    counts = session.on_threads([&] { return run(question, options); });
  }

  append_rows(table, counts);
  const int next = std::max(question.first, counts.last_finished_grade + 1);
  const std::string missing = question.by == PlusminusBy::pairs ? fmt::format("all n from {}", next) : "all rows";
  return finish(session, output, table, counts.status, {shortfall(session, question, counts.status), missing});
}

}  // namespace

void add_count_plusminus(Command& parent) {
  const auto arguments = std::make_shared<Arguments>();
  Command& command = parent.add_command("plusminus", "count the filled grids of Plusses and Minuses",
                                        [arguments](const Session& session) { return count(*arguments, session); });
  command
      .add_option("--predictions", arguments->predictions,
                  "both players' lists, as +-+,++-: the grids by both players' points")
      .type_name("U,V");
  command.add_option("--n", arguments->n, "grids of N by N; A..B for several, by pairs").type_name("N");
  by_option().add(command, arguments->by);
  command.footer(
      "examples:\n"
      "  quadrille count plusminus --predictions +-+-+-+,++-++-+\n"
      "  quadrille count plusminus --n 200 --by descents --format csv\n"
      "  quadrille count plusminus --n 1..20 --by pairs");
}

}  // namespace quadrille::cli
