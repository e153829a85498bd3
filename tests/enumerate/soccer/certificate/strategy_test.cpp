// A certificate that is read back wins: against every ply of the loser, on pitches with and without a mirror.
#include "enumerate/soccer/certificate/strategy.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "tests/enumerate/soccer/certificate/oracle.hpp"

namespace quadrille::enumerate::strategy_test {

using soccer::WidePosition;

// Plays the strategy against all that the loser can do. \returns how many games were won
std::size_t played_out(const soccer::Pitch& pitch, const Strategy& strategy, const WidePosition& position) {
  const soccer::Outcome outcome = soccer::outcome(pitch, position);
  if (outcome != soccer::Outcome::ongoing) {
    EXPECT_EQ(soccer::winner(outcome, position.mover), strategy.winner());
    return 1;
  }
  EXPECT_TRUE(strategy.covers(position));
  if (position.mover == strategy.winner()) {
    const auto ply = strategy.ply(position);
    if (!ply) {
      ADD_FAILURE() << "no ply";
      return 0;
    }
    return played_out(pitch, strategy, play(pitch, position, *ply));
  }
  EXPECT_FALSE(strategy.ply(position));
  std::size_t games = 0;
  for_each_ply(pitch, position,
               [&](const soccer::Ply& ply) { games += played_out(pitch, strategy, play(pitch, position, ply)); });
  return games;
}

TEST(Strategy, WinsAgainstEverything_standard) {
  for (const char* name : {"paper:1x2", "paper:1x3", "paper:2x2", "paper:3x2", "classic:2x2", "classic:2x4"}) {
    const WholeTable<> table(name);
    const soccer::Pitch& pitch = table.pitch();
    const Certificate certificate = table.certificate();
    const Strategy strategy(pitch, {pitch.start()}, certificate.winner, certificate.bytes());
    const auto start = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
    EXPECT_GE(played_out(pitch, strategy, start), 1U) << name;
    EXPECT_EQ(strategy.winner(), table.winner(start)) << name;
  }
}

TEST(Strategy, RefusesWhatIsNoWalk) {
  const WholeTable<> table("paper:1x3");
  const std::string bytes = table.certificate().bytes();
  const soccer::History start{table.pitch().start()};
  for (const std::size_t length : {std::size_t{0}, bytes.size() - 1}) {
    EXPECT_THROW(Strategy(table.pitch(), start, soccer::Player::one, std::string_view(bytes).substr(0, length)),
                 std::invalid_argument);
  }
}

}  // namespace quadrille::enumerate::strategy_test
