// What one block of samples adds up to: estimates of the numbers of histories and games, each of them unbiased by
// itself, so that the differences among blocks say how precise their mean is.
#pragma once

#include <array>
#include <cstddef>

#include "enumerate/soccer/estimate/trail_step.hpp"

namespace quadrille::enumerate {

struct BlockTotals {
  double histories = 0;                   ///< finished or not, the empty one included
  std::array<double, game_ends> games{};  ///< finished ones, by GameEnd
  double plies = 0;                       ///< of all finished games together
  double squared_plies = 0;               ///< the sum of their squares
  double available = 0;                   ///< legal plies, over all plies of all finished games
  double squared_available = 0;           ///< the sum of their squares
  double random_plies = 0;                ///< the mean length of a game of uniformly random plies

  double all_games() const { return games[0] + games[1] + games[2] + games[3]; }

  /// Adds what follows trails of so many plies, whose weights are `weight` together.
  /// \param available_so_far  over the plies of each
  void add(const StepEnds& ends, int plies_so_far, const AvailablePlies& available_so_far, double weight) {
    histories += weight * ends.histories;
    if (!ends.any_game) return;
    double games_here = 0;
    for (std::size_t more = 1; more <= StepEnds::most_plies; ++more) {
      const double ply = plies_so_far + static_cast<int>(more);
      for (std::size_t end = 0; end < game_ends; ++end) {
        const double count = weight * ends.games[more - 1][end];
        games[end] += count;
        games_here += count;
        plies += count * ply;
        squared_plies += count * ply * ply;
      }
    }
    available += weight * ends.available.sum + games_here * available_so_far.sum;
    squared_available += weight * ends.available.squares + games_here * available_so_far.squares;
  }
};

}  // namespace quadrille::enumerate
