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

using enumerate::Counted;

// The columns that a row of the plan's table leaves empty and the engine could fill.
std::vector<std::string> columns_lacking(const CountPlan& plan, const CountRow& row) {
  std::vector<std::string> names;
  for (const Column<CountRow>& column : schema_of(plan.request.by).columns) {
    const std::string& name = column.schema.name;
    const bool is_empty = std::holds_alternative<std::monostate>(column.cell(row));
    if (is_empty && std::ranges::count(plan.table.unfilled, name) == 0) names.push_back(name);
  }
  return names;
}

// Where a count stopped, what it lacks therefore, and what to do about it.
// \param fits_unsaved  whether the same is expected to fit without a checkpoint
running::EarlyEnd early_end(const CountPlan& plan, const Counted& counted, bool fits_unsaved) {
  if (plan.request.by == By::winner) {  // known from the last ply to the first
    return {counted.rows.empty() ? "all plies" : fmt::format("all plies before {}", *counted.rows.front().ply),
            counted.reached, "give more, or a smaller pitch"};
  }
  const bool by_plies = counted.reached.empty();
  std::string remedy = "give more";
  if (counted.status == RunStatus::overflow) {
    remedy = "give fewer " + mention("plies");
  } else if (by_plies) {
    remedy += ", or fewer " + mention("plies");
  } else if (fits_unsaved) {
    remedy += fmt::format(", or leave {} out: modulo several primes it fits", mention("checkpoint"));
  }
  running::EarlyEnd end = running::end_after_ply(counted.last_finished_grade, std::move(remedy));
  if (by_plies) return end;
  end.reached = counted.reached;
  // Rows whose run ended beyond plies have the columns that trails knew by then.
  if (!counted.rows.empty()) end.missing = fmt::format("{}", fmt::join(columns_lacking(plan, counted.rows[0]), ", "));
  return end;
}

void require_no_primes(Engine engine, const Options& options) {
  if (options.primes == 0 || engine == Engine::frontier || engine == Engine::trails) return;
  refuse(mention("primes"), fmt::format("{} counts exactly", mention("engine", to_string(engine))),
         "leave it out, or take frontier or trails");
}

// The plan's table with the rows, and how the count ended.
Answer answer_of(const CountPlan& plan, const Options& options, Counted&& counted, bool fits_unsaved = false) {
  Answer answer{.table = plan.table};
  running::set_end(answer.ending, counted.status, early_end(plan, counted, fits_unsaved), options.spelling);
  append_rows<CountRow>(answer.table, counted.rows, schema_of(plan.request.by));
  answer.table.missing = answer.ending.missing;
  return answer;
}

}  // namespace

Answer run(const CountPlan& plan, const Options& options) {
  if (!plan.pitches.empty()) return run_family(plan, options);
  const Engine engine = plan.request.engine;
  const running::Runner runner(options);
  const Pitch pitch(plan.pitch);  // refuses one of too many points before anything is noted
  const bool shared = options.ranks != nullptr && is_shared(engine);
  const std::string& request = plan.table.provenance.command;
  running::SavedWork saved(shared ? std::string() : options.checkpoint, request, options, runner);
  if (plan.is_compromise) {
    runner.note(fmt::format("{} takes {}: {}", mention("engine", "auto"), to_string(engine), plan.reason));
  }
  if (plan.ended) return {.table = plan.table, .ending = *plan.ended};
  if (options.ranks != nullptr) require_no_primes(engine, options);
  if (shared) {
    SharedCount found = count_on_ranks(plan.request, plan.pitch, request, options);
    Answer answer = answer_of(plan, options, std::move(found.counted));
    answer.ending.resumable = found.resumable;
    answer.ending.checkpoint_failure = std::move(found.checkpoint_failure);
    return answer;
  }
  if (options.ranks != nullptr && options.ranks->count() > 1) {  // the other ranks have nothing to do then
    runner.note(mention("engine", to_string(engine)) + ": counts on one rank");
  }

  engines::RunOptions engine_options = runner.engine_options();
  engine_options.last_grade = plan.request.plies;
  saved.give_to(engine_options);
  const enumerate::CountTask task = task_of(plan);
  const bool fits_unsaved = engine == Engine::trails && enumerate::residues_fit_better(task, engine_options);
  const bool by_residues = fits_unsaved && !saved.is_wanted();
  if (by_residues) {
    runner.note(
        fmt::format("{}: exact counters would take more than {}; counts modulo several primes, one pass after "
                    "the other",
                    mention("engine", "trails"), mention("memory")));
  }
  Answer answer = answer_of(plan, options, runner.on_threads([&] {
    return by_residues ? enumerate::count_soccer_trails_by_residues(pitch, task.by, engine_options)
                       : enumerate::count_soccer(engine, pitch, task.by, task.symmetry, engine_options);
  }),
                            fits_unsaved);
  saved.tell(answer.ending);
  return answer;
}

}  // namespace quadrille::soccer
