#include "enumerate/walks/on_ranks.hpp"

#include <fmt/format.h>

#include <charconv>

#include "enumerate/run/runner.hpp"
#include "enumerate/run/shared_work.hpp"
#include "quadrille/detail/ranks.hpp"

namespace quadrille::trails {

enumerate::PathCounts count_paths(const enumerate::PathQuery& query, const Options& options, bool told) {
  const running::Runner runner(options);
  engines::RunOptions engine_options = runner.engine_options();
  if (options.ranks == nullptr) return runner.on_threads([&] { return count_lattice_trails(query, engine_options); });
  engine_options.ranks = options.ranks;
  if (!told) options.ranks->broadcast(fmt::format("walks\n{} {}", query.acyclic ? 1 : 0, query.plies));
  return running::shared_work(
      *options.ranks, [&] { return runner.on_threads([&] { return count_lattice_trails(query, engine_options); }); });
}

void take_part(std::string_view call, const Options& options) {
  enumerate::PathQuery query;
  query.acyclic = call.starts_with('1');
  call.remove_prefix(std::min<std::size_t>(call.size(), 2));
  std::from_chars(call.data(), call.data() + call.size(), query.plies);
  count_paths(query, options, true);
}

}  // namespace quadrille::trails
