// The exhaustive checker of Tennis: its depth, its counts, and the row or position that it finds; and the texts of
// boards and examples.
#include "proofs/tennis/question.hpp"

#include <gtest/gtest.h>

#include "games/tennis/record.hpp"
#include "proofs/tennis/claims.hpp"

namespace quadrille::tennis::tennis_question_test {

using proofs::Exhaustion;

TEST(BoardName, SaysTheGameThePointsAndTheScoring) {
  EXPECT_EQ(board_name({}, 50), "tennis:50");
  EXPECT_EQ(board_name({Variant::footsteps, 2, 2}, 8), "footsteps:8*2");
}

TEST(Example, IsARowOrAPosition) {
  const WrittenTurn row{12, 10, {1, 0}, {1, 0, 2}};
  EXPECT_EQ(to_string(Example{{}, 50, row}), "tennis:50 10,1,0,1,0,2");
  EXPECT_EQ(to_string(Example{{}, 3, Position{2, 1, -1}}), "tennis:3 (2,1,-1)");
}

TEST(Questions, GenerateCourtsButNoRecords) {
  EXPECT_FALSE(RecordQuestion(first_table(), nullptr).has_cases_to_generate());
  EXPECT_TRUE(CourtQuestion(1, 1, nullptr).has_cases_to_generate());
}

RecordQuestion breaks_at(std::optional<std::size_t> row) {
  return {first_table(), [row](const auto&) { return row; }};
}

TEST(ExhaustRecord, LooksAtEveryRowOrUpToTheFirstThatBreaksTheAssertion) {
  const Exhaustion legal = breaks_at(std::nullopt).exhaust({}).front();
  EXPECT_EQ(to_string(legal), "exhaustive:tennis:50/5/6");
  EXPECT_TRUE(legal.whole);
  EXPECT_FALSE(legal.witness);
  const Exhaustion broken = breaks_at(3).exhaust({}).front();
  EXPECT_EQ(to_string(broken), "exhaustive:tennis:50/3/4");
  ASSERT_TRUE(broken.witness);
  EXPECT_EQ(broken.witness->text, "tennis:50 3,15,10,25,20,1");
}

TEST(ExhaustRecord, SaysNothingOfRowsBeyondTheLastPly) {
  const Exhaustion walk = breaks_at(3).exhaust({.last_ply = 2}).front();
  EXPECT_FALSE(walk.witness);
  EXPECT_FALSE(walk.whole);
  EXPECT_EQ(to_string(walk), "exhaustive:tennis:50/2/3");
}

TEST(ExhaustCourts, AsksOfBothGamesUnderBothScorings) {
  const CourtQuestion question{2, 2, [](const Court& court) -> std::optional<Position> {
                                 if (court.rules.beyond == 1) return std::nullopt;
                                 return Position{1, 0, 2};
                               }};
  const auto walks = question.exhaust({});
  ASSERT_EQ(walks.size(), 4U);
  EXPECT_EQ(to_string(walks[0]), "exhaustive:tennis:2/2/63");  // 3 x 3 points, 7 places of the ball
  EXPECT_FALSE(walks[0].witness);
  ASSERT_TRUE(walks[3].witness);
  EXPECT_EQ(walks[3].witness->text, "footsteps:2*2 (1,0,2)");
  EXPECT_FALSE(question.exhaust({.last_ply = 1}).front().whole);
  std::stop_source source;
  source.request_stop();
  EXPECT_TRUE(question.exhaust({.stop = source.get_token()}).front().cut_short);
}

// The tables have the faults of the sources, and differ exactly as the sources do.
TEST(Tables, AreTheSourcesAndDifferWhereTheyDo) {
  EXPECT_FALSE(first_fault({}, first_table()));
  for (const auto& table : {second_table_000(), second_table_001()}) {
    const auto fault = first_fault({}, table);
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->turn, 10);
    EXPECT_EQ(fault->cell, "points_1");
  }
  EXPECT_NE(second_table_000(), second_table_001());
}

}  // namespace quadrille::tennis::tennis_question_test
