// The walk of an assertion about the rounds of Up's & Down's covers every list once.
#include <gtest/gtest.h>

#include <set>

#include "proofs/updown/claims.hpp"

namespace quadrille::updown::updown_question_test {

TEST(ListAssertion, MeetsEveryListOnce) {
  std::set<std::vector<int>> met;
  const auto assertion =
      list_assertion(proofs::Role::statement, {1, 4, 4}, "no list comes twice",
                     [&](const proofs::PermutationCase& which) { return met.insert(which.numbers).second; });
  const auto walks = exhaust(assertion);
  ASSERT_EQ(walks.size(), 1U);
  EXPECT_FALSE(walks[0].witness);
  EXPECT_EQ(to_string(walks[0]), "exhaustive:permutations:4/4/33");
  EXPECT_EQ(met.size(), 33U);
  EXPECT_TRUE(assertion.question->has_cases_to_generate());
}

}  // namespace quadrille::updown::updown_question_test
