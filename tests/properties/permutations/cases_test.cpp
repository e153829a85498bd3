// The generators of the permutation games: what they make are permutations, and they reach the interesting cases.
//
// ctest label: quick
#include "properties/permutations/cases.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "games/plusminus/score.hpp"
#include "games/updown/score.hpp"
#include "proofs/permutations/sentences.hpp"
#include "properties/property.hpp"
#include "properties/soccer/cases.hpp"
#include "tests/properties/seed.hpp"

namespace quadrille::properties {
namespace {

bool is_permutation(const std::vector<int>& numbers) {
  const std::vector<int> rising = proofs::rising_list(static_cast<int>(numbers.size()));
  return std::is_permutation(numbers.begin(), numbers.end(), rising.begin(), rising.end());
}

TEST(Lists, AreDecodedFromAnyKeysToPermutations) {
  for (const auto shape : {ListShape::by_keys, ListShape::alternating, ListShape::involution}) {
    for (const std::vector<int>& keys : {std::vector<int>{0}, {5, 5}, {3, 1, 2, 0, 9}, {0, 0, 0, 0, 0, 0}}) {
      EXPECT_TRUE(is_permutation(list_from(shape, keys)));
    }
  }
  EXPECT_EQ(list_from(ListShape::by_keys, {0, 0, 0}), (std::vector<int>{1, 2, 3}));
  EXPECT_EQ(list_from(ListShape::by_keys, {3, 1, 2}), (std::vector<int>{3, 1, 2}));
  EXPECT_EQ(updown::to_string(updown::word_of(list_from(ListShape::alternating, {0, 0, 0, 0, 0}))), "DUDU");
  EXPECT_EQ(list_from(ListShape::involution, {0, 0, 0}), (std::vector<int>{2, 1, 3}));
}

// The property run itself counts what it reached; a sentence that holds lets it finish.
TEST(Cases, ReachRunsAlternationOverlapsInvolutionsAndLevelGames) {
  constexpr int wanted = 2000;
  const auto sentence = proofs::permutation_sentence(
      proofs::Role::statement, proofs::CasesOf::game, {1, 1, 20}, "a generated case is a permutation with two lists",
      [](const proofs::PermutationCase& which) {
        return is_permutation(which.numbers) && static_cast<int>(which.numbers.size()) == which.n &&
               which.predictions[0].length == which.n - 1 && which.predictions[1].length == which.n - 1;
      });
  const PropertyRun run = run_property(sentence, {wanted, seed_from_environment(), [] { return true; }});
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

TEST(Cases, ShrinkToAReadableList) {
  const auto sentence = proofs::permutation_sentence(
      proofs::Role::statement, proofs::CasesOf::list, {1, 1, 40}, "no list falls",
      [](const proofs::PermutationCase& which) { return std::is_sorted(which.numbers.begin(), which.numbers.end()); });
  const PropertyRun run = run_property(sentence, {200, seed_from_environment(), [] { return true; }});
  ASSERT_TRUE(run.counterexample);
  EXPECT_LE(run.counterexample->size(), 40U) << *run.counterexample;
}

}  // namespace
}  // namespace quadrille::properties
