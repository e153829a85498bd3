// The reference implementation of estimate.hpp: it plays random histories by the rules of games/soccer. The weight of a
// history is the reciprocal of its probability (Knuth 1975).
#include "enumerate/engines/random/stream.hpp"
#include "enumerate/soccer/estimate/estimate.hpp"
#include "games/soccer/position.hpp"

namespace quadrille::enumerate {

namespace {

GameEnd end_of(soccer::Outcome outcome, soccer::Player mover) {
  const bool wins_1 = soccer::winner(outcome, mover) == soccer::Player::one;
  if (outcome == soccer::Outcome::blocked) return wins_1 ? GameEnd::blocked_wins_1 : GameEnd::blocked_wins_2;
  return wins_1 ? GameEnd::goal_wins_1 : GameEnd::goal_wins_2;
}

// Adds one random history: its prefixes and its game. \param part  its part of the block
void add_history(const soccer::Pitch& pitch, double part, engines::RandomStream& random, BlockTotals& totals) {
  soccer::WidePosition position = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
  double weight = part;
  AvailablePlies available;
  for (int plies = 0;; ++plies) {
    totals.histories += weight;
    std::vector<soccer::Ply> legal;
    soccer::for_each_ply(pitch, position, [&](const soccer::Ply& ply) { legal.push_back(ply); });
    if (legal.empty()) {
      const GameEnd end = end_of(soccer::outcome(pitch, position), position.mover);
      totals.games[static_cast<std::size_t>(end)] += weight;
      totals.plies += weight * plies;
      totals.squared_plies += weight * plies * plies;
      totals.available += weight * available.sum;
      totals.squared_available += weight * available.squares;
      totals.random_plies += part * plies;
      return;
    }
    weight *= static_cast<double>(legal.size());
    available = available.with(static_cast<unsigned>(legal.size()));
    position = soccer::play(pitch, position, legal[random.below(legal.size())]);
  }
}

}  // namespace

std::vector<BlockTotals> estimate_soccer_ref(const soccer::Pitch& pitch, std::size_t blocks, std::size_t samples,
                                             std::uint64_t seed) {
  std::vector<BlockTotals> totals(blocks);
  for (std::size_t block = 0; block < blocks; ++block) {
    engines::RandomStream random(seed, 0, block);
    for (std::size_t i = 0; i < samples; ++i) {
      add_history(pitch, 1 / static_cast<double>(samples), random, totals[block]);
    }
  }
  return totals;
}

}  // namespace quadrille::enumerate
