// The claims about Tennis: every row once, and a record that the ledger calls false is refuted at the row it names.
#include "proofs/tennis/claims.hpp"

#include <gtest/gtest.h>

#include "proofs/tennis/question.hpp"

namespace quadrille::tennis::tennis_claims_test {

TEST(TennisClaims, AreOfTheirGame) {
  for (const proofs::Claim& claim : claims()) EXPECT_EQ(claim.game(), "tennis") << claim.id;
}

TEST(TennisClaims, RefuteTheSecondTableAtTurnTen) {
  const std::vector<proofs::Claim> all = claims();
  ASSERT_GT(all.size(), 1U);
  ASSERT_EQ(all[1].id, "tennis/example-2");
  const auto walk = exhaust(all[1].assertions.front()).front();
  ASSERT_TRUE(walk.witness);
  EXPECT_EQ(walk.witness->text, "tennis:50 10,1,0,1,0,2");
  const auto* example = proofs::example_of<Example>(*walk.witness);
  ASSERT_NE(example, nullptr);
  EXPECT_EQ(std::get<WrittenTurn>(example->broken).turn, 10);
}

}  // namespace quadrille::tennis::tennis_claims_test
