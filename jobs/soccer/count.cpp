// Counts of Paper Soccer: the engine is chosen and checked once (plan), and counts once.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "enumerate/soccer/class_bound.hpp"
#include "enumerate/soccer/engine.hpp"
#include "enumerate/soccer/residues/counts.hpp"
#include "games/soccer/mirror.hpp"
#include "jobs/checkpoint_file.hpp"
#include "jobs/ended.hpp"
#include "jobs/prime_folders.hpp"
#include "jobs/runner.hpp"
#include "jobs/soccer/on_ranks.hpp"
#include "quadrille/detail/ranks.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::soccer {

namespace {

using enumerate::Symmetry;

Symmetry symmetry_of(bool mirror) { return mirror ? Symmetry::mirror : Symmetry::none; }

// The query with everything read that is text. \throws Error (unusable_input)
template <class Row>
enumerate::CountTask task_of(const CountBy<Row>& query) {
  enumerate::CountTask task{parse_pitch_name(query.pitch), enumerate::grouping_of<Row>(), symmetry_of(query.mirror),
                            query.plies};
  if (query.mirror) require_mirror(task.pitch);
  if (query.plies && *query.plies < 0) throw Error(ErrorKind::unusable_input, "plies: at least 0");
  return task;
}

template <class Row>
std::vector<std::string> empty_columns(const Row& row) {
  std::vector<std::string> names;
  for (const Column<Row>& column : schema_of(RowType<Row>{}).columns) {
    if (std::holds_alternative<std::monostate>(column.cell(row))) names.push_back(column.schema.name);
  }
  return names;
}

// The engine whose work of this query the checkpoint holds, if it holds any. What was chosen when the work was begun,
// for the memory that there was, goes on; a choice made anew could not.
template <class Row>
std::optional<Engine> engine_of_checkpoint(CountBy<Row> query, const std::string& checkpoint) {
  if (checkpoint.empty()) return {};
  std::optional<std::string> request = jobs::request_of_checkpoint(checkpoint);
  if (!request) request = jobs::request_of_folder(checkpoint);
  for (const Engine engine : {Engine::layered, Engine::reverse, Engine::frontier, Engine::trails}) {
    query.engine = engine;
    if (request == request_of(query)) return engine;
  }
  return {};
}

// Where a count stopped, what it lacks therefore, and what to do about it.
// \param unfilled  the columns that its engine leaves empty
template <class Row>
jobs::EarlyEnd early_end(const enumerate::Counted<Row>& counted, const std::vector<std::string>& unfilled) {
  const bool by_plies = counted.reached.empty();
  const char* const remedy = counted.status == RunStatus::overflow ? "give fewer --plies"
                             : by_plies                            ? "give more, or fewer --plies"
                                                                   : "give more";
  if constexpr (std::same_as<Row, WinnerCounts>) {
    // Known from the last ply to the first.
    return {counted.rows.empty() ? "all plies" : fmt::format("all plies before {}", counted.rows.front().ply),
            counted.reached, "give more, or a smaller pitch"};
  }
  jobs::EarlyEnd end = jobs::end_after_ply(counted.last_finished_grade, remedy);
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
void tell_alone(Engine engine, const Options& options, const jobs::Runner& runner) {
  if (options.ranks->count() > 1) runner.note(fmt::format("--engine {}: counts on one rank", to_string(engine)));
}

template <class Row>
std::string request_text(const CountBy<Row>& query, const PitchName& pitch) {
  return fmt::format("quadrille count soccer --pitch {} --engine {}{}{} --by {}", to_string(pitch),
                     to_string(query.engine), query.plies ? fmt::format(" --plies {}", *query.plies) : "",
                     query.mirror ? " --modulo mirror" : "", to_string(enumerate::grouping_of<Row>()));
}

}  // namespace

std::string_view to_string(Engine engine) {
  switch (engine) {
    case Engine::automatic:
      return "auto";
    case Engine::layered:
      return "layered";
    case Engine::reverse:
      return "reverse";
    case Engine::frontier:
      return "frontier";
    case Engine::trails:
      return "trails";
  }
  return {};
}

template <class Row>
std::string request_of(const CountBy<Row>& query) {
  return request_text(query, parse_pitch_name(query.pitch));
}

template <class Row>
CountPlan<Row> plan(const CountBy<Row>& query, const Options& options) {
  enumerate::CountTask task = task_of(query);
  CountPlan<Row> plan{.query = query};
  task.saved = !options.checkpoint.empty();
  task.on_ranks = options.ranks != nullptr;
  const bool choose = query.engine == Engine::automatic;
  const std::optional<Engine> begun = choose ? engine_of_checkpoint(query, options.checkpoint) : std::nullopt;
  if (begun) {
    plan.query.engine = *begun;
    plan.reason = "the checkpoint holds its work; to let another count, give another file";
    plan.is_compromise = true;
  } else if (choose) {
    const jobs::Runner runner(options);
    enumerate::EngineChoice choice =
        runner.on_threads([&] { return enumerate::choose_engine(task, runner.engine_options()); });
    plan.query.engine = choice.engine;
    plan.reason = choice.reason;
    plan.is_compromise = choice.is_compromise;
    plan.trails_seconds = choice.trails_seconds;
    if (choice.interrupted) {
      plan.counted.emplace();
      jobs::set_end(*plan.counted, RunStatus::interrupted, {"all plies", choice.reached});
    }
    plan.classes = std::move(choice.classes);
  }
  enumerate::require_engine(plan.query.engine, task);
  plan.unfilled = empty_columns(enumerate::row_filled_by<Row>(plan.query.engine));
  if (plan.counted) plan.counted->unfilled = plan.unfilled;
  return plan;
}

template <class Row>
Result<Row> count(const CountPlan<Row>& plan, const Options& options) {
  const CountBy<Row>& query = plan.query;
  const jobs::Runner runner(options);
  const PitchName name = parse_pitch_name(query.pitch);
  const Pitch pitch(name);
  const bool shared = options.ranks != nullptr && is_shared(query.engine);
  std::optional<jobs::CheckpointFile> file;
  if (!options.checkpoint.empty() && !shared) {
    file.emplace(options.checkpoint, request_text(query, name), options.hold_signals);
    if (file->found()) runner.note(fmt::format("--checkpoint {}: goes on from there", options.checkpoint));
  }
  if (plan.is_compromise) {
    runner.note(fmt::format("--engine auto takes {}: {}", to_string(query.engine), plan.reason));
  }
  if (plan.counted) return *plan.counted;
  if (options.ranks != nullptr) require_no_primes(query.engine, options);
  if (options.ranks != nullptr && !shared) tell_alone(query.engine, options, runner);

  Result<Row> result;
  if constexpr (RowOfShared<Row>) {
    if (shared) {
      SharedCount<Row> counted = count_on_ranks(query, request_text(query, name), options);
      jobs::set_end(result, counted.counted.status, early_end(counted.counted, plan.unfilled));
      result.rows = std::move(counted.counted.rows);
      result.unfilled = plan.unfilled;
      result.resumable = counted.resumable;
      result.checkpoint_failure = std::move(counted.checkpoint_failure);
      return result;
    }
  }

  engines::RunOptions engine_options = runner.engine_options();
  engine_options.last_grade = query.plies;
  if (file) engine_options.checkpoint = file->checkpoint();
  enumerate::CountTask task = task_of(query);
  task.saved = file.has_value();
  const bool by_residues = query.engine == Engine::trails && enumerate::residues_fit_better(task, engine_options);
  if (by_residues) {
    runner.note(
        "--engine trails: exact counters would take more than --memory; counts modulo several primes, one pass "
        "after the other");
  }
  enumerate::Counted<Row> counted = runner.on_threads([&] {
    if constexpr (enumerate::RowOfTrails<Row>) {
      if (by_residues) return enumerate::count_soccer_trails_by_residues<Row>(pitch, engine_options);
    }
    return enumerate::count_soccer<Row>(query.engine, pitch, task.symmetry, engine_options);
  });

  jobs::set_end(result, counted.status, early_end(counted, plan.unfilled));
  result.rows = std::move(counted.rows);
  result.unfilled = plan.unfilled;
  if (file) {
    if (result.whole()) file->require_all_read();
    result.checkpoint_failure = file->failure();
    result.resumable = file->holds_work();
  }
  return result;
}

template <class Row>
std::optional<RequestSize> size_of(const CountPlan<Row>& plan, const Options& options) {
  const bool lists = plan.query.engine == Engine::layered || plan.query.engine == Engine::reverse;
  if (plan.counted || !lists) return std::nullopt;
  const enumerate::CountTask task = task_of(plan.query);
  const jobs::Runner runner(options);
  const auto bound =
      runner.on_threads([&] { return enumerate::bound_classes(task, runner.engine_options(), plan.classes); });
  if (!bound) return std::nullopt;
  return RequestSize{bound->classes, RequestSize::Unit::states,
                     bound->is_exact ? RequestSize::Known::exactly : RequestSize::Known::at_least};
}

template <class Row>
Result<Row> count(const CountBy<Row>& query, const Options& options) {
  return count(plan(query, options), options);
}

template std::string request_of(const CountBy<PlyCounts>&);
template CountPlan<PlyCounts> plan(const CountBy<PlyCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<PlyCounts>&, const Options&);
template Result<PlyCounts> count(const CountPlan<PlyCounts>&, const Options&);
template Result<PlyCounts> count(const CountBy<PlyCounts>&, const Options&);

template std::string request_of(const CountBy<TotalCounts>&);
template CountPlan<TotalCounts> plan(const CountBy<TotalCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<TotalCounts>&, const Options&);
template Result<TotalCounts> count(const CountPlan<TotalCounts>&, const Options&);
template Result<TotalCounts> count(const CountBy<TotalCounts>&, const Options&);

template std::string request_of(const CountBy<BallCounts>&);
template CountPlan<BallCounts> plan(const CountBy<BallCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<BallCounts>&, const Options&);
template Result<BallCounts> count(const CountPlan<BallCounts>&, const Options&);
template Result<BallCounts> count(const CountBy<BallCounts>&, const Options&);

template std::string request_of(const CountBy<BounceCounts>&);
template CountPlan<BounceCounts> plan(const CountBy<BounceCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<BounceCounts>&, const Options&);
template Result<BounceCounts> count(const CountPlan<BounceCounts>&, const Options&);
template Result<BounceCounts> count(const CountBy<BounceCounts>&, const Options&);

template std::string request_of(const CountBy<VertexCounts>&);
template CountPlan<VertexCounts> plan(const CountBy<VertexCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<VertexCounts>&, const Options&);
template Result<VertexCounts> count(const CountPlan<VertexCounts>&, const Options&);
template Result<VertexCounts> count(const CountBy<VertexCounts>&, const Options&);

template std::string request_of(const CountBy<SizeCounts>&);
template CountPlan<SizeCounts> plan(const CountBy<SizeCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<SizeCounts>&, const Options&);
template Result<SizeCounts> count(const CountPlan<SizeCounts>&, const Options&);
template Result<SizeCounts> count(const CountBy<SizeCounts>&, const Options&);

template std::string request_of(const CountBy<OutcomeCounts>&);
template CountPlan<OutcomeCounts> plan(const CountBy<OutcomeCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<OutcomeCounts>&, const Options&);
template Result<OutcomeCounts> count(const CountPlan<OutcomeCounts>&, const Options&);
template Result<OutcomeCounts> count(const CountBy<OutcomeCounts>&, const Options&);

template std::string request_of(const CountBy<WinnerCounts>&);
template CountPlan<WinnerCounts> plan(const CountBy<WinnerCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<WinnerCounts>&, const Options&);
template Result<WinnerCounts> count(const CountPlan<WinnerCounts>&, const Options&);
template Result<WinnerCounts> count(const CountBy<WinnerCounts>&, const Options&);

}  // namespace quadrille::soccer
