// What the report shows of Up's & Down's: scores of all permutations, and of best play.
#include "cli/updown/figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "cli/report/charts.hpp"
#include "cli/report/findings.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::cli {

namespace {

using Scale = exports::Chart::Scale;

JobFigure scores() {
  static constexpr int n = 20;
  const TitleOf title_of = [](const Table& table) {
    const std::vector<Natural> permutations = numbers_of(table, "permutations");
    return fmt::format("Permutations of {} numbers score {} most often, {} of them", n,
                       texts_at(texts_of(table, "score"), peaks_of(permutations), "or"), share_of_peaks(permutations));
  };
  JobFigure made = job_figure<updown::ScoreCounts>(
      figure("updown-scores", fmt::format("Of all {}! permutations, the share that has each score.", n),
             bars("score", "permutations", "share of the permutations", Scale::share)),
      title_of, fmt::format("count updown --n {}", n),
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

// The scores of best play, whoever moves first: the rows of two jobs.
FigureTable solve_both(const Options& options) {
  const std::string rules = fmt::format("up's & down's, {}..{} numbers", least, most);
  FigureTable found{table_for<updown::Solution>("quadrille " + command_of("offense"), rules)};
  for (const auto& [first, role] :
       {std::pair("offense", updown::Role::offense), std::pair("defense", updown::Role::defense)}) {
    const Result<updown::Solution> result = solve(updown::SolveQuery{least, most, role}, options);
    append_rows(found.table, result.rows);
    found.commands.push_back("quadrille " + command_of(first));
    found.end = JobEnd::of(result);
    if (found.end.status != RunStatus::complete) break;
  }
  return found;
}

// "The first move changes the score for 7 of 24 lengths, not for 26 numbers: 7".
std::string first_move_finding(const Table& table) {
  const std::vector<std::string> firsts = texts_of(table, "first");
  const std::vector<std::string> numbers = texts_of(table, "n");
  const std::vector<std::string> scores = texts_of(table, "score");
  const auto half = static_cast<std::size_t>(std::count(firsts.begin(), firsts.end(), firsts.front()));
  std::size_t lengths = 0;
  std::size_t differ = 0;
  for (std::size_t i = 0; i < half && half + i < scores.size(); ++i) {
    ++lengths;
    if (scores[i] != scores[half + i]) ++differ;
  }
  const bool same = scores[half - 1] == scores.back();
  return fmt::format("With {} numbers best play scores {}; who moves first matters for {} of {} lengths",
                     numbers.back(),
                     same ? scores.back() + " whoever moves first"
                          : fmt::format("{} or {}, by who moves first", scores[half - 1], scores.back()),
                     differ, lengths);
}

JobFigure best_play() {
  JobFigure made{
      figure("updown-values",
             with_further(
                 "The score under best play, for each number of numbers. Offense writes so that the score is large, "
                 "defense so that it is small.",
                 "solve updown --n 3..34 --first offense"),
             grouped(series("n", {"score"}, "score", Scale::linear), "first")),
      first_move_finding, command_of("offense"), solve_both};
  made.if_empty = ", so nothing is written";
  return made;
}

std::vector<exports::Tile> tiles_of(const std::vector<exports::Figure>& figures) {
  std::vector<exports::Tile> tiles;
  for (const exports::Figure& figure : figures) {
    if (figure.id != "updown-values") continue;
    tiles.push_back({fmt::format("score of best play in up's & down's, {} numbers, {} first",
                                 texts_of(figure.table, "n").back(), texts_of(figure.table, "first").back()),
                     texts_of(figure.table, "score").back(), figure.id});
  }
  return tiles;
}

FigureSection section() {
  return {{"updown",
           "Up's & Down's",
           "Counted over all permutations, and solved for both players, without a list of the games.",
           {}},
          {scores(), best_play()},
          tiles_of};
}

}  // namespace

ReportPart updown_report_part() { return {{}, section}; }

}  // namespace quadrille::cli
