// What the report shows of Plusses and Minuses: points, descents and pairs of all permutations, and best play.
#include "cli/plusminus/figures.hpp"

#include <string>
#include <type_traits>
#include <utility>

#include "cli/report/charts.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::cli {

namespace {

using Scale = exports::Chart::Scale;

// The figure of a job, whose command in its normal form may say more than is needed to ask for it.
template <class Row, class Query>
JobFigure figure_of(exports::Figure figure, const std::string& command, const std::string& rules, const Query& query,
                    bool indexed, const std::string& usual_options = "") {
  Table header = table_for<Row>("quadrille " + command, rules);
  header.indexed = indexed;
  std::string asked = command;
  if (!usual_options.empty()) asked.erase(asked.find(usual_options), usual_options.size());
  return job_figure<Row>(std::move(figure), std::move(asked), std::move(header), [query](const Options& options) {
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
      figure("plusminus-matches", "Points of both players over all permutations of 8",
             "Player 1 predicts +-+-+-+, player 2 ++-++-+: how many permutations give both scores.",
             heat("matches_1", "matches_2", {"permutations"}, "permutations", Scale::log)),
      "count plusminus --predictions +-+-+-+,++-++-+", rules, plusminus::MatchesQuery{"+-+-+-+,++-++-+"}, false);
}

JobFigure descents() {
  return figure_of<plusminus::DescentsCounts>(
      figure("plusminus-descents", "Descents of a permutation of 20 and of its inverse",
             "The joint distribution; its symmetry is that of inversion.",
             heat("descents", "inverse_descents", {"permutations"}, "permutations", Scale::log)),
      "count plusminus --n 20 --by descents", rules, plusminus::DescentsQuery{20}, false);
}

JobFigure pairs() {
  return figure_of<plusminus::PairsCount>(
      figure("plusminus-pairs", "Pairs of truth lists that occur",
             "How many pairs of sign words some permutation of n has, it and its inverse.",
             series("n", {"pairs"}, "pairs", Scale::log)),
      "count plusminus --n 1..16 --by pairs", rules, plusminus::PairsQuery{1, 16}, true);
}

JobFigure margins() {
  return figure_of<plusminus::MarginCounts>(
      figure("plusminus-margins", "Margins of all predictions on the board of 8",
             "Player 1's points less player 2's when both place best, over all pairs of predictions.",
             bars("margin", "pairs", "pairs of predictions", Scale::linear)),
      "solve plusminus --n 8 --places-first 2 --by predictions", "plusses and minuses, player 2 places first",
      plusminus::PredictionsQuery{8, 2}, true, " --places-first 2");
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
