// Counts of Paper Soccer before they start: the pitch is read, the engine chosen and checked, and the size found out,
// each once.
#include "enumerate/soccer/plan.hpp"

#include <fmt/format.h>

#include <concepts>
#include <utility>

#include "enumerate/run/checkpoint_file.hpp"
#include "enumerate/run/ended.hpp"
#include "enumerate/run/prime_folders.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/soccer/classes/bound.hpp"
#include "games/soccer/mirror.hpp"
#include "quadrille/error.hpp"

namespace quadrille::soccer {

namespace {

// The command that asks for the counts.
template <class Row>
std::string count_command(const CountBy<Row>& query, const PitchName& pitch) {
  return fmt::format("quadrille count soccer --pitch {} --engine {}{}{} --by {}", to_string(pitch),
                     to_string(query.engine), query.plies ? fmt::format(" --plies {}", *query.plies) : "",
                     query.mirror ? " --modulo mirror" : "", to_string(enumerate::grouping_of<Row>()));
}

// The plan before an engine is chosen. \throws Error (unusable_input) if something cannot be read
template <class Row>
CountPlan<Row> read(const CountBy<Row>& query) {
  CountPlan<Row> plan{.query = query, .pitch = parse_pitch_name(query.pitch)};
  plan.query.pitch = to_string(plan.pitch);
  if (query.mirror) require_mirror(plan.pitch);
  if (query.plies && *query.plies < 0) throw Error(ErrorKind::unusable_input, "plies: at least 0");
  return plan;
}

// What is to be counted, and how its work is saved and shared.
template <class Row>
enumerate::CountTask task_to_choose_for(const CountPlan<Row>& plan, const Options& options) {
  enumerate::CountTask task = task_of(plan);
  task.saved = !options.checkpoint.empty();
  task.on_ranks = options.ranks != nullptr;
  return task;
}

// The engine whose work of this query the checkpoint holds, if it holds any. What was chosen when the work was begun,
// for the memory that there was, goes on; a choice made anew could not.
template <class Row>
std::optional<Engine> engine_of_checkpoint(const CountPlan<Row>& plan, const std::string& checkpoint) {
  if (checkpoint.empty()) return {};
  std::optional<std::string> request = run::request_of_checkpoint(checkpoint);
  if (!request) request = run::request_of_folder(checkpoint);
  CountBy<Row> query = plan.query;
  for (const Engine engine : {Engine::layered, Engine::reverse, Engine::frontier, Engine::trails}) {
    query.engine = engine;
    if (request == count_command(query, plan.pitch)) return engine;
  }
  return {};
}

enumerate::EngineChoice choice_for(const enumerate::CountTask& task, const Options& options) {
  const run::Runner runner(options);
  return runner.on_threads([&] { return enumerate::choose_engine(task, runner.engine_options()); });
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
std::string request_of(const CountPlan<Row>& plan) {
  return count_command(plan.query, plan.pitch);
}

template <class Row>
std::string request_of(const CountBy<Row>& query) {
  return count_command(query, parse_pitch_name(query.pitch));
}

template <class Row>
CountPlan<Row> plan(const CountBy<Row>& query, const Options& options) {
  CountPlan<Row> plan = read(query);
  const enumerate::CountTask task = task_to_choose_for(plan, options);
  const bool choose = query.engine == Engine::automatic;
  const std::optional<Engine> begun = choose ? engine_of_checkpoint(plan, options.checkpoint) : std::nullopt;
  if (begun) {
    plan.query.engine = *begun;
    plan.reason = "the checkpoint holds its work; to let another count, give another file";
    plan.is_compromise = true;
  } else if (choose) {
    enumerate::EngineChoice choice = choice_for(task, options);
    plan.query.engine = choice.engine;
    plan.reason = choice.reason;
    plan.is_compromise = choice.is_compromise;
    plan.trails_seconds = choice.trails_seconds;
    if (choice.interrupted) {
      plan.counted.emplace();
      run::set_end(*plan.counted, RunStatus::interrupted, {"all plies", choice.reached});
    }
    plan.classes = std::move(choice.classes);
  }
  enumerate::require_engine(plan.query.engine, task);
  plan.unfilled = empty_columns(enumerate::row_filled_by<Row>(plan.query.engine, task));
  if (plan.counted) plan.counted->unfilled = plan.unfilled;
  return plan;
}

template <class Row>
std::optional<RequestSize> size_of(const CountPlan<Row>& plan, const Options& options) {
  const bool lists = plan.query.engine == Engine::layered || plan.query.engine == Engine::reverse;
  if (plan.counted || !lists) return std::nullopt;
  const enumerate::CountTask task = task_of(plan);
  const run::Runner runner(options);
  const auto bound =
      runner.on_threads([&] { return enumerate::bound_classes(task, runner.engine_options(), plan.classes); });
  if (!bound) return std::nullopt;
  return RequestSize{bound->classes, RequestSize::Unit::states,
                     bound->is_exact ? RequestSize::Known::exactly : RequestSize::Known::at_least};
}

template <class Row>
CountOutlook<Row> outlook_of(const CountPlan<Row>& plan, const Options& options) {
  CountOutlook<Row> outlook{.plan = plan, .size = size_of(plan, options)};
  // The winners of a whole pitch are no part of its total.
  constexpr bool has_total = !std::same_as<Row, TotalCounts> && !std::same_as<Row, WinnerCounts>;
  if (has_total && outlook.size && is_beyond_usual(*outlook.size)) {
    enumerate::CountTask total = task_to_choose_for(plan, options);
    total.by = enumerate::Grouping::total;
    const Engine engine = choice_for(total, options).engine;
    outlook.total_is_swept = engine == Engine::frontier || engine == Engine::trails;
  }
  if (outlook.size && is_beyond_usual(*outlook.size)) {
    outlook.memory_of_trails = enumerate::memory_of_trails(task_to_choose_for(plan, options));
  }
  return outlook;
}

template std::string request_of(const CountPlan<PlyCounts>&);
template std::string request_of(const CountBy<PlyCounts>&);
template CountPlan<PlyCounts> plan(const CountBy<PlyCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<PlyCounts>&, const Options&);
template CountOutlook<PlyCounts> outlook_of(const CountPlan<PlyCounts>&, const Options&);

template std::string request_of(const CountPlan<TotalCounts>&);
template std::string request_of(const CountBy<TotalCounts>&);
template CountPlan<TotalCounts> plan(const CountBy<TotalCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<TotalCounts>&, const Options&);
template CountOutlook<TotalCounts> outlook_of(const CountPlan<TotalCounts>&, const Options&);

template std::string request_of(const CountPlan<BallCounts>&);
template std::string request_of(const CountBy<BallCounts>&);
template CountPlan<BallCounts> plan(const CountBy<BallCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<BallCounts>&, const Options&);
template CountOutlook<BallCounts> outlook_of(const CountPlan<BallCounts>&, const Options&);

template std::string request_of(const CountPlan<BounceCounts>&);
template std::string request_of(const CountBy<BounceCounts>&);
template CountPlan<BounceCounts> plan(const CountBy<BounceCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<BounceCounts>&, const Options&);
template CountOutlook<BounceCounts> outlook_of(const CountPlan<BounceCounts>&, const Options&);

template std::string request_of(const CountPlan<VertexCounts>&);
template std::string request_of(const CountBy<VertexCounts>&);
template CountPlan<VertexCounts> plan(const CountBy<VertexCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<VertexCounts>&, const Options&);
template CountOutlook<VertexCounts> outlook_of(const CountPlan<VertexCounts>&, const Options&);

template std::string request_of(const CountPlan<SizeCounts>&);
template std::string request_of(const CountBy<SizeCounts>&);
template CountPlan<SizeCounts> plan(const CountBy<SizeCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<SizeCounts>&, const Options&);
template CountOutlook<SizeCounts> outlook_of(const CountPlan<SizeCounts>&, const Options&);

template std::string request_of(const CountPlan<OutcomeCounts>&);
template std::string request_of(const CountBy<OutcomeCounts>&);
template CountPlan<OutcomeCounts> plan(const CountBy<OutcomeCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<OutcomeCounts>&, const Options&);
template CountOutlook<OutcomeCounts> outlook_of(const CountPlan<OutcomeCounts>&, const Options&);

template std::string request_of(const CountPlan<WinnerCounts>&);
template std::string request_of(const CountBy<WinnerCounts>&);
template CountPlan<WinnerCounts> plan(const CountBy<WinnerCounts>&, const Options&);
template std::optional<RequestSize> size_of(const CountPlan<WinnerCounts>&, const Options&);
template CountOutlook<WinnerCounts> outlook_of(const CountPlan<WinnerCounts>&, const Options&);

}  // namespace quadrille::soccer
