// The mean length of random games is their expected length: the average over all games, weighted by probability.
#include <gtest/gtest.h>

#include <cmath>
#include <stop_token>
#include <vector>

#include "enumerate/soccer/estimate/trail_board.hpp"
#include "games/soccer/position.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate::random_game_test {

// The expected number of plies of uniformly random play, by listing all histories.
double expected_random_plies(const soccer::Pitch& pitch, const soccer::WidePosition& position) {
  std::vector<soccer::Ply> plies;
  soccer::for_each_ply(pitch, position, [&](const soccer::Ply& ply) { plies.push_back(ply); });
  double after = 0;
  for (const soccer::Ply& ply : plies) after += expected_random_plies(pitch, soccer::play(pitch, position, ply));
  return plies.empty() ? 0 : 1 + after / static_cast<double>(plies.size());
}

// A game has fewer than 25 plies, so the mean of 100,000 lies within a tenth of the expected one.
TEST(RandomGame, LastsAsLongAsExpected) {
  for (const char* const name : {"paper:1x3", "classic:2x2"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const double exact = expected_random_plies(pitch, soccer::start_position<graphs::WideEdgeSet::words>(pitch));
    engines::RandomStream random(1, 0, 0);
    EXPECT_NEAR(mean_random_plies(TrailBoard(pitch), 100'000, random, {}), exact, 0.05) << name;
    EXPECT_GT(exact, 2) << name;
  }
}

TEST(RandomGame, EndsWhenItIsStopped) {
  std::stop_source stop;
  stop.request_stop();
  engines::RandomStream random(1, 0, 0);
  const TrailBoard board{soccer::Pitch(soccer::parse_pitch_name("paper:1x3"))};
  EXPECT_THROW(mean_random_plies(board, 10, random, stop.get_token()), engines::Interrupted);
}

}  // namespace quadrille::enumerate::random_game_test
