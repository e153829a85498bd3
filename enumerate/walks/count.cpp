#include <algorithm>

#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/walks/lattice_trails.hpp"
#include "enumerate/walks/on_ranks.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::trails {

namespace {

// A row for each length that was finished.
template <class Row>
Result<Row> rows_of_paths(const enumerate::PathQuery& query, const Options& options) {
  enumerate::require_lattice_plies(query.plies);
  const enumerate::PathCounts counts = count_paths(query, options);
  Result<Row> result;
  for (const Natural& paths : counts.paths) result.rows.push_back({static_cast<int>(result.rows.size()), paths});
  const int last = static_cast<int>(result.rows.size()) - 1;
  running::set_end(result, counts.status, running::end_after_ply(last, "give more", "before any length was finished"));
  return result;
}

// What count_lattice_trails walks: one of eight images each, and not their last plies.
std::optional<RequestSize> size_of_paths(const enumerate::PathQuery& query, const Options& options) {
  enumerate::require_lattice_plies(query.plies);
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
  // The ratio of neighbours falls slowly, so the last one gives a little too many.
  for (int plies = longest_counted; plies < walked; ++plies)
    paths = paths * counted.back() / counted[counted.size() - 2];
  const bool is_counted = walked <= longest_counted;
  return RequestSize{paths / 8, RequestSize::Unit::states,
                     is_counted ? RequestSize::Known::exactly : RequestSize::Known::about};
}

}  // namespace

int most_plies() { return enumerate::most_lattice_plies(); }

std::optional<RequestSize> size_of(const CountQuery& query, const Options& options) {
  return size_of_paths({query.plies, false}, options);
}

std::optional<RequestSize> size_of(const CountWalksQuery& query, const Options& options) {
  return size_of_paths({query.plies, true}, options);
}

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

Result<TrailCounts> count(const CountQuery& query, const Options& options) {
  return rows_of_paths<TrailCounts>({query.plies, false}, options);
}

Result<WalkCounts> count(const CountWalksQuery& query, const Options& options) {
  return rows_of_paths<WalkCounts>({query.plies, true}, options);
}

}  // namespace quadrille::trails
