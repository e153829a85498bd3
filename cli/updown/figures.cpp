// What the report shows of Up's & Down's: scores of all permutations, and of best play.
#include "cli/updown/figures.hpp"

#include <fmt/format.h>

#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cli/report/charts.hpp"
#include "cli/updown/titles.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::cli::updown_commands {

namespace {

using Scale = exports::Chart::Scale;

JobFigure scores() {
  static constexpr int n = 20;
  JobFigure made = job_figure<updown::ScoreCounts>(
      figure("updown-scores", fmt::format("Of all {}! permutations, the share that has each score.", n),
             bars("score", "permutations", "share of the permutations", Scale::share)),
      {std::bind_front(commonest_score, n)}, fmt::format("count updown --n {}", n),
      table_for<updown::ScoreCounts>(fmt::format("quadrille count updown --n {} --by score", n),
                                     fmt::format("up's & down's, {} numbers", n)),
      [](const Options& options) { return count(updown::CountQuery{n}, options); });
  made.if_empty = "; no score is counted before all are, so nothing is written";
  return made;
}

constexpr int least = 3;
constexpr int most = 26;

std::string command_of(const std::string& first) {
  return fmt::format("solve updown --n {}..{} --first {}", least, most, first);
}

constexpr const char* values_id = "updown-values";

exports::Tile last_score(std::span<const updown::Solution> rows) {
  const updown::Solution& last = rows.back();
  return {fmt::format("score of best play in up's & down's, {} numbers, {} first", last.n, last.first),
          std::to_string(last.score), values_id};
}

// The scores of best play, whoever moves first: the rows of two jobs.
FigureTable solve_both(const Options& options) {
  const std::string rules = fmt::format("up's & down's, {}..{} numbers", least, most);
  FigureTable found{table_for<updown::Solution>("quadrille " + command_of("offense"), rules)};
  std::vector<updown::Solution> rows;
  for (const auto& [first, role] :
       {std::pair("offense", updown::Role::offense), std::pair("defense", updown::Role::defense)}) {
    const Result<updown::Solution> result = solve(updown::SolveQuery{least, most, role}, options);
    rows.insert(rows.end(), result.rows.begin(), result.rows.end());
    found.commands.push_back("quadrille " + command_of(first));
    found.end = JobEnd::of(result);
    if (found.end.status != RunStatus::complete) break;
  }
  add_findings<updown::Solution>(found, rows, {effect_of_first_move, last_score});
  return found;
}

JobFigure best_play() {
  JobFigure made{
      figure(values_id,
             with_further(
                 "The score under best play, for each number of numbers. Offense writes so that the score is large, "
                 "defense so that it is small.",
                 "solve updown --n 3..34 --first offense"),
             grouped(series("n", {"score"}, "score", Scale::linear), "first")),
      command_of("offense"), solve_both};
  made.if_empty = ", so nothing is written";
  return made;
}

FigureSection section() {
  return {{"updown",
           "Up's & Down's",
           "Counted over all permutations, and solved for both players, without a list of the games.",
           {}},
          {scores(), best_play()}};
}

}  // namespace

ReportPart updown_report_part() { return {{}, section}; }

}  // namespace quadrille::cli::updown_commands
