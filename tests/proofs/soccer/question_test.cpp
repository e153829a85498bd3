// The boards of an assertion about Paper Soccer: those of its scope, or the one on which it is expected to fail.
#include "proofs/soccer/question.hpp"

#include <gtest/gtest.h>

#include "quadrille/error.hpp"

namespace quadrille::soccer::soccer_question_test {

using proofs::Role;

std::vector<std::string> evidence_of(const proofs::Assertion& assertion, int last_ply) {
  std::vector<std::string> evidence;
  for (const proofs::Exhaustion& walk : exhaust(assertion, {.last_ply = last_ply})) {
    evidence.push_back(to_string(walk));
  }
  return evidence;
}

const StatePredicate always = holds_of_each([](const State&) { return true; });

TEST(StateAssertion, IsWalkedOnTheBoardsOfItsScope) {
  const auto paper = state_assertion(Role::statement, Subject::state, Scope::paper_pitches, "", always);
  EXPECT_EQ(evidence_of(paper, 1), (std::vector<std::string>{"exhaustive:paper:1x3/1/6", "exhaustive:paper:2x2/1/9",
                                                             "exhaustive:paper:3x3/1/9"}));
  const auto all = state_assertion(Role::statement, Subject::state, Scope::all_pitches, "", always);
  EXPECT_EQ(exhaust(all, {.last_ply = 1}).back().board, "classic:2x2");
  EXPECT_TRUE(all.question->has_cases_to_generate());
}

TEST(StateAssertion, ExpectedToFailIsWalkedOnItsOwnBoardOnly) {
  const auto assertion =
      state_assertion(Role::statement, Subject::state, Scope::paper_pitches, "",
                      holds_of_each([](const State& state) { return state.plies() < 2; }), "paper:1x3");
  const auto walks = exhaust(assertion);
  ASSERT_EQ(walks.size(), 1U);
  ASSERT_TRUE(walks[0].witness);
  EXPECT_EQ(walks[0].witness->text, "paper:1x3 (1,2) (0,1) (0,0)");
  const auto* example = proofs::example_of<Example>(*walks[0].witness);
  ASSERT_NE(example, nullptr);
  ASSERT_EQ(example->histories.size(), 1U);
  EXPECT_EQ(example->histories[0].size(), 3U);
}

TEST(StateAssertion, OfAnUnknownBoardIsRefused) {
  const auto assertion =
      state_assertion(Role::statement, Subject::state, Scope::paper_pitches, "", always, "permutations:4");
  EXPECT_THROW(exhaust(assertion), Error);
}

const std::string triangle = "board:start a;edge a b;edge b c;edge c a";

// The walk takes a board like a pitch. The board's text has blanks, so evidence names it by its fingerprint.
TEST(StateAssertion, IsWalkedOnABoard) {
  const auto assertion =
      state_assertion(Role::statement, Subject::state, Scope::all_pitches, "",
                      holds_of_each([](const State& state) { return state.bounces == 0; }), triangle);
  const auto walks = exhaust(assertion);
  ASSERT_EQ(walks.size(), 1U);
  const Board board = Pitch(parse_pitch_name(triangle)).board();
  EXPECT_EQ(to_string(walks[0]), "exhaustive:board@" + fingerprint(board) + "/3/6");
  ASSERT_TRUE(walks[0].witness);
  EXPECT_EQ(walks[0].witness->text, "board:start a;edge a b;edge a c;edge b c: a b c a");
}

TEST(StateAssertion, OfABoardTooLargeToDrawIsRefused) {
  std::string star = "board:start v0";
  for (int i = 1; i <= 400; ++i) star += ";edge v0 v" + std::to_string(i);
  const auto assertion = state_assertion(Role::statement, Subject::state, Scope::all_pitches, "", always, star);
  EXPECT_THROW(exhaust(assertion), Error);
}

TEST(StateAssertion, SaysWhyItCannotBeAskedOnAPitch) {
  const auto why = [](Scope scope, const std::string& pitch) {
    return StateQuestion(Subject::state, scope, always).why_not_on(pitch);
  };
  const std::string path = "board:start a;edge a b";
  const std::string rectangles = "it is about rectangles alone, paper:MxN";
  EXPECT_EQ(why(Scope::rectangles, "paper:3x3"), "");
  for (const std::string& pitch : {std::string("classic:2x2"), path}) {
    EXPECT_EQ(why(Scope::rectangles, pitch), rectangles);
    EXPECT_EQ(why(Scope::paper_pitches, pitch), "");
    EXPECT_EQ(why(Scope::all_pitches, pitch), "");
  }
  EXPECT_EQ(why(Scope::without_walls, path), "");
  EXPECT_EQ(why(Scope::without_walls, path + ";wall b"), "it is about pitches without walls");
  EXPECT_EQ(why(Scope::without_walls, "classic:2x2"), "it is about pitches without walls");
  EXPECT_EQ(why(Scope::start_off_wall, path + ";wall b"), "");
  EXPECT_EQ(why(Scope::start_off_wall, path + ";wall a"), "it is about pitches where b0 is no wall");
  EXPECT_EQ(why(Scope::goal_with_two_edges, triangle + ";goal 1 b"), "");
  EXPECT_EQ(why(Scope::goal_with_two_edges, triangle), "it is about pitches where a goal has two edges");
  EXPECT_EQ(why(Scope::goal_with_two_edges, path + ";goal 1 b"), "it is about pitches where a goal has two edges");
  for (const char* pitch : {"paper:1x1", "paper:3x2", "classic:2x2", "classic:4x6"}) {
    EXPECT_EQ(why(Scope::start_off_wall, pitch) + why(Scope::goal_with_two_edges, pitch), "") << pitch;
  }
}

TEST(Predicates, NameTheStatesThatBreakThem) {
  const Pitch pitch(parse_pitch_name("paper:1x3"));
  const std::vector<State> states(3, start_state(pitch));
  EXPECT_TRUE(holds_of_each([](const State&) { return true; })(states).empty());
  EXPECT_EQ(holds_of_each([](const State&) { return false; })(states), (Violations{0, 1, 2}));
  EXPECT_EQ(holds_of_all([](std::span<const State> all) { return all.size() < 3; })(states), Violations{0});
}

TEST(Example, IsWrittenAsItsPitchAndItsHistories) {
  const Pitch pitch(parse_pitch_name("paper:1x3"));
  const History start = start_state(pitch).history;
  EXPECT_EQ(to_string(Example{pitch.name(), {start, start}}), "paper:1x3 (1,2) | (1,2)");
}

}  // namespace quadrille::soccer::soccer_question_test
