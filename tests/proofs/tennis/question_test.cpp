// Boards and witnesses of Tennis, as they are written.
//
// ctest label: quick
#include "proofs/tennis/question.hpp"

#include <gtest/gtest.h>

namespace quadrille::proofs {
namespace {

TEST(TennisBoard, SaysTheGameThePointsAndTheScoring) {
  EXPECT_EQ(tennis_board({}, 50), "tennis:50");
  EXPECT_EQ(tennis_board({tennis::Variant::footsteps, 2, 2}, 8), "footsteps:8*2");
}

TEST(TennisWitness, IsARowOrAPosition) {
  const tennis::WrittenTurn row{12, 10, {1, 0}, {1, 0, 2}};
  EXPECT_EQ(to_string(TennisWitness{{}, 50, row}), "tennis:50 10,1,0,1,0,2");
  EXPECT_EQ(to_string(TennisWitness{{}, 3, tennis::Position{2, 1, -1}}), "tennis:3 (2,1,-1)");
}

TEST(TennisQuestion, GeneratesCourtsButNoRecords) {
  EXPECT_FALSE(TennisQuestion{RecordQuestion{}}.has_cases_to_generate());
  EXPECT_TRUE(TennisQuestion{CourtQuestion{}}.has_cases_to_generate());
}

}  // namespace
}  // namespace quadrille::proofs
