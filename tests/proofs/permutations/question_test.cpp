// The exhaustive checker of cases by size: it meets every case once, and the smallest witness first.
#include "proofs/permutations/question.hpp"

#include <gtest/gtest.h>

#include "quadrille/error.hpp"

namespace quadrille::proofs::permutations_question_test {

/// A question about all lists of each n.
class Lists final : public CaseQuestion<PermutationCase> {
 public:
  using CaseQuestion::CaseQuestion;
  bool for_each_case(int n, const Visit& visit) const override {
    return for_each_list(n, [&](const std::vector<int>& numbers) { return visit({n, numbers}); });
  }
  bool has_cases_to_generate() const override { return true; }
};

Lists lists(std::function<bool(const PermutationCase&)> holds) { return {{1, 4, 4}, std::move(holds)}; }

bool always(const PermutationCase&) { return true; }

TEST(CaseQuestion, IsAskedAboutEveryCaseOfEachSize) {
  const Exhaustion walk = lists(always).exhaust({}).front();
  EXPECT_FALSE(walk.witness);
  EXPECT_TRUE(walk.whole);
  EXPECT_EQ(to_string(walk), "exhaustive:permutations:4/4/33");  // 1 + 2 + 6 + 24
}

TEST(CaseQuestion, StopsAtTheLastPlyAndSaysThatMoreLiesBeyond) {
  const Exhaustion walk = lists(always).exhaust({.last_ply = 3}).front();
  EXPECT_FALSE(walk.whole);
  EXPECT_EQ(to_string(walk), "exhaustive:permutations:4/3/9");
}

TEST(CaseQuestion, FindsTheFewestNumbersThenTheLeastList) {
  const auto no_fall_after_three = [](const PermutationCase& which) {
    return which.n < 3 || which.numbers[which.numbers.size() - 2] < which.numbers.back();
  };
  const Exhaustion walk = lists(no_fall_after_three).exhaust({}).front();
  ASSERT_TRUE(walk.witness);
  EXPECT_EQ(walk.witness->text, "permutations:3 1,3,2");
  ASSERT_NE(example_of<PermutationCase>(*walk.witness), nullptr);
  EXPECT_EQ(example_of<PermutationCase>(*walk.witness)->numbers, (std::vector<int>{1, 3, 2}));
}

TEST(CaseQuestion, ExpectedToFailIsWalkedOnItsOwnBoardOnly) {
  const auto assertion = make_assertion(
      Role::statement, "", lists([](const PermutationCase& which) { return which.n < 5; }), "permutations:5");
  const auto walks = exhaust(assertion);
  ASSERT_EQ(walks.size(), 1U);
  EXPECT_EQ(walks[0].board, "permutations:5");
  ASSERT_TRUE(walks[0].witness);
  EXPECT_EQ(walks[0].witness->text, "permutations:5 1,2,3,4,5");
}

TEST(CaseQuestion, OfAnUnknownBoardIsRefused) {
  EXPECT_THROW(exhaust(make_assertion(Role::statement, "", lists(always), "paper:1x3")), Error);
}

TEST(CaseQuestion, EndsWhenAStopIsRequested) {
  std::stop_source source;
  int asked = 0;
  const auto stops_at_the_fourth = [&](const PermutationCase&) {
    if (++asked == 4) source.request_stop();
    return true;
  };
  const Exhaustion walk = lists(stops_at_the_fourth).exhaust({.stop = source.get_token()}).front();
  EXPECT_TRUE(walk.cut_short);
  EXPECT_EQ(walk.positions, 4U);
}

TEST(GivenAssertion, IsAskedAboutTheOneCaseWhateverTheLastPly) {
  int asked = 0;
  const auto given = given_assertion<PermutationCase>("", {3, {2, 1, 3}}, [&](const PermutationCase& which) {
    ++asked;
    return which.numbers == std::vector<int>{2, 1, 3};
  });
  EXPECT_TRUE(given.expected_to_hold());
  EXPECT_FALSE(given.question->has_cases_to_generate());
  EXPECT_EQ(to_string(exhaust(given, {.last_ply = 1}).front()), "exhaustive:permutations:3/3/1");
  EXPECT_EQ(asked, 1);
}

TEST(SizeAssertion, IsAskedAboutEachSizeAlone) {
  std::vector<int> met;
  const auto sizes = size_assertion<PermutationCase>(Role::support, 2, 5, "", [&](const PermutationCase& which) {
    met.push_back(which.n);
    return which.numbers.empty();
  });
  EXPECT_FALSE(sizes.question->has_cases_to_generate());
  const Exhaustion walk = exhaust(sizes).front();
  EXPECT_FALSE(walk.witness);
  EXPECT_EQ(to_string(walk), "exhaustive:permutations:5/5/4");
  EXPECT_EQ(met, (std::vector<int>{2, 3, 4, 5}));
}

}  // namespace quadrille::proofs::permutations_question_test
