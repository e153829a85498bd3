#include "enumerate/soccer/estimate/estimate.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "enumerate/engines/random/stream.hpp"
#include "enumerate/engines/reporter.hpp"
#include "enumerate/engines/run_status.hpp"
#include "enumerate/soccer/estimate/pairings.hpp"
#include "enumerate/soccer/estimate/population.hpp"
#include "enumerate/soccer/estimate/random_game.hpp"
#include "enumerate/soccer/estimate/trail_board.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/parallel.hpp"

namespace quadrille::enumerate {

namespace {

using engines::RunStatus;

enum class Purpose : std::uint8_t { trails = 1, random_games = 2 };

engines::RandomStream stream(std::uint64_t seed, Purpose purpose, std::size_t block) {
  return {seed, static_cast<std::uint64_t>(purpose), block};
}

// What all blocks of a pitch share.
struct Blocks {
  explicit Blocks(const soccer::Pitch& pitch) : board(pitch), over_at_start(pitch.goal(pitch.start())) {}

  BlockTotals totals(std::size_t samples, std::uint64_t seed, std::size_t block, engines::Budget& budget,
                     const std::stop_token& stop) const {
    BlockTotals totals;
    if (over_at_start != soccer::Goal::none) {  // one history, which is a game of no plies
      const GameEnd end = over_at_start == soccer::Goal::g2 ? GameEnd::goal_wins_1 : GameEnd::goal_wins_2;
      totals.histories = totals.games[static_cast<std::size_t>(end)] = 1;
      return totals;
    }
    engines::RandomStream trails = stream(seed, Purpose::trails, block);
    totals = Population(board, pairings, samples, budget).run(trails, stop);
    engines::RandomStream games = stream(seed, Purpose::random_games, block);
    totals.random_plies = mean_random_plies(board, samples, games, stop);
    return totals;
  }

  TrailBoard board;
  Pairings<double> pairings;
  soccer::Goal over_at_start;
};

}  // namespace

BlockSizes::BlockSizes(std::uint64_t samples) {
  constexpr std::uint64_t fewest = 100;
  constexpr std::uint64_t largest = 32768;
  count = static_cast<std::size_t>(std::max(fewest, (samples + largest - 1) / largest));
  size = static_cast<std::size_t>(samples / count);
  larger = static_cast<std::size_t>(samples % count);
}

SoccerEstimate estimate_soccer(const soccer::Pitch& pitch, std::uint64_t samples, std::uint64_t seed,
                               const engines::RunOptions& options) {
  const Blocks shared(pitch);
  const BlockSizes sizes(samples);
  engines::Budget budget(options.memory);
  SoccerEstimate result;
  std::vector<std::optional<BlockTotals>> finished;
  result.status = engines::status_of([&] {
    const std::size_t bytes = sizes.count * sizeof(std::optional<BlockTotals>);
    budget.charge(bytes);
    finished.resize(sizes.count);
    engines::Reporter reporter("block", options.observer, sizes.count);
    engines::parallel_for_task(0, sizes.count, [&](std::size_t block) {
      finished[block] = shared.totals(sizes.of(block), seed, block, budget, options.stop);
      reporter.one_done();
    });
  });
  std::vector<BlockTotals> blocks;
  for (std::size_t block = 0; block < finished.size(); ++block) {
    if (!finished[block]) continue;
    blocks.push_back(*finished[block]);
    result.samples += sizes.of(block);
  }
  result.blocks = blocks.size();
  if (blocks.size() >= fewest_blocks) result.intervals = intervals_of(blocks);
  return result;
}

BlockTotals totals_of_block(const soccer::Pitch& pitch, std::size_t samples, std::uint64_t seed, std::size_t block) {
  engines::Budget unbounded(std::numeric_limits<std::size_t>::max());
  return Blocks(pitch).totals(samples, seed, block, unbounded, {});
}

}  // namespace quadrille::enumerate
