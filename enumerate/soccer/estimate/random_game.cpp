#include "enumerate/soccer/estimate/random_game.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

namespace {

// \param free  by vertex, as before the first ply
std::uint64_t random_plies(const TrailBoard& board, Directions* free, engines::RandomStream& random) {
  soccer::Vertex ball = board.start();
  for (std::uint64_t plies = 0;; ++plies) {
    const auto onward = static_cast<std::uint64_t>(std::popcount(free[ball]));
    const std::uint64_t all = onward + board.goal_count(ball);
    if (all == 0) return plies;
    std::uint64_t lot = random.below(all);
    if (lot >= onward) return plies + 1;
    unsigned rest = free[ball];
    for (; lot != 0; --lot) rest &= rest - 1;
    const auto direction = static_cast<unsigned>(std::countr_zero(rest));
    draw(board, free, ball, direction);
    ball = board.to(ball, direction);
  }
}

}  // namespace

double mean_random_plies(const TrailBoard& board, std::size_t games, engines::RandomStream& random,
                         const std::stop_token& stop) {
  constexpr std::size_t games_between_asking = 4096;
  std::vector<Directions> free(board.vertex_count());
  std::uint64_t plies = 0;
  for (std::size_t game = 0; game < games; ++game) {
    if (game % games_between_asking == 0 && stop.stop_requested()) throw engines::Interrupted();
    std::ranges::copy(board.free_at_start(), free.begin());
    plies += random_plies(board, free.data(), random);
  }
  return static_cast<double>(plies) / static_cast<double>(games);
}

}  // namespace quadrille::enumerate
