// Counts of Paper Soccer before they start: the pitch is read, the engine chosen and checked, and the size found out,
// each once.
#include "enumerate/soccer/plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "enumerate/run/checkpoint_file.hpp"
#include "enumerate/run/prime_folders.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/run/version.hpp"
#include "enumerate/soccer/classes/bound.hpp"
#include "games/soccer/mirror.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer_family.hpp"

namespace quadrille::soccer {

namespace {

std::string command_of(const CountRequest& request) {
  return running::command_of("count soccer", {{"pitch", request.pitch},
                                              {"engine", to_string(request.engine)},
                                              {"plies", request.plies},
                                              {"mirror", request.mirror},
                                              {"by", to_string(request.by)}});
}

// The engine whose work of this request the checkpoint holds, if it holds any. What was chosen when the work was begun,
// for the memory that there was, is resumed; a choice made anew could not.
std::optional<Engine> engine_of_checkpoint(CountRequest request, const std::string& checkpoint) {
  if (checkpoint.empty()) return {};
  std::optional<std::string> begun = running::request_of_checkpoint(checkpoint);
  if (!begun) begun = running::request_of_folder(checkpoint);
  for (const Engine engine : {Engine::layered, Engine::reverse, Engine::frontier, Engine::trails}) {
    request.engine = engine;
    if (begun == command_of(request)) return engine;
  }
  return {};
}

// The plan's task, with how its work is saved and shared: that decides with what it can be counted.
enumerate::CountTask task_for(const CountPlan& plan, const Options& options) {
  enumerate::CountTask task = task_of(plan);
  task.saved = !options.checkpoint.empty();
  task.on_ranks = options.ranks != nullptr;
  return task;
}

enumerate::EngineChoice choice_for(const enumerate::CountTask& task, const Options& options) {
  const running::Runner runner(options);
  return runner.on_threads([&] { return enumerate::choose_engine(task, runner.engine_options()); });
}

Table header_of(const CountRequest& request, const TableSchema& schema, bool indexed) {
  Table table = empty_table(schema);
  table.provenance = {command_of(request),
                      fmt::format("paper soccer, {}{}", request.pitch, request.mirror ? ", up to its mirror" : ""),
                      running::version()};
  table.indexed = indexed;
  return table;
}

CountPlan plan_pitch(const CountRequest& request, const Options& options) {
  CountPlan plan{.request = request, .pitch = parse_pitch_name(request.pitch)};
  plan.request.pitch = to_string(plan.pitch);
  if (request.mirror) require_mirror(plan.pitch);
  if (request.plies && *request.plies < 0) {
    refuse(mention("plies"), fmt::format("{} is below 0", *request.plies), "give 0 or more");
  }
  const enumerate::CountTask task = task_for(plan, options);
  const bool choose = request.engine == Engine::automatic;
  const std::optional<Engine> begun = choose ? engine_of_checkpoint(plan.request, options.checkpoint) : std::nullopt;
  if (begun) {
    plan.request.engine = *begun;
    plan.reason = "the checkpoint holds its work; to let another count, give another file";
    plan.is_compromise = true;
  } else if (choose) {
    enumerate::EngineChoice choice = choice_for(task, options);
    plan.request.engine = choice.engine;
    plan.reason = spelled(choice.reason, options.spelling);
    plan.is_compromise = choice.is_compromise;
    plan.trails_seconds = choice.trails_seconds;
    plan.classes = std::move(choice.classes);
    if (choice.interrupted) {
      plan.ended = Ending{.status = RunStatus::interrupted, .reached = choice.reached, .missing = "all plies"};
    }
  }
  enumerate::require_engine(plan.request.engine, task);
  // A vertex is no index, and a total has none.
  plan.table =
      header_of(plan.request, schema_of(request.by).table_schema(), request.by != By::total && request.by != By::ball);
  plan.table.unfilled = enumerate::columns_left_empty(plan.request.engine, task);
  if (plan.ended) plan.table.missing = plan.ended->missing;
  return plan;
}

std::vector<std::string> columns_empty_in_all(const std::vector<CountPlan>& plans) {
  std::vector<std::string> names = plans.front().table.unfilled;
  for (const CountPlan& plan : plans) {
    std::erase_if(names, [&](const std::string& name) { return std::ranges::count(plan.table.unfilled, name) == 0; });
  }
  return names;
}

CountPlan plan_family(const CountRequest& request, const Options& options) {
  if (request.by != By::total) {
    refuse(mention("by", to_string(request.by)), "a family of pitches is counted in total",
           fmt::format("take {}, or one pitch", mention("by", "total")));
  }
  if (!options.checkpoint.empty()) {
    refuse(mention("checkpoint"), "is of one pitch", "leave it out, or count each pitch alone");
  }
  CountPlan family{.request = request};
  CountRequest each = request;
  for (std::string& pitch : pitches_of(request.pitch)) {
    each.pitch = std::move(pitch);
    family.pitches.push_back(plan_pitch(each, options));
  }
  family.table = header_of(request, schema_of_family().table_schema(), false);
  family.table.unfilled = columns_empty_in_all(family.pitches);
  if (const auto index = index_of(request.pitch)) family.table.numbers = {"n of " + index->pitch, index->first};
  return family;
}

std::optional<RequestSize> size_of_family(const std::vector<CountPlan>& pitches, const Options& options) {
  std::optional<RequestSize> all;
  for (const CountPlan& pitch : pitches) {
    const std::optional<RequestSize> size = size_of(pitch, options);
    if (!size) continue;
    if (!all) all = RequestSize{0, size->unit, size->known};
    all->count += size->count;
    if (size->known != RequestSize::Known::exactly) all->known = size->known;
  }
  return all;
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

std::string_view to_string(By by) {
  constexpr std::array<std::string_view, groupings.size()> names{"ply",      "total", "ball",    "bounces",
                                                                 "vertices", "size",  "outcome", "winner"};
  return names[static_cast<std::size_t>(by)];
}

By parse_by(std::string_view name) {
  for (const By by : groupings) {
    if (name == to_string(by)) return by;
  }
  refuse(fmt::format("by '{}'", name), "no such grouping",
         "give ply, total, ball, bounces, vertices, size, outcome or winner");
}

std::string request_of(const CountRequest& request) {
  CountRequest normal = request;
  if (!is_family(request.pitch)) normal.pitch = to_string(parse_pitch_name(request.pitch));
  return command_of(normal);
}

CountPlan plan(const CountRequest& request, const Options& options) {
  return is_family(request.pitch) ? plan_family(request, options) : plan_pitch(request, options);
}

std::optional<RequestSize> size_of(const CountPlan& plan, const Options& options) {
  if (!plan.pitches.empty()) return size_of_family(plan.pitches, options);
  const bool lists = plan.request.engine == Engine::layered || plan.request.engine == Engine::reverse;
  if (plan.ended || !lists) return std::nullopt;
  const running::Runner runner(options);
  const auto bound =
      runner.on_threads([&] { return enumerate::bound_classes(task_of(plan), runner.engine_options(), plan.classes); });
  if (!bound) return std::nullopt;
  return RequestSize{bound->classes, RequestSize::Unit::states,
                     bound->is_exact ? RequestSize::Known::exactly : RequestSize::Known::at_least};
}

WithoutListing without_listing(const CountPlan& plan, const Options& options) {
  WithoutListing ways;
  if (!plan.pitches.empty()) return ways;
  enumerate::CountTask task = task_for(plan, options);
  ways.trails = enumerate::memory_of_trails(task);
  // The winners of a whole pitch are no part of its total.
  if (plan.request.by != By::total && plan.request.by != By::winner) {
    task.by = By::total;
    const Engine engine = choice_for(task, options).engine;
    ways.total = engine == Engine::frontier || engine == Engine::trails;
  }
  return ways;
}

}  // namespace quadrille::soccer
