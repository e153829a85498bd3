// What the report shows of Up's & Down's: scores of all permutations, and of best play.
#include "cli/updown/figures.hpp"

#include <fmt/format.h>

#include "cli/report/charts.hpp"
#include "cli/updown/tables.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::cli {

namespace {

using Scale = exports::Chart::Scale;

JobFigure scores(int n) {
  return job_figure<updown::ScoreCounts>(figure("updown-scores", fmt::format("Permutations of {} numbers by score", n),
                                                fmt::format("Of all {}! permutations, how many have each score.", n),
                                                bars("score", "permutations", "permutations", Scale::log)),
                                         fmt::format("count updown --n {}", n),
                                         count_updown_table<updown::ScoreCounts>({n, n}, "score"),
                                         [n](const Options& options) { return count(updown::CountQuery{n}, options); });
}

JobFigure best_play(const char* first, updown::Role role, std::string title, std::string caption) {
  constexpr int least = 3;
  constexpr int most = 26;
  return job_figure<updown::Solution>(figure(fmt::format("updown-{}", first), std::move(title), std::move(caption),
                                             series("n", {"score"}, "score", Scale::linear)),
                                      fmt::format("solve updown --n {}..{} --first {}", least, most, first),
                                      solve_updown_table<updown::Solution>({least, most}, role),
                                      [role](const Options& options) {
                                        return solve(updown::SolveQuery{least, most, role}, options);
                                      });
}

FigureSection section() {
  return {{"updown",
           "Up's & Down's",
           "Two players write the numbers 1 to n in a row; the score is the length of the longest factor that the word "
           "of ups and downs has at two places.",
           {}},
          {scores(20),
           best_play("offense", updown::Role::offense, "Best play when offense moves first",
                     "Offense writes so that the score is large, defense so that it is small."),
           best_play("defense", updown::Role::defense, "Best play when defense moves first",
                     "The same, with the other player first.")}};
}

}  // namespace

ReportPart updown_report_part() { return {{}, section}; }

}  // namespace quadrille::cli
