// Cases of Plusses and Minuses: their texts, and a walk over each once.
#include <gtest/gtest.h>

#include <set>

#include "proofs/plusminus/claims.hpp"

namespace quadrille::plusminus::plusminus_question_test {

TEST(GridCase, IsWrittenAsWhatItHas) {
  EXPECT_EQ(to_string(GridCase{3}), "n=3");
  EXPECT_EQ(to_string(GridCase{3, {1, 3, 2}}), "1,3,2");
  const Predictions predictions = parse_predictions("+-,--");
  EXPECT_EQ(to_string(GridCase{3, {1, 3, 2}, predictions}), "1,3,2 predictions +-,--");
  EXPECT_EQ(to_string(GridCase{3, {}, predictions}), "n=3 predictions +-,--");
}

TEST(GridCase, IsAGridByColumns) { EXPECT_EQ(grid_of({3, {2, 3, 1}, {}}), (Permutation{1, 2, 0})); }

TEST(GridAssertion, MeetsEveryCaseOnce) {
  struct Expected {
    CasesOf cases;
    std::uint64_t positions;
  };
  // 1 + 2 + 6 + 24 grids, 1 + 4 + 16 + 64 pairs of prediction lists, and each grid with each pair of its size.
  for (const auto& [cases, positions] : {Expected{CasesOf::grids, 33}, Expected{CasesOf::predictions, 85},
                                         Expected{CasesOf::games, 1 + 2 * 4 + 6 * 16 + 24 * 64}}) {
    std::set<std::string> met;
    const auto assertion = grid_assertion(
        proofs::Role::statement, cases, {1, 4, 4}, "no case comes twice",
        [&](const GridCase& which) { return met.insert(std::to_string(which.n) + ": " + to_string(which)).second; });
    EXPECT_TRUE(assertion.question->has_cases_to_generate());
    const proofs::Exhaustion walk = exhaust(assertion).front();
    EXPECT_FALSE(walk.witness) << walk.witness->text;
    EXPECT_TRUE(walk.whole);
    EXPECT_EQ(walk.plies, 4);
    EXPECT_EQ(walk.positions, positions);
    EXPECT_EQ(met.size(), positions);
  }
}

TEST(GridAssertion, FindsTheFirstPredictionsWithPlayer2sFastest) {
  const auto assertion =
      grid_assertion(proofs::Role::statement, CasesOf::predictions, {1, 3, 3}, "two lists are equal",
                     [](const GridCase& which) { return which.predictions[0] == which.predictions[1]; });
  const proofs::Exhaustion walk = exhaust(assertion).front();
  ASSERT_TRUE(walk.witness);
  EXPECT_EQ(walk.witness->text, "permutations:2 n=2 predictions -,+");
}

}  // namespace quadrille::plusminus::plusminus_question_test
