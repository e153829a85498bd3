// Games of Tennis with small random bids, so that they are long.
#pragma once

#include <algorithm>
#include <random>

#include "games/tennis/record.hpp"

namespace quadrille::exports {

inline tennis::Game random_tennis(const tennis::Rules& rules, int points, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  tennis::Game game{{}, {{points, points, 0}}, {}};
  while (tennis::outcome(rules, game.last()) == tennis::Outcome::none) {
    const auto bid = [&](int left) {
      const tennis::BidRange range = tennis::legal_bids(left);
      return range.least + static_cast<int>(random() % static_cast<std::uint64_t>(std::min(range.size(), 4)));
    };
    const int one = bid(game.last().points_1);
    const int two = bid(game.last().points_2);
    game.bids.push_back({one, two});
    game.positions.push_back(tennis::after(rules, game.last(), {one, two}));
  }
  return game;
}

}  // namespace quadrille::exports
