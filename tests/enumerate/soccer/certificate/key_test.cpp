// The lemma of live segments, on every position of small pitches: positions with equal live segments, ball and mover
// have equal winners, and so have mirror images.
#include "enumerate/soccer/certificate/key.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/enumerate/soccer/certificate/oracle.hpp"

namespace quadrille::enumerate::key_test {

using Key = CertificateKey<1>;

TEST(CertificateKey, DecidesTheWinner) {
  bool mover_matters = false;
  for (const char* name : {"paper:1x4", "paper:2x2", "paper:2x3", "paper:3x2", "classic:2x2"}) {
    const WholeTable<> table(name);
    const CertificateKeys<1> keys(table.pitch());
    std::map<Key, soccer::Player> winners;
    std::map<Key, std::set<soccer::Player>> without_mover;
    std::set<Key> smallest;
    std::uint64_t positions = 0;
    table.winners().for_each([&](const SoccerState<1>& state, engines::Player) {
      if (table.space().outcome(state) != SoccerResult{}) return;
      ++positions;
      const soccer::Player mover =
          table.space().mover(state) == engines::Player::one ? soccer::Player::one : soccer::Player::two;
      const soccer::Position<1> position{state.drawing, state.ball, mover};
      const soccer::Player winner = table.winner({state.drawing.resized<6>(), state.ball, mover});
      const Key key = keys.of(position);
      ASSERT_EQ(winners.try_emplace(key, winner).first->second, winner) << name;
      const OrientedKey<1> oriented = keys.smallest_of(position);
      ASSERT_EQ(winners.try_emplace(oriented.key, winner).first->second, winner) << name;
      EXPECT_EQ(oriented.mirrored, oriented.key != key);
      smallest.insert(oriented.key);
      without_mover[{key.live, key.ball, soccer::Player::one}].insert(winner);
    });
    EXPECT_LT(smallest.size(), positions) << name;
    mover_matters =
        mover_matters || std::ranges::any_of(without_mover, [](const auto& e) { return e.second.size() == 2; });
  }
  // The test can refuse a key: one without the mover is too small.
  EXPECT_TRUE(mover_matters);
}

TEST(CertificateKey, OfTheStartIsEverySegment) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("classic:4x6"));
  const CertificateKeys<2> keys(pitch);
  const CertificateKey<2> key = keys.of(soccer::start_position<2>(pitch));
  EXPECT_EQ(key.live.size(), pitch.lattice().edge_count());
  EXPECT_EQ(key.ball, pitch.start());
}

TEST(CertificateIndex, GivesNumbersInOrderAndFindsThem) {
  engines::Budget budget(1'000'000);
  CertificateIndex<1> index(budget);
  const auto key = [](std::uint64_t i) {
    graphs::EdgeSet<1> live;
    for (unsigned bit = 0; bit < 16; ++bit) {
      if ((i >> bit & 1U) != 0) live.insert(static_cast<graphs::Edge>(bit));
    }
    return CertificateKey<1>{live, 3, soccer::Player::two};
  };
  for (std::uint64_t i = 0; i < 5000; ++i) {
    EXPECT_FALSE(index.find(key(i)));
    index.add({key(i), i % 3 == 0});
  }
  EXPECT_EQ(index.size(), 5000U);
  for (std::uint64_t i = 0; i < 5000; ++i) {
    const std::optional<CertificatePlace> place = index.find(key(i));
    ASSERT_TRUE(place);
    EXPECT_EQ(place->number, i);
    EXPECT_EQ(place->mirrored, i % 3 == 0);
  }
  const auto fill = [&] {
    for (std::uint64_t i = 5000; i < 60'000; ++i) index.add({key(i), false});
  };
  EXPECT_THROW(fill(), engines::OutOfBudget);
}

}  // namespace quadrille::enumerate::key_test
