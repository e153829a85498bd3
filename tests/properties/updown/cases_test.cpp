// The generators of rounds of Up's & Down's: their rounds are well formed, cover the interesting cases and shrink to
// readable ones.
#include "properties/updown/cases.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "properties/permutations/lists.hpp"
#include "properties/property.hpp"
#include "tests/properties/seed.hpp"

namespace quadrille::updown::updown_cases_test {

bool is_permutation(const std::vector<int>& numbers) {
  const std::vector<int> rising = proofs::rising_list(static_cast<int>(numbers.size()));
  return std::is_permutation(numbers.begin(), numbers.end(), rising.begin(), rising.end());
}

// The property run itself counts the cases that it covers; with an assertion that holds, it runs to its end.
TEST(UpdownCases, ReachWhatIsInteresting) {
  constexpr int wanted = 2000;
  const auto assertion =
      list_assertion(proofs::Role::statement, {1, 1, 20}, "a generated case is a permutation",
                     [](const proofs::PermutationCase& which) {
                       return is_permutation(which.numbers) && static_cast<int>(which.numbers.size()) == which.n;
                     });
  const auto run =
      properties::run_property(assertion, ask_generated_case, {wanted, properties::seed_from_environment()});
  ASSERT_FALSE(run.counterexample) << *run.counterexample;
  ASSERT_EQ(run.cases, wanted);
  const auto reached = [&](const char* kind) {
    const auto found = run.reached.find(kind);
    return found == run.reached.end() ? 0 : found->second;
  };
  EXPECT_GE(reached("alternating word"), wanted / 20);
  EXPECT_GE(reached("constant word"), wanted / 100);
  EXPECT_GE(reached("overlap"), wanted / 20);
  EXPECT_GE(reached("own inverse"), wanted / 20);
}

TEST(UpdownCases, ShrinkToAReadableList) {
  const auto assertion = list_assertion(
      proofs::Role::statement, {1, 1, 40}, "no list falls",
      [](const proofs::PermutationCase& which) { return std::is_sorted(which.numbers.begin(), which.numbers.end()); });
  const auto run = properties::run_property(assertion, ask_generated_case, {200, properties::seed_from_environment()});
  ASSERT_TRUE(run.counterexample);
  EXPECT_LE(run.counterexample->size(), 40U) << *run.counterexample;
}

}  // namespace quadrille::updown::updown_cases_test
