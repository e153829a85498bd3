// What the report shows of Plusses and Minuses: points, descents and pairs of all permutations, and best play.
#include "cli/plusminus/figures.hpp"

#include <string>
#include <type_traits>
#include <utility>

#include "cli/plusminus/titles.hpp"
#include "cli/report/charts.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::cli::plusminus_commands {

namespace {

using Scale = exports::Chart::Scale;

// The figure of a job, whose command in its normal form may say more than is needed to ask for it.
template <class Row, class Query>
JobFigure figure_of(exports::Figure figure, Findings<Row> findings, const std::string& command,
                    const std::string& rules, const Query& query, bool indexed, const std::string& usual_options = "") {
  Table header = table_for<Row>("quadrille " + command, rules);
  header.indexed = indexed;
  std::string asked = command;
  if (!usual_options.empty()) asked.erase(asked.find(usual_options), usual_options.size());
  return job_figure<Row>(std::move(figure), std::move(findings), std::move(asked), std::move(header),
                         [query](const Options& options) {
                           if constexpr (std::is_same_v<Query, plusminus::PredictionsQuery>) {
                             return solve(query, options);
                           } else {
                             return count(query, options);
                           }
                         });
}

constexpr const char* rules = "plusses and minuses";

JobFigure matches() {
  return figure_of<plusminus::MatchesCounts>(
      figure("plusminus-matches",
             "Player 1 predicts +-+-+-+, player 2 ++-++-+: how many permutations of 8 give both scores.",
             heat("matches_1", "matches_2", {"permutations"}, "permutations", Scale::linear)),
      {commonest_scores}, "count plusminus --predictions +-+-+-+,++-++-+", rules,
      plusminus::MatchesQuery{"+-+-+-+,++-++-+"}, false);
}

JobFigure descents() {
  return figure_of<plusminus::DescentsCounts>(
      figure("plusminus-descents",
             "Descents of a permutation of 20 and of its inverse: the joint distribution. Its symmetry is that of "
             "inversion; the scale of colours is logarithmic.",
             heat("descents", "inverse_descents", {"permutations"}, "permutations", Scale::log)),
      {commonest_descents}, "count plusminus --n 20 --by descents", rules, plusminus::DescentsQuery{20}, false);
}

JobFigure pairs() {
  return figure_of<plusminus::PairsCount>(
      figure("plusminus-pairs",
             "How many pairs of sign words some permutation of n has, it and its inverse. The scale is logarithmic.",
             series("n", {"pairs"}, "pairs", Scale::log)),
      {growth_of_pairs}, "count plusminus --n 1..16 --by pairs", rules, plusminus::PairsQuery{1, 16}, true);
}

JobFigure margins() {
  return figure_of<plusminus::MarginCounts>(
      figure("plusminus-margins",
             "Player 1's points less player 2's on the board of 8, when player 2 places first and both place best.",
             bars("margin", "pairs", "share of the pairs of predictions", Scale::share)),
      {results_of_best_play}, "solve plusminus --n 8 --places-first 2 --by predictions",
      "plusses and minuses, player 2 places first", plusminus::PredictionsQuery{8, 2}, true, " --places-first 2");
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
