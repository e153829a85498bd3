// The claims about Tennis: every row once, and a record that the ledger calls false is refuted at its named row.
#include "proofs/tennis/claims.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "enumerate/tennis/intervals.hpp"
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

// The right values pass and no others: for a changed value, the checker names its position or one that leads to it.
TEST(TennisClaims, KnowNumbersThatAreNoValues) {
  for (const Rules& rules : walked_rules()) {
    const ExactValues values = enumerate::solve_tennis_ref(rules, 2);
    EXPECT_EQ(first_without_value(rules, values), std::nullopt);
    for (const auto& [position, value] : values) {
      for (const int sign : {1, -1}) {
        ExactValues changed = values;
        changed[position] += enumerate::Rational(sign, 1'000'000'000);
        const auto broken = first_without_value(rules, changed);
        ASSERT_TRUE(broken);
        const bool leads_there = broken->points_1 > position.points_1 || broken->points_2 > position.points_2;
        EXPECT_TRUE(*broken == position || leads_there);
      }
    }
  }
}

TEST(TennisClaims, HaveAValueAtEveryPosition) {
  const std::vector<proofs::Claim> all = claims();
  const auto claim = std::ranges::find(all, "tennis/value", &proofs::Claim::id);
  ASSERT_NE(claim, all.end());
  for (const proofs::Assertion& assertion : claim->assertions) {
    for (const proofs::Exhaustion& walk : exhaust(assertion, {.last_ply = 4})) {
      EXPECT_FALSE(walk.witness) << assertion.text;
      EXPECT_EQ(walk.positions, 5U * 5 * 7);
    }
  }
}

}  // namespace quadrille::tennis::tennis_claims_test
