// The generators of Plusses and Minuses: their cases are well formed, cover the interesting ones and shrink to readable
// ones.
#include "properties/plusminus/cases.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "properties/permutations/lists.hpp"
#include "properties/property.hpp"
#include "tests/properties/seed.hpp"

namespace quadrille::plusminus::plusminus_cases_test {

bool is_permutation(const std::vector<int>& numbers) {
  const std::vector<int> rising = proofs::rising_list(static_cast<int>(numbers.size()));
  return std::is_permutation(numbers.begin(), numbers.end(), rising.begin(), rising.end());
}

// The property run itself counts the cases that it covers; with an assertion that holds, it runs to its end.
TEST(PlusminusCases, ReachWhatIsInteresting) {
  constexpr int wanted = 2000;
  const auto assertion =
      grid_assertion(proofs::Role::statement, CasesOf::games, {1, 1, 20},
                     "a generated case is a permutation with two lists", [](const GridCase& which) {
                       return is_permutation(which.numbers) && static_cast<int>(which.numbers.size()) == which.n &&
                              which.predictions[0].length == which.n - 1 && which.predictions[1].length == which.n - 1;
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
  EXPECT_GE(reached("level"), wanted / 20);
}

TEST(PlusminusCases, HaveWhatTheQuestionAsksFor) {
  const auto run_of = [](CasesOf cases, std::function<bool(const GridCase&)> holds) {
    const auto assertion = grid_assertion(proofs::Role::statement, cases, {2, 2, 9}, "", std::move(holds));
    return properties::run_property(assertion, ask_generated_case, {100, properties::seed_from_environment()});
  };
  const auto grids = run_of(CasesOf::grids, [](const GridCase& which) {
    return is_permutation(which.numbers) && !which.numbers.empty() && which.predictions[0].length == 0;
  });
  EXPECT_FALSE(grids.counterexample) << *grids.counterexample;
  const auto predictions = run_of(CasesOf::predictions, [](const GridCase& which) {
    return which.numbers.empty() && which.predictions[0].length == which.n - 1;
  });
  EXPECT_FALSE(predictions.counterexample) << *predictions.counterexample;
}

TEST(PlusminusCases, ShrinkToReadablePredictions) {
  const auto assertion =
      grid_assertion(proofs::Role::statement, CasesOf::predictions, {1, 1, 40}, "player 1 predicts no plus",
                     [](const GridCase& which) { return which.predictions[0].plus == 0; });
  const auto run = properties::run_property(assertion, ask_generated_case, {200, properties::seed_from_environment()});
  ASSERT_TRUE(run.counterexample);
  EXPECT_EQ(*run.counterexample, "n=2 predictions +,-");
}

}  // namespace quadrille::plusminus::plusminus_cases_test
