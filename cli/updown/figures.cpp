// What the report shows of Up's & Down's: scores of all permutations, and of best play.
#include "cli/updown/figures.hpp"

#include <fmt/format.h>

#include "cli/report/charts.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::cli {

namespace {

using Scale = exports::Chart::Scale;

JobFigure scores() {
  constexpr int n = 20;
  JobFigure made = job_figure<updown::ScoreCounts>(
      figure("updown-scores", "Permutations of 20 numbers by score",
             "Of all 20! permutations, how many have each score.",
             bars("score", "permutations", "permutations", Scale::log)),
      fmt::format("count updown --n {}", n),
      table_for<updown::ScoreCounts>(fmt::format("quadrille count updown --n {} --by score", n),
                                     fmt::format("up's & down's, {} numbers", n)),
      [](const Options& options) { return count(updown::CountQuery{n}, options); });
  made.if_empty = "; no score is counted before all are, so nothing is written";
  return made;
}

JobFigure best_play(const char* first, updown::Role role, std::string title, std::string caption) {
  constexpr int least = 3;
  constexpr int most = 26;
  const std::string command = fmt::format("solve updown --n {}..{} --first {}", least, most, first);
  JobFigure made = job_figure<updown::Solution>(
      figure(fmt::format("updown-{}", first), std::move(title), std::move(caption),
             series("n", {"score"}, "score", Scale::linear)),
      command,
      table_for<updown::Solution>("quadrille " + command, fmt::format("up's & down's, {}..{} numbers", least, most)),
      [role](const Options& options) {
        return solve(updown::SolveQuery{least, most, role}, options);
      });
  made.if_empty = ", so nothing is written";
  return made;
}

FigureSection section() {
  return {{"updown",
           "Up's & Down's",
           "Two players write the numbers 1 to n in a row; the score is the length of the longest factor that the word "
           "of ups and downs has at two places.",
           {}},
          {scores(),
           best_play("offense", updown::Role::offense, "Best play when offense moves first",
                     "Offense writes so that the score is large, defense so that it is small."),
           best_play("defense", updown::Role::defense, "Best play when defense moves first",
                     "The same, with the other player first.")}};
}

}  // namespace

ReportPart updown_report_part() { return {{}, section}; }

}  // namespace quadrille::cli
