// The jobs that count Tennis and Footsteps.
#include <fmt/format.h>

#include <cmath>
#include <utility>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/tennis/counts.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::tennis {

namespace {

// The seconds that one processor of 2.5 GHz or so takes, fitted to games of Tennis with 500 and 1000 points on courts
// of 2 and 20 fields. Footsteps takes half of it.
double seconds_of_work(const CountQuery& query) {
  return 86 * std::pow(query.points / 1000.0, 5) * std::pow(query.rules.fields / 2.0, 1.25);
}

template <class Row>
Result<Row> result_of(enumerate::TurnCounts<Row> counts) {
  Result<Row> result;
  result.rows = std::move(counts.rows);
  running::set_end(
      result, counts.status,
      {.missing = result.rows.empty() ? "all rows" : fmt::format("all turns after {}", result.rows.back().turns),
       .remedy = "give more, or ask for fewer points"});
  return result;
}

}  // namespace

Result<GameCounts> count(const CountQuery& query, const Options& options) {
  enumerate::require_countable(query);
  const running::Runner runner(options);
  runner.note_cost(seconds_of_work(query));
  return result_of(runner.on_threads([&] { return enumerate::count_tennis_games(query, runner.engine_options()); }));
}

Result<PositionCounts> count(const CountPositionsQuery& query, const Options& options) {
  const running::Runner runner(options);
  return result_of(runner.on_threads([&] {
    return enumerate::count_tennis_positions({query.points, query.rules}, runner.engine_options());
  }));
}

}  // namespace quadrille::tennis
