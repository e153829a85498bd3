// The generators of lists: their results are permutations, with tags for the cases that they cover.
#include "properties/permutations/lists.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/updown/score.hpp"
#include "tests/properties/seed.hpp"

namespace quadrille::properties::lists_test {

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

TEST(Lists, HaveEverySizeAsked) {
  rc::Random random(seed_from_environment());
  std::vector<int> met(5);
  for (int i = 0; i < 200; ++i) {
    const std::vector<int> numbers = lists(2, 4)(random.split(), rc::kNominalSize).value();
    ASSERT_TRUE(is_permutation(numbers));
    ++met.at(numbers.size());
  }
  EXPECT_EQ(met[0] + met[1], 0);
  for (std::size_t n = 2; n <= 4; ++n) EXPECT_GE(met[n], 30) << n;
}

// The tags of a list, as RapidCheck counts them in one case.
std::vector<std::string> tags_of(const std::vector<int>& numbers) {
  rc::detail::TestParams params;
  params.maxSuccess = 1;
  const auto result = rc::detail::checkTestable([&] { classify_list(numbers); }, rc::detail::TestMetadata{}, params);
  std::vector<std::string> tags;
  for (const auto& [found, count] : result.get<rc::detail::SuccessResult>().distribution) {
    for (const std::string& tag : found) tags.push_back(tag.substr(1, tag.size() - 2));
  }
  return tags;
}

TEST(Tags, SayWhatAListReaches) {
  EXPECT_EQ(tags_of({1, 2, 3, 4}), (std::vector<std::string>{"constant word", "overlap", "own inverse"}));
  EXPECT_EQ(tags_of({3, 1, 4, 2}), (std::vector<std::string>{"alternating word"}));
  EXPECT_EQ(tags_of({2, 1}), (std::vector<std::string>{"own inverse"}));
  EXPECT_EQ(tags_of({1}), (std::vector<std::string>{"own inverse"}));
}

// The tag "overlap" means the repetition that the score of Up's & Down's finds.
TEST(Tags, FindTheRepetitionThatTheScoreFinds) {
  rc::Random random(seed_from_environment());
  for (int i = 0; i < 300; ++i) {
    const std::vector<int> numbers = lists(1, 30)(random.split(), i % rc::kNominalSize).value();
    const updown::Repetition repetition = updown::longest_repetition(updown::word_of(numbers));
    const std::vector<std::string> tags = tags_of(numbers);
    EXPECT_EQ(std::count(tags.begin(), tags.end(), "overlap") == 1,
              repetition.length > repetition.second - repetition.first);
  }
}

}  // namespace quadrille::properties::lists_test
