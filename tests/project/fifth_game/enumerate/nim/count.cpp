#include "enumerate/nim/counts.hpp"
#include "enumerate/run/ended.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/run/spelling.hpp"
#include "quadrille/error.hpp"
#include "quadrille/nim.hpp"

namespace quadrille::nim {

Schema<GameCounts> schema_of(RowType<GameCounts> /*row*/) {
  return {"count_nim",
          "count nim",
          "the games of one number of moves",
          {{"moves", &GameCounts::moves, "moves of both players"}, {"games", &GameCounts::games, "games"}}};
}

Plan<CountRequest> plan(const CountRequest& request, const Options& /*options*/) {
  if (request.counters < 0 || request.counters > 1000) {
    refuse(mention("counters"), "out of range", "give a number from 0 to 1000");
  }
  return running::plan_for<GameCounts>(request, running::command_of("count nim", {{"counters", request.counters}}),
                                       "nim, one heap");
}

Answer run(const Plan<CountRequest>& plan, const Options& options) {
  const running::Runner runner(options);
  const std::vector<Natural> games =
      runner.on_threads([&] { return enumerate::count_nim_games(plan.request.counters); });
  running::Found<GameCounts> found;
  for (std::size_t moves = 0; moves < games.size(); ++moves) {
    if (games[moves] != 0) found.rows.push_back({static_cast<int>(moves), games[moves]});
  }
  return running::answer_of(plan.table, found);
}

}  // namespace quadrille::nim
