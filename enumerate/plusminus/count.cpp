#include <fmt/format.h>

#include <array>

#include "enumerate/plusminus/costs.hpp"
#include "enumerate/plusminus/counts.hpp"
#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::plusminus {

namespace {

// Told before runs of more than a moment.
template <std::size_t Size>
void note_cost(const running::Runner& runner, const std::array<running::BoardCost, Size>& costs, int n,
               int short_until) {
  if (n <= short_until) return;
  for (const running::BoardCost& cost : costs) {
    if (n > cost.n) continue;
    runner.note(fmt::format("n = {} takes at most about {} on two processors", n, cost.cost));
    return;
  }
}

}  // namespace

Result<MatchesCounts> count(const MatchesQuery& query, const Options& options) {
  const running::Runner runner(options);
  const Predictions predictions = parse_predictions(query.predictions);
  const int n = predictions[0].length + 1;
  note_cost(runner, running::matches_costs, n, 45);
  Result<MatchesCounts> result =
      runner.on_threads([&] { return enumerate::count_matches(predictions, runner.engine_options()); });
  const std::size_t mebibytes = (enumerate::matches_memory(n) >> 20U) + 1;
  running::set_end(result, result.status,
                   {.missing = "all rows",
                    .remedy = fmt::format("lists of {} signs take about {} MiB; give more, or shorter lists", n - 1,
                                          mebibytes + mebibytes / 8)});
  return result;
}

Result<DescentsCounts> count(const DescentsQuery& query, const Options& options) {
  const running::Runner runner(options);
  note_cost(runner, running::descents_costs, query.n, 250);
  Result<DescentsCounts> result =
      runner.on_threads([&] { return enumerate::count_descents(query.n, runner.engine_options()); });
  running::set_end(result, result.status, {.missing = "all rows", .remedy = running::plusminus_remedy()},
                   options);
  return result;
}

Result<PairsCount> count(const PairsQuery& query, const Options& options) {
  const running::Runner runner(options);
  note_cost(runner, running::pairs_costs, query.last, 20);
  Result<PairsCount> result =
      runner.on_threads([&] { return enumerate::count_pairs(query.first, query.last, runner.engine_options()); });
  const int next = query.first + static_cast<int>(result.rows.size());
  running::set_end(result, result.status,
                   {.missing = fmt::format("all n from {}", next), .remedy = running::plusminus_remedy()},
                   options);
  return result;
}

}  // namespace quadrille::plusminus
