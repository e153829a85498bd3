// The exhaustive checker of Tennis: how far it looks, what it counts, and the row or position that it finds.
//
// ctest label: quick
#include "proofs/tennis/walk.hpp"

#include <gtest/gtest.h>

#include "games/tennis/game.hpp"
#include "proofs/tennis/tables.hpp"

namespace quadrille::proofs {
namespace {

RecordQuestion breaks_at(std::optional<std::size_t> row) {
  return {first_table(), [row](const auto&) { return row; }};
}

TEST(ExhaustRecord, LooksAtEveryRowOrUpToTheFirstThatBreaksTheSentence) {
  const Exhaustion kept = exhaust(breaks_at(std::nullopt), std::nullopt);
  EXPECT_EQ(to_string(kept), "exhaustive:tennis:50/5/6");
  EXPECT_TRUE(kept.whole);
  EXPECT_FALSE(kept.witness);
  const Exhaustion broken = exhaust(breaks_at(3), std::nullopt);
  EXPECT_EQ(to_string(broken), "exhaustive:tennis:50/3/4");
  ASSERT_TRUE(broken.witness);
  EXPECT_EQ(to_string(*broken.witness), "tennis:50 3,15,10,25,20,1");
}

TEST(ExhaustRecord, SaysNothingOfRowsBeyondTheLastPly) {
  const Exhaustion walk = exhaust(breaks_at(3), 2);
  EXPECT_FALSE(walk.witness);
  EXPECT_FALSE(walk.whole);
  EXPECT_EQ(to_string(walk), "exhaustive:tennis:50/2/3");
}

TEST(ExhaustCourts, AsksOfBothGamesUnderBothScorings) {
  const CourtQuestion question{2, 2, [](const TennisCourt& court) -> std::optional<tennis::Position> {
                                 if (court.rules.beyond == 1) return std::nullopt;
                                 return tennis::Position{1, 0, 2};
                               }};
  const auto walks = exhaust(question, std::nullopt);
  ASSERT_EQ(walks.size(), 4U);
  EXPECT_EQ(to_string(walks[0]), "exhaustive:tennis:2/2/63");  // 3 x 3 points, 7 places of the ball
  EXPECT_FALSE(walks[0].witness);
  ASSERT_TRUE(walks[3].witness);
  EXPECT_EQ(to_string(*walks[3].witness), "footsteps:2*2 (1,0,2)");
  EXPECT_FALSE(exhaust(question, 1).front().whole);
  EXPECT_TRUE(exhaust(question, std::nullopt, [] { return false; }).front().cut_short);
}

// What the sources say of their tables can be told from what is in them.
TEST(Tables, AreTheSourcesAndDifferWhereTheyDo) {
  EXPECT_FALSE(tennis::first_fault({}, first_table()));
  for (const auto& table : {second_table_000(), second_table_001()}) {
    const auto fault = tennis::first_fault({}, table);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->turn, 10);
    EXPECT_EQ(fault->cell, "points_1");
  }
  EXPECT_NE(second_table_000(), second_table_001());
}

}  // namespace
}  // namespace quadrille::proofs
