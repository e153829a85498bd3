#include "enumerate/nim/counts.hpp"
#include "enumerate/run/runner.hpp"
#include "quadrille/error.hpp"
#include "quadrille/nim.hpp"

namespace quadrille::nim {

Schema<GameCounts> schema_of(RowType<GameCounts> /*row*/) {
  return {"count_nim",
          "count nim",
          "the games of one number of moves",
          {{"moves", &GameCounts::moves, "moves of both players"}, {"games", &GameCounts::games, "games"}}};
}

Result<GameCounts> count(const CountQuery& query, const Options& options) {
  if (query.counters < 0 || query.counters > 1000) {
    throw Error(ErrorKind::unusable_input, "counters: not a number from 0 to 1000");
  }
  const running::Runner runner(options);
  const std::vector<Natural> games = runner.on_threads([&] { return enumerate::count_nim_games(query.counters); });
  Result<GameCounts> result;
  for (std::size_t moves = 0; moves < games.size(); ++moves) {
    if (games[moves] != 0) result.rows.push_back({static_cast<int>(moves), games[moves]});
  }
  return result;
}

}  // namespace quadrille::nim
