// What the report shows of Plusses and Minuses: points, descents and pairs of all permutations, and best play.
#include "cli/plusminus/figures.hpp"

#include <fmt/format.h>

#include "cli/plusminus/tables.hpp"
#include "cli/report/charts.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::cli {

namespace {

using Scale = exports::Chart::Scale;

// A figure of a count. \param request  the options of `count plusminus`
template <class Row, class Query>
JobFigure count_figure(exports::Figure figure, const std::string& request, Query query) {
  return job_figure<Row>(std::move(figure), "count plusminus " + request, count_plusminus_table<Row>(request),
                         [query = std::move(query)](const Options& options) { return count(query, options); });
}

JobFigure matches() {
  const std::string predictions = "+-+-+-+,++-++-+";
  return count_figure<plusminus::MatchesCounts>(
      figure("plusminus-matches", "Points of both players over all permutations of 8",
             "Player 1 predicts +-+-+-+, player 2 ++-++-+: how many permutations give both scores.",
             heat("matches_1", "matches_2", {"permutations"}, "permutations", Scale::log)),
      "--predictions " + predictions, plusminus::MatchesQuery{predictions});
}

JobFigure descents() {
  return count_figure<plusminus::DescentsCounts>(
      figure("plusminus-descents", "Descents of a permutation of 20 and of its inverse",
             "The joint distribution; its symmetry is that of inversion.",
             heat("descents", "inverse_descents", {"permutations"}, "permutations", Scale::log)),
      "--n 20 --by descents", plusminus::DescentsQuery{20});
}

JobFigure pairs() {
  return count_figure<plusminus::PairsCount>(
      figure("plusminus-pairs", "Pairs of truth lists that occur",
             "How many pairs of sign words some permutation of n has, it and its inverse.",
             series("n", {"pairs"}, "pairs", Scale::log)),
      "--n 1..16 --by pairs", plusminus::PairsQuery{1, 16});
}

JobFigure margins() {
  constexpr int n = 8;
  constexpr int places_first = 2;
  return job_figure<plusminus::MarginCounts>(
      figure("plusminus-margins", "Margins of all predictions on the board of 8",
             "Player 1's points less player 2's when both place best, over all pairs of predictions.",
             bars("margin", "pairs", "pairs of predictions", Scale::linear)),
      fmt::format("solve plusminus --n {} --by predictions", n),
      solve_plusminus_table<plusminus::MarginCounts>({n, n}, places_first, " --by predictions"),
      [](const Options& options) {
        return solve_for_table(plusminus::PredictionsQuery{n, places_first}, options);
      });
}

FigureSection section() {
  return {{"plusminus",
           "Plusses and Minuses",
           "Both players predict a word of signs; then a permutation is placed, and each scores where the own word "
           "agrees with the rises and falls of the permutation or of its inverse.",
           {}},
          {matches(), descents(), pairs(), margins()}};
}

}  // namespace

ReportPart plusminus_report_part() { return {{}, section}; }

}  // namespace quadrille::cli
