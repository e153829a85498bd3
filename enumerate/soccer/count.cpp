// Counts of Paper Soccer by the engine that the plan names.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/saved_work.hpp"
#include "enumerate/soccer/on_ranks.hpp"
#include "enumerate/soccer/plan.hpp"
#include "enumerate/soccer/residues/counts.hpp"
#include "quadrille/detail/ranks.hpp"
#include "quadrille/error.hpp"

namespace quadrille::soccer {

namespace {

// Where a count stopped, what it lacks therefore, and what to do about it.
// \param unfilled       the columns that its engine leaves empty
// \param fits_unsaved  whether the same is expected to fit without a checkpoint
template <class Row>
run::EarlyEnd early_end(const enumerate::Counted<Row>& counted, const std::vector<std::string>& unfilled,
                        bool fits_unsaved = false) {
  const bool by_plies = counted.reached.empty();
  const char* const remedy = counted.status == RunStatus::overflow ? "give fewer --plies"
                             : by_plies                            ? "give more, or fewer --plies"
                             : fits_unsaved ? "give more, or leave --checkpoint out: modulo several primes it fits"
                                            : "give more";
  if constexpr (std::same_as<Row, WinnerCounts>) {
    // Known from the last ply to the first.
    return {counted.rows.empty() ? "all plies" : fmt::format("all plies before {}", counted.rows.front().ply),
            counted.reached, "give more, or a smaller pitch"};
  }
  run::EarlyEnd end = run::end_after_ply(counted.last_finished_grade, remedy);
  if (!by_plies) end.reached = counted.reached;
  // Rows whose run ended beyond plies have the columns that trails knew by then.
  if (by_plies || counted.rows.empty()) return end;
  std::vector<std::string> lacking = empty_columns(counted.rows.front());
  std::erase_if(lacking, [&](const std::string& name) { return std::ranges::count(unfilled, name) != 0; });
  end.missing = fmt::format("{}", fmt::join(lacking, ", "));
  return end;
}

void require_no_primes(Engine engine, const Options& options) {
  if (options.primes == 0 || engine == Engine::frontier || engine == Engine::trails) return;
  throw Error(
      ErrorKind::unusable_input,
      fmt::format("--primes: --engine {} counts exactly; leave it out, or take frontier or trails", to_string(engine)));
}

// One rank counts what cannot be shared; the others have nothing to do then.
void tell_alone(Engine engine, const Options& options, const run::Runner& runner) {
  if (options.ranks->count() > 1) runner.note(fmt::format("--engine {}: counts on one rank", to_string(engine)));
}

}  // namespace

template <class Row>
Result<Row> count(const CountPlan<Row>& plan, const Options& options) {
  const Engine engine = plan.query.engine;
  const run::Runner runner(options);
  const Pitch pitch(plan.pitch);
  const bool shared = options.ranks != nullptr && is_shared(engine);
  run::SavedWork saved(shared ? std::string() : options.checkpoint, request_of(plan), options, runner);
  if (plan.is_compromise) {
    runner.note(fmt::format("--engine auto takes {}: {}", to_string(engine), plan.reason));
  }
  if (plan.counted) return *plan.counted;
  if (options.ranks != nullptr) require_no_primes(engine, options);
  if (options.ranks != nullptr && !shared) tell_alone(engine, options, runner);

  Result<Row> result;
  if constexpr (RowOfShared<Row>) {
    if (shared) {
      SharedCount<Row> counted = count_on_ranks(plan.query, pitch, request_of(plan), options);
      run::set_end(result, counted.counted.status, early_end(counted.counted, plan.unfilled));
      result.rows = std::move(counted.counted.rows);
      result.unfilled = plan.unfilled;
      result.resumable = counted.resumable;
      result.checkpoint_failure = std::move(counted.checkpoint_failure);
      return result;
    }
  }

  engines::RunOptions engine_options = runner.engine_options();
  engine_options.last_grade = plan.query.plies;
  saved.give_to(engine_options);
  const enumerate::CountTask task = task_of(plan);
  const bool fits_unsaved = engine == Engine::trails && enumerate::residues_fit_better(task, engine_options);
  const bool by_residues = fits_unsaved && !saved.is_wanted();
  if (by_residues) {
    runner.note(
        "--engine trails: exact counters would take more than --memory; counts modulo several primes, one pass "
        "after the other");
  }
  enumerate::Counted<Row> counted = runner.on_threads([&] {
    if constexpr (enumerate::RowOfTrails<Row>) {
      if (by_residues) return enumerate::count_soccer_trails_by_residues<Row>(pitch, engine_options);
    }
    return enumerate::count_soccer<Row>(engine, pitch, task.symmetry, engine_options);
  });

  run::set_end(result, counted.status, early_end(counted, plan.unfilled, fits_unsaved));
  result.rows = std::move(counted.rows);
  result.unfilled = plan.unfilled;
  saved.tell(result);
  return result;
}

template <class Row>
Result<Row> count(const CountBy<Row>& query, const Options& options,
                  const std::type_identity_t<OnCountOutlook<Row>>& on_outlook) {
  const CountPlan<Row> planned = plan(query, options);
  if (on_outlook) on_outlook(outlook_of(planned, options));
  return count(planned, options);
}

template Result<PlyCounts> count(const CountPlan<PlyCounts>&, const Options&);
template Result<PlyCounts> count(const CountBy<PlyCounts>&, const Options&, const OnCountOutlook<PlyCounts>&);

template Result<TotalCounts> count(const CountPlan<TotalCounts>&, const Options&);
template Result<TotalCounts> count(const CountBy<TotalCounts>&, const Options&, const OnCountOutlook<TotalCounts>&);

template Result<BallCounts> count(const CountPlan<BallCounts>&, const Options&);
template Result<BallCounts> count(const CountBy<BallCounts>&, const Options&, const OnCountOutlook<BallCounts>&);

template Result<BounceCounts> count(const CountPlan<BounceCounts>&, const Options&);
template Result<BounceCounts> count(const CountBy<BounceCounts>&, const Options&, const OnCountOutlook<BounceCounts>&);

template Result<VertexCounts> count(const CountPlan<VertexCounts>&, const Options&);
template Result<VertexCounts> count(const CountBy<VertexCounts>&, const Options&, const OnCountOutlook<VertexCounts>&);

template Result<SizeCounts> count(const CountPlan<SizeCounts>&, const Options&);
template Result<SizeCounts> count(const CountBy<SizeCounts>&, const Options&, const OnCountOutlook<SizeCounts>&);

template Result<OutcomeCounts> count(const CountPlan<OutcomeCounts>&, const Options&);
template Result<OutcomeCounts> count(const CountBy<OutcomeCounts>&, const Options&,
                                     const OnCountOutlook<OutcomeCounts>&);

template Result<WinnerCounts> count(const CountPlan<WinnerCounts>&, const Options&);
template Result<WinnerCounts> count(const CountBy<WinnerCounts>&, const Options&, const OnCountOutlook<WinnerCounts>&);

}  // namespace quadrille::soccer
