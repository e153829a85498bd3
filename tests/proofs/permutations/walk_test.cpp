// The exhaustive checker of the permutation games: it meets every case once, and the smallest witness first.
//
// ctest label: quick
#include "proofs/permutations/walk.hpp"

#include <gtest/gtest.h>

#include <set>

namespace quadrille::proofs {
namespace {

PermutationQuestion question_of(CasesOf cases, std::function<bool(const PermutationCase&)> holds) {
  return {cases, 1, 4, 4, std::move(holds), {}};
}

TEST(ExhaustPermutations, MeetsEveryCaseOnce) {
  struct Expected {
    CasesOf cases;
    std::uint64_t positions;
  };
  // 1 + 2 + 6 + 24 lists, 1 + 4 + 16 + 64 pairs of prediction lists, and each with each.
  for (const auto& [cases, positions] :
       {Expected{CasesOf::size, 4}, Expected{CasesOf::list, 33}, Expected{CasesOf::predictions, 85},
        Expected{CasesOf::game, 1 + 2 * 4 + 6 * 16 + 24 * 64}}) {
    std::set<std::string> met;
    const Exhaustion walk = exhaust(question_of(cases,
                                                [&](const PermutationCase& which) {
                                                  return met.insert(to_string(PermutationWitness{which})).second;
                                                }),
                                    4, std::nullopt);
    EXPECT_FALSE(walk.witness) << to_string(*walk.witness);
    EXPECT_TRUE(walk.whole);
    EXPECT_EQ(walk.plies, 4);
    EXPECT_EQ(walk.positions, positions);
    EXPECT_EQ(met.size(), positions);
  }
}

TEST(ExhaustPermutations, StopsAtTheLastPlyAndSaysThatMoreLiesBeyond) {
  const Exhaustion walk = exhaust(question_of(CasesOf::list, [](const PermutationCase&) { return true; }), 4, 3);
  EXPECT_FALSE(walk.whole);
  EXPECT_EQ(to_string(walk), "exhaustive:permutations:4/3/9");
}

TEST(ExhaustPermutations, FindsTheFewestNumbersThenTheLeastList) {
  const auto no_fall_after_three = [](const PermutationCase& which) {
    return which.n < 3 || which.numbers[which.numbers.size() - 2] < which.numbers.back();
  };
  const Exhaustion walk = exhaust(question_of(CasesOf::list, no_fall_after_three), 4, std::nullopt);
  ASSERT_TRUE(walk.witness);
  EXPECT_EQ(to_string(*walk.witness), "permutations:3 1,3,2");
}

TEST(ExhaustPermutations, AsksOfWhatTheSourceGivesOnce) {
  int asked = 0;
  PermutationQuestion question = question_of(CasesOf::given, [&](const PermutationCase& which) {
    ++asked;
    return which.numbers == std::vector<int>{2, 1, 3};
  });
  question.least = 3;
  question.given = {3, {2, 1, 3}, {}};
  EXPECT_EQ(to_string(exhaust(question, 3, 1)), "exhaustive:permutations:3/3/1");
  EXPECT_EQ(asked, 1);
}

TEST(ExhaustPermutations, EndsEarlyWhenToldTo) {
  int asked = 0;
  const Exhaustion walk = exhaust(question_of(CasesOf::list, [](const PermutationCase&) { return true; }), 4,
                                  std::nullopt, [&] { return ++asked < 5; });
  EXPECT_TRUE(walk.cut_short);
  EXPECT_EQ(walk.positions, 4U);
}

}  // namespace
}  // namespace quadrille::proofs
