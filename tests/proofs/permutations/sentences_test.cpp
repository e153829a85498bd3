// How sentences about permutations are made, and that each of the ledger's can fail.
//
// ctest label: quick
#include "proofs/permutations/sentences.hpp"

#include <gtest/gtest.h>

#include "proofs/ledger.hpp"

namespace quadrille::proofs {
namespace {

TEST(Sentences, KnowWhatTheyAreAskedAbout) {
  const Sentence given = given_sentence("the list", {3, {1, 3, 2}, {}}, [](const PermutationCase&) { return true; });
  const auto& question = std::get<PermutationQuestion>(given.question);
  EXPECT_EQ(question.walked, 3);
  EXPECT_FALSE(question.has_cases_to_generate());
  EXPECT_TRUE(given.expected_to_hold());
}

TEST(Lists, AreGridsByColumns) {
  EXPECT_EQ(rising_list(3), (std::vector<int>{1, 2, 3}));
  EXPECT_EQ(grid_of({3, {2, 3, 1}, {}}), (plusminus::Permutation{1, 2, 0}));
}

bool holds(const Sentence& sentence, const PermutationCase& which) {
  return std::get<PermutationQuestion>(sentence.question).holds(which);
}

const Sentence& first_sentence_of(const std::vector<Claim>& claims, const std::string& id) {
  for (const Claim& claim : claims) {
    if (claim.id == id) return claim.sentences.front();
  }
  throw std::logic_error("no such claim");
}

// What the source says of its examples does not hold of others: the check can fail.
TEST(Examples, AreToldFromOtherGames) {
  const std::vector<Claim> updown = permutation_claims::ups_and_downs();
  const Sentence& first = first_sentence_of(updown, "updown/example-1");
  EXPECT_TRUE(holds(first, {10, {1, 7, 3, 5, 2, 9, 10, 4, 6, 8}, {}}));
  EXPECT_FALSE(holds(first, {10, {1, 7, 3, 5, 2, 9, 10, 4, 8, 6}, {}}));
  const Sentence& second = first_sentence_of(updown, "updown/example-2");
  EXPECT_FALSE(holds(second, {10, {2, 1, 3, 4, 5, 6, 7, 8, 9, 10}, {}}));
  const std::vector<Claim> plusminus = permutation_claims::plusses_and_minuses();
  const Sentence& sample = first_sentence_of(plusminus, "plusminus/example");
  const auto predictions = plusminus::parse_predictions("+-+-+-+,++-++-+");
  EXPECT_TRUE(holds(sample, {8, {1, 8, 4, 2, 3, 5, 6, 7}, predictions}));
  EXPECT_FALSE(holds(sample, {8, {1, 8, 4, 2, 3, 5, 7, 6}, predictions}));
}

}  // namespace
}  // namespace quadrille::proofs
