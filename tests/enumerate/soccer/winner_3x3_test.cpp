// Every whole pitch from a million classes up to paper:3x3: the classes by winner equal those of the generic engine on
// states with balls, and sum to the count by ply. Player 1 wins paper:3x3.
#include <gtest/gtest.h>

#include <cstdint>

#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/space.hpp"
#include "enumerate/soccer/values/winners.hpp"
#include "quadrille/detail/backward_induction.hpp"

namespace quadrille::enumerate::winner_3x3_test {

using engines::Player;

struct Wins {
  std::uint64_t of_1 = 0;
  std::uint64_t of_2 = 0;
  Wins& operator+=(const Wins& other) {
    of_1 += other.of_1;
    of_2 += other.of_2;
    return *this;
  }
};

// The rows by the generic engine on strong classes; there are as many of these as of weak ones (soccer/weak-is-strong).
std::vector<CountRow> rows_of_strong_classes(const soccer::Pitch& pitch) {
  const SoccerPlaySpace<1> space(pitch);
  std::vector<CountRow> rows;
  const auto take = [&](const auto& layer) {
    const Wins wins = layer.template tally<Wins>(
        [](Wins& tally, const auto& /*state*/, Player winner) { ++(winner == Player::one ? tally.of_1 : tally.of_2); });
    rows.insert(rows.begin(), {.ply = layer.grade(), .wins_1 = wins.of_1, .wins_2 = wins.of_2});
  };
  engines::solve_winners(space, {}, engines::KeepValues::start, take);
  return rows;
}

void expect_winners_of_both_engines(const char* name) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(name));
  const auto counted = count_soccer_winners(pitch);
  EXPECT_EQ(counted.status, engines::RunStatus::complete) << name;
  EXPECT_EQ(counted.rows, rows_of_strong_classes(pitch)) << name;
  const auto by_ply = count_soccer_layered(pitch, By::ply).rows;
  ASSERT_EQ(by_ply.size(), counted.rows.size()) << name;
  for (std::size_t ply = 0; ply < by_ply.size(); ++ply) {
    EXPECT_EQ(*counted.rows[ply].wins_1 + *counted.rows[ply].wins_2, by_ply[ply].weak_classes) << name;
  }
  const auto start = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
  const Distances distances = solve_distances(pitch, start);
  EXPECT_EQ(distances.end.winner == soccer::Player::one, counted.rows[0].wins_1 == 1) << name;
}

TEST(SoccerWinners, OfLargerPitchesAreThoseOfTheGenericEngine_extreme) {
  for (const char* name : {"paper:1x7", "paper:2x4", "paper:4x2", "classic:2x4", "classic:4x2"}) {
    expect_winners_of_both_engines(name);
  }
}

TEST(SoccerWinners, OfThreeByThreeAreThoseOfTheGenericEngine_long) {
  expect_winners_of_both_engines("paper:3x3");
  EXPECT_EQ(count_soccer_winners(soccer::Pitch(soccer::parse_pitch_name("paper:3x3"))).rows[0].wins_1, 1);
}

}  // namespace quadrille::enumerate::winner_3x3_test
