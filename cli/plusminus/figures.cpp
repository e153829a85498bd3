// Makes the report's charts of Plusses & Minuses. They show the points, descents and truth lists (rises and falls) of
// all permutations, and the results of best play.
#include <fmt/format.h>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/plusminus/parts.hpp"
#include "cli/report/charts.hpp"
#include "cli/report/findings.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::cli::plusminus_commands {

namespace {

// Two members of each row, with a word between: "3 to 4".
template <class Row>
std::vector<std::string> pairs_of(std::span<const Row> rows, int Row::*x, std::string_view word, int Row::*y) {
  std::vector<std::string> pairs;
  for (const Row& row : rows) pairs.push_back(fmt::format("{} {} {}", row.*x, word, row.*y));
  return pairs;
}

// The numbers of pairs of predictions with which player 1 wins, with which it loses, and with which the game is tied.
struct Results {
  Natural won = 0;
  Natural lost = 0;
  Natural tied = 0;
};

Results results_of(std::span<const plusminus::MarginCounts> rows) {
  Results results;
  for (const plusminus::MarginCounts& row : rows) {
    (row.margin == 0 ? results.tied : row.margin < 0 ? results.lost : results.won) += row.pairs;
  }
  return results;
}

}  // namespace

std::string commonest_scores(std::span<const plusminus::MatchesCounts> rows) {
  using Row = plusminus::MatchesCounts;
  const std::vector<Natural> permutations = numbers_of(rows, &Row::permutations);
  const std::vector<std::size_t> peaks = peaks_of(permutations);
  return fmt::format("{} points {}, {}of {} of the permutations",
                     texts_at(pairs_of(rows, &Row::matches_1, "to", &Row::matches_2), peaks, "and"),
                     peaks.size() > 1 ? "are the commonest scores" : "is the commonest score",
                     peaks.size() > 1 ? "each " : "", percentage(permutations[peaks.front()], sum_of(permutations)));
}

std::string commonest_descents(std::span<const plusminus::DescentsCounts> rows) {
  using Row = plusminus::DescentsCounts;
  const std::vector<Natural> permutations = numbers_of(rows, &Row::permutations);
  const std::vector<std::size_t> peaks = peaks_of(permutations);
  std::vector<std::string> pairs = pairs_of(rows, &Row::descents, "with", &Row::inverse_descents);
  const Row& first = rows[peaks.front()];
  pairs[peaks.front()] = fmt::format("{} descents with {} of the inverse", first.descents, first.inverse_descents);
  return fmt::format("{} are the commonest: {} of the permutations", texts_at(pairs, peaks, "and"),
                     share_of_peaks(permutations));
}

std::string growth_of_pairs(std::span<const plusminus::PairsCount> rows) {
  const plusminus::PairsCount& last = rows.back();
  const plusminus::PairsCount& before = rows[rows.size() - 2];
  return fmt::format("{} pairs of truth lists occur for n = {}, {} times as many as for {}", about(last.pairs), last.n,
                     ratio(last.pairs, before.pairs), before.n);
}

std::string results_of_best_play(std::span<const plusminus::MarginCounts> rows) {
  const Results results = results_of(rows);
  const Natural all = results.won + results.lost + results.tied;
  const auto share = [&](const Natural& part) { return part == 0 ? std::string("none") : percentage(part, all); };
  return fmt::format("Of all pairs of predictions player 1 wins {}, player 2 wins {}, and {} are ties",
                     share(results.won), share(results.lost), share(results.tied));
}

namespace {

using Scale = exports::Chart::Scale;

JobFigure matches() {
  return figure_of<plusminus::MatchesCounts>(
      figure("plusminus-matches",
             "Player 1 predicts +-+-+-+, player 2 ++-++-+: the number of permutations of 8 that give both scores.",
             heat("matches_1", "matches_2", {"permutations"}, "permutations", Scale::linear)),
      {commonest_scores}, plusminus::CountRequest{.predictions = "+-+-+-+,++-++-+"});
}

JobFigure descents() {
  return figure_of<plusminus::DescentsCounts>(
      figure("plusminus-descents",
             "Descents of a permutation of 20 and of its inverse: the joint distribution. Its symmetry is that of "
             "inversion; the scale of colours is logarithmic.",
             heat("descents", "inverse_descents", {"permutations"}, "permutations", Scale::log)),
      {commonest_descents}, plusminus::CountRequest{.n = 20, .by = plusminus::By::descents});
}

JobFigure pairs() {
  return figure_of<plusminus::PairsCount>(figure("plusminus-pairs",
                                                 "The number of pairs of sign words that some permutation of n and its "
                                                 "inverse have. The scale is logarithmic.",
                                                 series("n", {"pairs"}, "pairs", Scale::log)),
                                          {growth_of_pairs}, plusminus::CountRequest{.n = {1, 16}});
}

JobFigure margins() {
  JobFigure made = figure_of<plusminus::MarginCounts>(
      figure("plusminus-margins",
             "Player 1's points minus player 2's on the board of 8, when player 2 places first and both place best.",
             bars("margin", "pairs", "share of the pairs of predictions", Scale::share)),
      {results_of_best_play}, plusminus::SolveRequest{.n = 8, .by = plusminus::SolvedBy::predictions});
  made.command = "solve plusminus --n 8 --by predictions";  // shorter than the normal form
  return made;
}

FigureSection section() {
  return {{"plusminus",
           "Plusses and Minuses",
           "Counted over all permutations and all predictions; the solver places for both players.",
           {}},
          {matches(), descents(), pairs(), margins()}};
}

}  // namespace

ReportPart plusminus_report_part() { return {{}, section}; }

}  // namespace quadrille::cli::plusminus_commands
