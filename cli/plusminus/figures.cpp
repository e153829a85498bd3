// What the report shows of Plusses and Minuses: points, descents and pairs of all permutations, and best play.
#include "cli/plusminus/figures.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "cli/report/charts.hpp"
#include "cli/report/findings.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::cli {

namespace {

using Scale = exports::Chart::Scale;

// The figure of a job, whose command in its normal form may say more than is needed to ask for it.
template <class Row, class Query>
JobFigure figure_of(exports::Figure figure, TitleOf title_of, const std::string& command, const std::string& rules,
                    const Query& query, bool indexed, const std::string& usual_options = "") {
  Table header = table_for<Row>("quadrille " + command, rules);
  header.indexed = indexed;
  std::string asked = command;
  if (!usual_options.empty()) asked.erase(asked.find(usual_options), usual_options.size());
  return job_figure<Row>(std::move(figure), std::move(title_of), std::move(asked), std::move(header),
                         [query](const Options& options) {
                           if constexpr (std::is_same_v<Query, plusminus::PredictionsQuery>) {
                             return solve(query, options);
                           } else {
                             return count(query, options);
                           }
                         });
}

constexpr const char* rules = "plusses and minuses";

// Two columns of each row, with a word between: "3 to 4".
std::vector<std::string> pairs_of(const Table& table, const std::string& x, std::string_view word,
                                  const std::string& y) {
  std::vector<std::string> pairs = texts_of(table, x);
  const std::vector<std::string> second = texts_of(table, y);
  for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i] += fmt::format(" {} {}", word, second[i]);
  return pairs;
}

// "3 to 4 and 4 to 3 points are the commonest scores, each of 6.2% of the permutations".
std::string commonest_scores(const Table& table) {
  const std::vector<Natural> permutations = numbers_of(table, "permutations");
  const std::vector<std::size_t> peaks = peaks_of(permutations);
  return fmt::format("{} points {}, {}of {} of the permutations",
                     texts_at(pairs_of(table, "matches_1", "to", "matches_2"), peaks, "and"),
                     peaks.size() > 1 ? "are the commonest scores" : "is the commonest score",
                     peaks.size() > 1 ? "each " : "", percentage(permutations[peaks.front()], sum_of(permutations)));
}

// "9 descents with 9 of the inverse and 10 with 10 are the commonest: each 8.3% of the permutations".
std::string commonest_descents(const Table& table) {
  const std::vector<Natural> permutations = numbers_of(table, "permutations");
  const std::vector<std::size_t> peaks = peaks_of(permutations);
  std::vector<std::string> pairs = pairs_of(table, "descents", "with", "inverse_descents");
  pairs[peaks.front()] = fmt::format("{} descents with {} of the inverse", texts_of(table, "descents")[peaks.front()],
                                     texts_of(table, "inverse_descents")[peaks.front()]);
  return fmt::format("{} are the commonest: {} of the permutations", texts_at(pairs, peaks, "and"),
                     share_of_peaks(permutations));
}

JobFigure matches() {
  return figure_of<plusminus::MatchesCounts>(
      figure("plusminus-matches",
             "Player 1 predicts +-+-+-+, player 2 ++-++-+: how many permutations of 8 give both scores.",
             heat("matches_1", "matches_2", {"permutations"}, "permutations", Scale::linear)),
      commonest_scores, "count plusminus --predictions +-+-+-+,++-++-+", rules,
      plusminus::MatchesQuery{"+-+-+-+,++-++-+"}, false);
}

JobFigure descents() {
  return figure_of<plusminus::DescentsCounts>(
      figure("plusminus-descents",
             "Descents of a permutation of 20 and of its inverse: the joint distribution. Its symmetry is that of "
             "inversion; the scale of colours is logarithmic.",
             heat("descents", "inverse_descents", {"permutations"}, "permutations", Scale::log)),
      commonest_descents, "count plusminus --n 20 --by descents", rules, plusminus::DescentsQuery{20}, false);
}

JobFigure pairs() {
  const TitleOf title_of = [](const Table& table) {
    const std::vector<std::string> n = texts_of(table, "n");
    const std::vector<Natural> occurring = numbers_of(table, "pairs");
    const std::size_t last = occurring.size() - 1;
    return fmt::format("{} pairs of truth lists occur for n = {}, {} times as many as for {}", about(occurring[last]),
                       n[last], ratio(occurring[last], occurring[last - 1]), n[last - 1]);
  };
  return figure_of<plusminus::PairsCount>(
      figure("plusminus-pairs",
             "How many pairs of sign words some permutation of n has, it and its inverse. The scale is logarithmic.",
             series("n", {"pairs"}, "pairs", Scale::log)),
      title_of, "count plusminus --n 1..16 --by pairs", rules, plusminus::PairsQuery{1, 16}, true);
}

// The pairs of predictions that player 1 wins, loses and draws.
struct Results {
  Natural won = 0;
  Natural lost = 0;
  Natural drawn = 0;
};

Results results_of(const Table& table) {
  Results results;
  const std::vector<std::string> margins = texts_of(table, "margin");
  const std::vector<Natural> pairs = numbers_of(table, "pairs");
  for (std::size_t i = 0; i < margins.size(); ++i) {
    (margins[i] == "0" ? results.drawn : margins[i].front() == '-' ? results.lost : results.won) += pairs[i];
  }
  return results;
}

JobFigure margins() {
  const TitleOf title_of = [](const Table& table) {
    const Results results = results_of(table);
    const Natural all = results.won + results.lost + results.drawn;
    const auto share = [&](const Natural& part) { return part == 0 ? std::string("none") : percentage(part, all); };
    return fmt::format("Of all pairs of predictions player 1 wins {}, player 2 {}; drawn are {}", share(results.won),
                       share(results.lost), share(results.drawn));
  };
  return figure_of<plusminus::MarginCounts>(
      figure("plusminus-margins",
             "Player 1's points less player 2's on the board of 8, when player 2 places first and both place best.",
             bars("margin", "pairs", "share of the pairs of predictions", Scale::share)),
      title_of, "solve plusminus --n 8 --places-first 2 --by predictions", "plusses and minuses, player 2 places first",
      plusminus::PredictionsQuery{8, 2}, true, " --places-first 2");
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

}  // namespace quadrille::cli
