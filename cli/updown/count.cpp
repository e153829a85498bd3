// `quadrille count updown`: the permutations of Up's & Down's, by score or by signature. A family of n has a table by
// score with the column n before the others; a run that ends early keeps the n that it finished.
#include <fmt/format.h>

#include <cmath>
#include <memory>
#include <stop_token>

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
#include "enumerate/updown/counts.hpp"
#include "quadrille/error.hpp"
namespace quadrille::cli {

namespace {

struct Arguments {
  std::string n;
  std::string by = "score";
};

enum class By { score, signature };

ChoiceOption<By> by_option() {
  return {"--by",
          "what each row is about",
          {{"score", By::score, "the longest factor that occurs twice, the default"},
           {"signature", By::signature, "the U/D word"}}};
}

// Measured at n = 32, and twice as long with each number more: the processor's seconds, of one of 2.5 GHz or so.
double seconds_of_work(int n) { return std::ldexp(5.8, n - 32); }

Family parse_n(const Arguments& arguments, By by) {
  const int most = by == By::score ? enumerate::most_updown_numbers : enumerate::most_signature_numbers;
  const std::string remark = by == By::score ? fmt::format("the largest, {}, takes about {:.0f} s on two threads", most,
                                                           seconds_of_work(most) / 2)
                                             : fmt::format("{} has {} rows already and takes a second", most,
                                                           std::uint64_t{1} << static_cast<unsigned>(most - 1));
  const Family family = parse_family("--n", arguments.n, 1, most, "; " + remark);
  if (by == By::signature && !family.single()) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("--n '{}': a table of signatures is of one n; run each of {} on its own", arguments.n,
                            to_string(family)));
  }
  return family;
}

Table header(const Arguments& arguments, By by, const Family& family) {
  Table table = new_table(!family.single() ? "count_updown_scores" : "count_updown_" + arguments.by);
  table.indexed = by == By::score && family.single();
  table.provenance.command = fmt::format("quadrille count updown --n {} --by {}", to_string(family), arguments.by);
  table.provenance.rules = fmt::format("up's & down's, {} number{}", to_string(family), family.last == 1 ? "" : "s");
  return table;
}

// `UDU`; the order of the words as texts is that of these numbers' binary digits, but with U before D.
std::string signature(std::uint64_t index, int letters) {
  std::string text;
  for (int i = letters - 1; i >= 0; --i) text += (index >> static_cast<unsigned>(i) & 1U) == 0 ? 'U' : 'D';
  return text;
}

Exit count_signatures(int n, const Session& session, Table table, const TableOutput& output) {
  session.bound_memory();
  {
    const ProgressLine progress(session.quiet(), "counting signatures");
    const std::vector<std::uint64_t> counts = enumerate::signature_counts(n);
    for (std::uint64_t i = 0; i < counts.size(); ++i) {
      table.rows.push_back({signature(i, n - 1), Natural(counts[i])});
    }
  }
  output.write(table);
  session.note_time();
  return Exit::done;
}

// The counts of one n; not complete if the run was interrupted.
engines::Counts scores_of(int n, const Session& session, const std::stop_token& stop, ProgressLine& progress) {
  engines::RunOptions options;
  options.stop = stop;
  options.observer = [&](const engines::Progress& at) {
    progress.show(
        [&] { return fmt::format("n = {}: {}% of {} beginnings of words", n, at.done * 100 / at.total, at.total); });
  };
  return session.on_threads([&] { return enumerate::count_updown(n, options); });
}

Exit count_scores(const Family& family, const Session& session, Table table, const TableOutput& output) {
  double work = 0;
  for (int n = family.first; n <= family.last; ++n) work += seconds_of_work(n);
  session.note_cost(work);
  {
    const Interrupt::Listener listener(session.interrupt());
    ProgressLine progress(session.quiet(), "counting");
    for (int n = family.first; n <= family.last && table.missing.empty(); ++n) {
      const engines::Counts counts = scores_of(n, session, listener.token(), progress);
      if (counts.status != engines::RunStatus::complete) table.missing = fmt::format("all n from {}", n);
      for (const auto& row : counts.rows) {
        table.rows.push_back({*row[0], *row[1]});
        if (!family.single()) table.rows.back().insert(table.rows.back().begin(), Natural(n));
      }
    }
  }
  if (!table.missing.empty() && table.rows.empty()) {
    print_error("interrupted; no score is counted before all are, so nothing is written");
    return Exit::interrupted;
  }
  output.write(table);
  if (!table.missing.empty()) {
    print_error(fmt::format("interrupted; missing: {}", table.missing));
    return Exit::interrupted;
  }
  session.note_time_and_threads();
  return Exit::done;
}

Exit count(const Arguments& arguments, const Session& session) {
  const By by = by_option().parse(arguments.by);
  const Family family = parse_n(arguments, by);
  Table table = header(arguments, by, family);
  const TableOutput output(session, table);
  return by == By::score ? count_scores(family, session, std::move(table), output)
                         : count_signatures(family.first, session, std::move(table), output);
}

}  // namespace

void add_count_updown(Command& parent) {
  const auto arguments = std::make_shared<Arguments>();
  Command& command = parent.add_command("updown", "count the permutations of Up's & Down's",
                                        [arguments](const Session& session) { return count(*arguments, session); });
  command.add_option("--n", arguments->n, "how many numbers are written; A..B for several, by score")
      .type_name("N")
      .required();
  by_option().add(command, arguments->by);
  command.footer(
      "examples:\n"
      "  quadrille count updown --n 20 --format csv\n"
      "  quadrille count updown --n 2..30\n"
      "  quadrille count updown --n 5 --by signature");
}

}  // namespace quadrille::cli
