// A sentence finds the boards of its own game, whichever it is.
//
// ctest label: quick
#include "proofs/exhaustive.hpp"

#include <gtest/gtest.h>

#include "proofs/exhaustion.hpp"
#include "proofs/permutations/sentences.hpp"
#include "quadrille/error.hpp"

namespace quadrille::proofs {
namespace {

std::vector<std::string> evidence_of(const Sentence& sentence, std::optional<int> last_ply) {
  std::vector<std::string> evidence;
  for (const Exhaustion& walk : exhaust(sentence, last_ply)) evidence.push_back(to_string(walk));
  return evidence;
}

const std::function<bool(const soccer::State&)> any_state = [](const soccer::State&) { return true; };

TEST(ExhaustSentence, OnPaperSoccerWalksTheBoardsOfItsScope) {
  const Sentence paper = soccer_sentence(Role::statement, Subject::state, Scope::paper_pitches, "", each(any_state));
  EXPECT_EQ(evidence_of(paper, 1), (std::vector<std::string>{"exhaustive:paper:1x3/1/6", "exhaustive:paper:2x2/1/9",
                                                             "exhaustive:paper:3x3/1/9"}));
  const Sentence all = soccer_sentence(Role::statement, Subject::state, Scope::all_pitches, "", each(any_state));
  EXPECT_EQ(exhaust(all, 1).back().board, "classic:2x2");
}

TEST(ExhaustSentence, ExpectedToFailIsWalkedOnItsOwnBoardOnly) {
  const Sentence soccer =
      soccer_sentence(Role::statement, Subject::state, Scope::paper_pitches, "",
                      each([](const soccer::State& state) { return state.plies() < 2; }), "paper:1x3");
  const auto walks = exhaust(soccer, std::nullopt);
  ASSERT_EQ(walks.size(), 1U);
  ASSERT_TRUE(walks[0].witness);
  EXPECT_EQ(to_string(*walks[0].witness), "paper:1x3 (1,2) (0,1) (0,0)");

  Sentence lists = permutation_sentence(Role::statement, CasesOf::list, {1, 3, 3}, "",
                                        [](const PermutationCase& which) { return which.numbers.front() == 1; });
  lists.fails_on = "permutations:4";
  const auto found = exhaust(lists, std::nullopt);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].board, "permutations:4");
  ASSERT_TRUE(found[0].witness);
  EXPECT_EQ(to_string(*found[0].witness), "permutations:2 2,1");
}

TEST(ExhaustSentence, OfAnUnknownBoardIsRefused) {
  Sentence lists =
      permutation_sentence(Role::statement, CasesOf::list, {1, 3, 3}, "", [](const PermutationCase&) { return true; });
  lists.fails_on = "paper:1x3";
  EXPECT_THROW(exhaust(lists, std::nullopt), Error);
}

}  // namespace
}  // namespace quadrille::proofs
