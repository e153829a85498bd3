// Legal histories for pictures: random plies that avoid the goals while possible, so that the games are long.
#pragma once

#include <random>
#include <vector>

#include "games/soccer/history.hpp"

namespace quadrille::exports {

inline soccer::History random_history(const soccer::Pitch& pitch, std::uint64_t seed, std::size_t most_plies) {
  std::mt19937_64 random(seed);
  soccer::History history{pitch.start()};
  auto position = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
  while (history.size() <= most_plies) {
    std::vector<soccer::Ply> plies;
    std::vector<soccer::Ply> going_on;
    soccer::for_each_ply(pitch, position, [&](const soccer::Ply& ply) {
      plies.push_back(ply);
      if (pitch.goal(ply.to) == soccer::Goal::none) going_on.push_back(ply);
    });
    if (plies.empty()) break;
    const auto& from = going_on.empty() ? plies : going_on;
    const soccer::Ply ply = from[random() % from.size()];
    position = soccer::play(pitch, position, ply);
    history.push_back(ply.to);
  }
  return history;
}

/// Pitches for tests of pictures: narrow, degenerate, with walls, and the common one.
inline constexpr const char* pitches_to_draw[] = {"paper:1x1", "paper:1x3",   "paper:2x2",   "paper:3x3",
                                                  "paper:7x2", "classic:2x2", "classic:4x4", "classic:8x10"};

}  // namespace quadrille::exports
