// What the report shows of Up's & Down's: scores of all permutations, and of best play.
#include "cli/updown/figures.hpp"

#include <fmt/format.h>

#include "cli/output/counted.hpp"
#include "cli/output/tables.hpp"
#include "cli/report/charts.hpp"
#include "enumerate/updown/counts.hpp"
#include "enumerate/updown/solve.hpp"
#include "jobs/runner.hpp"

namespace quadrille::cli {

namespace {

using Scale = exports::Chart::Scale;

// The rows of `count updown`.
FigureTable count_scores(int n, const Options& options) {
  const jobs::Runner runner(options);
  Table table = new_table("count_updown_score");
  table.provenance.command = fmt::format("quadrille count updown --n {} --by score", n);
  table.provenance.rules = fmt::format("up's & down's, {} numbers", n);
  engines::RunOptions run;
  run.stop = options.stop;
  const engines::Counts counts = runner.on_threads([&] { return enumerate::count_updown(n, run); });
  append_rows(table, counts);
  return {std::move(table), {counts.status, {}, fmt::format("all n from {}", n), {}}};
}

// The rows of `solve updown`.
FigureTable solve(int least, int most, updown::Role first, const char* first_text, const Options& options) {
  Table table = new_table("solve_updown");
  table.provenance.command = fmt::format("quadrille solve updown --n {}..{} --first {}", least, most, first_text);
  table.provenance.rules = fmt::format("up's & down's, {}..{} numbers", least, most);
  engines::RunOptions run;
  run.stop = options.stop;
  for (int n = least; n <= most; ++n) {
    const auto score = enumerate::solve_updown({n, first, {}}, run);
    if (!score) return {std::move(table), {RunStatus::interrupted, {}, fmt::format("n from {} on", n), {}}};
    table.rows.push_back({Natural(n), std::string(first_text), Natural(*score)});
  }
  return {std::move(table)};
}

JobFigure best_play(const char* first, updown::Role role, std::string title, std::string caption) {
  constexpr int least = 3;
  constexpr int most = 26;
  return {figure(fmt::format("updown-{}", first), std::move(title), std::move(caption),
                 series("n", {"score"}, "score", Scale::linear)),
          fmt::format("solve updown --n {}..{} --first {}", least, most, first),
          [=](const Options& options) { return solve(least, most, role, first, options); }};
}

FigureSection section() {
  constexpr int n = 20;
  return {{"updown",
           "Up's & Down's",
           "Two players write the numbers 1 to n in a row; the score is the length of the longest factor that the word "
           "of ups and downs has at two places.",
           {}},
          {{figure("updown-scores", "Permutations of 20 numbers by score",
                   "Of all 20! permutations, how many have each score.",
                   bars("score", "permutations", "permutations", Scale::log)),
            fmt::format("count updown --n {}", n), [](const Options& options) { return count_scores(n, options); }},
           best_play("offense", updown::Role::offense, "Best play when offense moves first",
                     "Offense writes so that the score is large, defense so that it is small."),
           best_play("defense", updown::Role::defense, "Best play when defense moves first",
                     "The same, with the other player first.")}};
}

}  // namespace

ReportPart updown_report_part() { return {{}, section}; }

}  // namespace quadrille::cli
