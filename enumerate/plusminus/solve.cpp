#include <fmt/format.h>

#include <variant>

#include "enumerate/plusminus/costs.hpp"
#include "enumerate/plusminus/margin.hpp"
#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "quadrille/error.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::plusminus {

namespace {

using enumerate::PlusminusSolution;

PlusminusSolution solved(const running::Runner& runner, int n, int places_first, bool line) {
  return runner.on_threads([&] { return enumerate::solve_plusminus(n, places_first, line, runner.engine_options()); });
}

template <class Row>
void set_end(Result<Row>& result, RunStatus status, const std::string& missing, const Options& options) {
  running::set_end(result, status, {.missing = missing, .remedy = running::plusminus_remedy()}, options);
}

std::string text_of(const enumerate::PlusminusTurn& turn) {
  if (const auto* append = std::get_if<enumerate::AppendedSign>(&turn.move)) return append->plus ? "+" : "-";
  const auto& square = std::get<enumerate::FilledSquare>(turn.move);
  return fmt::format("({},{})", square.column, square.row);
}

}  // namespace

Result<Solution> solve(const SolveQuery& query, const Options& options) {
  const running::Runner runner(options);
  if (query.first < 1 || query.last < query.first || query.last > most_solved_rows) {
    refuse(fmt::format("n {}..{}", query.first, query.last), "out of range",
           fmt::format("give numbers from 1 to {}, the lesser first", most_solved_rows));
  }
  Result<Solution> result;
  for (int n = query.first; n <= query.last && result.whole(); ++n) {
    const PlusminusSolution solution = solved(runner, n, query.places_first, false);
    set_end(result, solution.status, query.first == query.last ? "all rows" : fmt::format("all n from {}", n), options);
    if (result.whole()) result.rows.push_back({n, solution.margin});
  }
  return result;
}

Result<MarginCounts> solve(const PredictionsQuery& query, const Options& options) {
  const PlusminusSolution solution = solved(running::Runner(options), query.n, query.places_first, false);
  Result<MarginCounts> result;
  set_end(result, solution.status, "all rows", options);
  for (const auto& [margin, pairs] : solution.pairs) result.rows.push_back({margin, Natural(pairs)});
  return result;
}

Result<LineTurn> solve(const LineQuery& query, const Options& options) {
  const PlusminusSolution solution = solved(running::Runner(options), query.n, query.places_first, true);
  Result<LineTurn> result;
  set_end(result, solution.status, "all rows", options);
  for (const enumerate::PlusminusTurn& turn : solution.line) {
    result.rows.push_back({static_cast<int>(result.rows.size()) + 1, turn.player, text_of(turn), solution.margin});
  }
  return result;
}

}  // namespace quadrille::plusminus
