#include <fmt/format.h>

#include <cmath>
#include <optional>
#include <utility>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/updown/minimax.hpp"
#include "quadrille/error.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::updown {

namespace {

// Processor seconds at 2.5 GHz or so with so many unused numbers, measured: a best play asks for a value at every turn,
// advice for every number's.
double seconds_of_line(int unused) { return std::ldexp(38, unused - 39); }
double seconds_of_advice(int unused) { return std::ldexp(18, unused - 36); }
constexpr int seconds_of_a_value_at_most = 6;
constexpr int long_value_from = 37;

void note_seconds(const run::Runner& runner, double seconds) {
  if (seconds > 1) runner.note(fmt::format("about {:.0f} s", seconds));
}

// The stop token ended the job. \param missing  which rows
template <class Row>
Result<Row> interrupted(Result<Row> result = {}, std::string missing = "all rows") {
  const char* const reached = result.rows.empty() ? "before anything was found" : "";
  run::set_end(result, RunStatus::interrupted, {std::move(missing), reached});
  return result;
}

}  // namespace

Result<Solution> solve(const SolveQuery& query, const Options& options) {
  const run::Runner runner(options);
  if (query.first_n < 1 || query.last_n < query.first_n || query.last_n > most_solved_numbers) {
    refuse(fmt::format("n {}..{}", query.first_n, query.last_n), "out of range",
           fmt::format("give numbers from 1 to {}, the lesser first", most_solved_numbers));
  }
  if (query.last_n >= long_value_from) {
    runner.note(fmt::format("up to {} s for each n from {} on", seconds_of_a_value_at_most, long_value_from));
  }
  const std::string first = query.first == Role::offense ? "offense" : "defense";
  Result<Solution> result;
  for (int n = query.first_n; n <= query.last_n; ++n) {
    const std::optional<int> score = enumerate::solve_updown({n, query.first, {}}, runner.engine_options());
    if (!score) return interrupted(std::move(result), fmt::format("n from {} on", n));
    result.rows.push_back({n, first, *score});
  }
  return result;
}

Result<LineTurn> solve(const LineQuery& query, const Options& options) {
  const run::Runner runner(options);
  note_seconds(runner, seconds_of_line(query.n - static_cast<int>(query.list.size())));
  const auto line = enumerate::best_play_updown({query.n, query.first, query.list}, runner.engine_options());
  if (!line) return interrupted<LineTurn>();
  Result<LineTurn> result;
  for (const int number : *line) {
    const int turn = static_cast<int>(result.rows.size()) + 1;
    result.rows.push_back({turn, turn % 2 == 1 ? 1 : 2, number});
  }
  return result;
}

Result<Advice> solve(const AdviceQuery& query, const Options& options) {
  const run::Runner runner(options);
  note_seconds(runner, seconds_of_advice(query.n - static_cast<int>(query.list.size())));
  auto advice = enumerate::advise_updown({query.n, query.first, query.list}, runner.engine_options());
  if (!advice) return interrupted<Advice>();
  Result<Advice> result;
  result.rows = std::move(*advice);
  return result;
}

}  // namespace quadrille::updown
