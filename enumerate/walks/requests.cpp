// Answers each request for the number of trails or self-avoiding walks of the endless lattice. It plans and runs the
// count, by one process or by several ranks (MPI processes).
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/shared_work.hpp"
#include "enumerate/run/spelling.hpp"
#include "enumerate/walks/lattice_trails.hpp"
#include "enumerate/walks/on_ranks.hpp"
#include "quadrille/detail/ranks.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::trails {

namespace {

enumerate::PathQuery query_of(const CountRequest& request) { return {request.plies, request.acyclic}; }

// Counts the paths. With Options::ranks, either rank 0 calls it alone, or, with `all_ranks_called`, every other rank
// calls it from take_part.
enumerate::PathCounts count_paths(const enumerate::PathQuery& query, const Options& options,
                                  bool all_ranks_called = false) {
  const running::Runner runner(options);
  engines::RunOptions engine_options = runner.engine_options();
  if (options.ranks == nullptr) return runner.on_threads([&] { return count_lattice_trails(query, engine_options); });
  engine_options.ranks = options.ranks;
  if (!all_ranks_called) options.ranks->broadcast(fmt::format("walks\n{} {}", query.acyclic ? 1 : 0, query.plies));
  return running::shared_work(
      *options.ranks, [&] { return runner.on_threads([&] { return count_lattice_trails(query, engine_options); }); });
}

// Returns a row for each finished length.
template <class Row>
running::Found<Row> rows_of_paths(const enumerate::PathQuery& query, const Options& options) {
  const enumerate::PathCounts counts = count_paths(query, options);
  running::Found<Row> result;
  for (const Natural& paths : counts.paths) result.rows.push_back({static_cast<int>(result.rows.size()), paths});
  const int last = static_cast<int>(result.rows.size()) - 1;
  running::set_end(result, counts.status, running::end_after_ply(last, "give more", "before any length was finished"),
                   options);
  return result;
}

// The number of paths that count_lattice_trails walks: one of eight images each, without their last plies.
std::optional<RequestSize> size_of_paths(const enumerate::PathQuery& query, const Options& options) {
  constexpr int longest_counted = 11;
  const int walked = query.plies - (query.acyclic ? 3 : 4);
  if (walked < 1) return RequestSize{1};
  const enumerate::PathQuery shorter{std::min(walked, longest_counted), query.acyclic};
  const running::Runner runner(options);
  const enumerate::PathCounts counts =
      runner.on_threads([&] { return count_lattice_trails(shorter, runner.engine_options()); });
  if (counts.status != RunStatus::grade_limit) return std::nullopt;
  const std::vector<Natural>& counted = counts.paths;
  Natural paths = counted.back();
  // The ratio of neighbours falls slowly, so the last ratio gives a slightly high estimate.
  for (int plies = longest_counted; plies < walked; ++plies)
    paths = paths * counted.back() / counted[counted.size() - 2];
  const bool is_counted = walked <= longest_counted;
  return RequestSize{paths / 8, RequestSize::Unit::states,
                     is_counted ? RequestSize::Known::exactly : RequestSize::Known::about};
}

}  // namespace

int most_plies() { return enumerate::most_lattice_plies(); }

Schema<TrailCounts> schema_of(RowType<TrailCounts> /*row*/) {
  return {"count_trails",
          "count trails",
          "the trails of one length on the endless king-move lattice",
          {{"plies", &TrailCounts::plies, "segments"},
           {"trails", &TrailCounts::trails, "trails from a fixed vertex: no segment twice"}}};
}

Schema<WalkCounts> schema_of(RowType<WalkCounts> /*row*/) {
  return {"count_walks",
          "count trails --acyclic",
          "the self-avoiding walks of one length on the endless king-move lattice",
          {{"plies", &WalkCounts::plies, "segments"},
           {"walks", &WalkCounts::walks, "walks from a fixed vertex: no vertex twice"}}};
}

Plan<CountRequest> plan(const CountRequest& request, const Options& options) {
  enumerate::require_lattice_plies(request.plies);
  const std::string command =
      running::command_of("count trails", {{"plies", request.plies}, {"acyclic", request.acyclic}});
  constexpr const char* rules = "endless king-move lattice";
  Plan<CountRequest> plan = request.acyclic ? running::plan_for<WalkCounts>(request, command, rules)
                                            : running::plan_for<TrailCounts>(request, command, rules);
  plan.size = size_of_paths(query_of(request), options);
  return plan;
}

Answer run(const Plan<CountRequest>& plan, const Options& options) {
  const enumerate::PathQuery query = query_of(plan.request);
  if (query.acyclic) return running::answer_of(plan.table, rows_of_paths<WalkCounts>(query, options));
  return running::answer_of(plan.table, rows_of_paths<TrailCounts>(query, options));
}

void take_part(std::string_view call, const Options& options) {
  enumerate::PathQuery query;
  query.acyclic = call.starts_with('1');
  call.remove_prefix(std::min<std::size_t>(call.size(), 2));
  std::from_chars(call.data(), call.data() + call.size(), query.plies);
  count_paths(query, options, true);
}

}  // namespace quadrille::trails
