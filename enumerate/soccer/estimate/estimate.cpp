// Estimates the numbers of histories and games by random samples (estimate.hpp). Each block of samples extends many
// random trails ply by ply. Threads run the blocks in parallel.
#include "enumerate/soccer/estimate/estimate.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "enumerate/engines/random/stream.hpp"
#include "enumerate/engines/reporter.hpp"
#include "enumerate/engines/run_status.hpp"
#include "enumerate/soccer/estimate/trail_board.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

namespace {

// The least effective size before the population is resampled, as a part of its size. From 0.3 to 0.8 the variance on
// classic:8x10 was the same within what a few hundred blocks show; less resampling takes less time.
constexpr double least_effective = 0.4;

}  // namespace

Population::Population(const TrailBoard& board, const Pairings<double>& pairings, std::size_t size,
                       engines::Budget& budget)
    : board_(board),
      pairings_(pairings),
      trails_(size, Trail{.ball = board.start()}, engines::BudgetAllocator<Trail>(budget)),
      free_(size * board.vertex_count(), Directions{0}, engines::BudgetAllocator<Directions>(budget)) {
  for (std::size_t i = 0; i < size; ++i) std::ranges::copy(board.free_at_start(), free_of(i));
}

std::size_t Population::bytes_of_trail(const TrailBoard& board) { return sizeof(Trail) + board.vertex_count(); }

BlockTotals Population::run(engines::RandomStream& random, const std::stop_token& stop) {
  BlockTotals totals;
  StepEnds before;  // the empty trail, as if a ply had led to it
  count_end(board_, board_.start(), 1, board_.free_at_start()[board_.start()], false, {}, before);
  totals.add(before, -1, {}, 1);
  const auto size = static_cast<double>(trails_.size());
  for (int plies = 0;; ++plies) {
    if (stop.stop_requested()) throw engines::Interrupted();
    const Promises promises = draw_ply(plies, random, totals);
    if (promises.sum == 0) return totals;
    if (promises.sum * promises.sum < least_effective * size * promises.squares) resample(promises.sum, random);
  }
}

// Adds what follows the trails, and draws a ply of each trail that continues; the promise of the others becomes 0.
Population::Promises Population::draw_ply(int plies, engines::RandomStream& random, BlockTotals& totals) {
  const double part = 1 / static_cast<double>(trails_.size());
  Promises promises;
  for (std::size_t i = 0; i < trails_.size(); ++i) {
    Trail& trail = trails_[i];
    if (trail.promise == 0) continue;
    Directions* const free = free_of(i);
    look_ahead(board_, pairings_, free, trail.ball, trail.mover_2, step_);
    totals.add(step_.ends, plies, trail.available, trail.weight * part);
    if (step_.count == 0) {
      trail.promise = 0;
      continue;
    }
    draw_ply_of(trail, free, random);
    promises.sum += trail.promise;
    promises.squares += trail.promise * trail.promise;
  }
  return promises;
}

void Population::draw_ply_of(Trail& trail, Directions* free, engines::RandomStream& random) {
  const double pick = random.uniform() * step_.total;
  std::size_t chosen = 0;
  double up_to = step_.candidates[0].rating;
  while (pick >= up_to && chosen + 1 < step_.count) up_to += step_.candidates[++chosen].rating;
  const Candidate<double>& candidate = step_.candidates[chosen];
  trail.promise *= step_.total / (std::popcount(free[trail.ball]) * trail.look);
  trail.weight *= step_.total / candidate.rating;
  trail.look = candidate.look;
  trail.available = trail.available.with(legal_plies(board_, trail.ball, free[trail.ball]));
  trail.mover_2 = trail.mover_2 != candidate.passes_turn;
  draw(board_, free, trail.ball, candidate.direction);
  trail.ball = board_.to(trail.ball, candidate.direction);
}

// Systematic resampling: there are as many equally spaced points as trails, and each trail gets the points within its
// promise's part of the sum.
void Population::resample(double sum, engines::RandomStream& random) {
  const auto size = static_cast<double>(trails_.size());
  const double mean = sum / size;
  const double offset = random.uniform();
  const auto last =
      std::find_if(trails_.rbegin(), trails_.rend(), [](const Trail& trail) { return trail.promise > 0; });
  double reached = 0;
  double given = 0;
  for (Trail& trail : trails_) {
    reached += trail.promise / mean;
    // Rounding may leave the sum short of the last point.
    const double up_to = &trail == &*last ? size : std::clamp(std::ceil(reached - offset), given, size);
    trail.copies = static_cast<std::uint32_t>(up_to - given);
    given = up_to;
    if (trail.copies == 0) continue;
    trail.weight *= mean / trail.promise;
    trail.promise = mean;
  }
  std::size_t source = 0;
  for (std::size_t i = 0; i < trails_.size(); ++i) {
    if (trails_[i].copies != 0) continue;
    while (trails_[source].copies <= 1) ++source;
    --trails_[source].copies;
    trails_[i] = trails_[source];
    trails_[i].copies = 1;
    std::copy_n(free_of(source), board_.vertex_count(), free_of(i));
  }
}

namespace {

using engines::RunStatus;

enum class Purpose : std::uint8_t { trails = 1, random_games = 2 };

engines::RandomStream stream(std::uint64_t seed, Purpose purpose, std::size_t block) {
  return {seed, static_cast<std::uint64_t>(purpose), block};
}

// The data that all blocks of a pitch share.
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
