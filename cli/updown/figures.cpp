// Makes the report's charts of Up's & Down's. They show the scores of all permutations, and the score under best play.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cli/report/charts.hpp"
#include "cli/report/findings.hpp"
#include "cli/updown/parts.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::cli::updown_commands {

std::string commonest_score(int n, std::span<const updown::ScoreCounts> rows) {
  const std::vector<Natural> permutations = numbers_of(rows, &updown::ScoreCounts::permutations);
  return fmt::format("Permutations of {} numbers score {} most often, {} of them", n,
                     texts_at(texts_of(rows, &updown::ScoreCounts::score), peaks_of(permutations), "or"),
                     share_of_peaks(permutations));
}

std::string effect_of_first_move(std::span<const updown::Solution> rows) {
  const auto half = static_cast<std::size_t>(std::ranges::count(rows, rows.front().first, &updown::Solution::first));
  std::size_t lengths = 0;
  std::size_t differ = 0;
  for (std::size_t i = 0; i < half && half + i < rows.size(); ++i) {
    ++lengths;
    if (rows[i].score != rows[half + i].score) ++differ;
  }
  const int one = rows[half - 1].score;
  const int other = rows.back().score;
  return fmt::format("With {} numbers best play scores {}; the side that moves first matters for {} of {} lengths",
                     rows.back().n,
                     one == other ? fmt::format("{} whichever side moves first", other)
                                  : fmt::format("{} or {}, depending on the side that moves first", one, other),
                     differ, lengths);
}

namespace {

using Scale = exports::Chart::Scale;

JobFigure scores() {
  static constexpr int n = 20;
  JobFigure made = figure_of<updown::ScoreCounts>(
      figure("updown-scores", fmt::format("Of all {}! permutations, the share that has each score.", n),
             bars("score", "permutations", "share of the permutations", Scale::share)),
      {std::bind_front(commonest_score, n)}, updown::CountRequest{.n = n});
  made.if_empty = "; no score is complete before all are, so nothing is written";
  return made;
}

constexpr int least = 3;
constexpr int most = 26;

updown::SolveRequest request_of(updown::Role first) { return {.n = {least, most}, .first = first}; }

constexpr const char* values_id = "updown-values";

exports::Tile last_score(std::span<const updown::Solution> rows) {
  const updown::Solution& last = rows.back();
  return {fmt::format("score of best play in up's & down's, {} numbers, {} first", last.n, last.first),
          std::to_string(last.score), values_id};
}

// The scores of best play for both starters: the rows of two jobs.
FigureTable solve_both(const Options& options) {
  FigureTable found{};
  for (const updown::Role first : {updown::Role::offense, updown::Role::defense}) {
    const Plan<updown::SolveRequest> planned = plan(request_of(first));
    Answer answer = run(planned, options);
    found.commands.push_back(planned.table.provenance.command);
    if (first == updown::Role::offense) {
      found.table = std::move(answer.table);
    } else {
      std::ranges::move(answer.table.rows, std::back_inserter(found.table.rows));
    }
    found.end = JobEnd(answer.ending);
    if (found.end.status != RunStatus::complete) break;
  }
  add_titles<updown::Solution>(found, rows_of(found.table, schema_of(RowType<updown::Solution>{})),
                               {effect_of_first_move, last_score});
  return found;
}

JobFigure best_play() {
  JobFigure made{figure(values_id,
                        with_further("The score under best play, for each length of the list. Offense wants a large "
                                     "score, defense a small one.",
                                     "solve updown --n 3..34 --first offense"),
                        grouped(series("n", {"score"}, "score", Scale::linear), "first")),
                 without_program(plan(request_of(updown::Role::offense)).table.provenance.command), solve_both};
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
