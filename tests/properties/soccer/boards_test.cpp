// Random boards: the generator gives connected boards of every kind, and counterexamples shrink to boards that are easy
// to read.
#include "properties/soccer/boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <sstream>

#include "games/soccer/record.hpp"
#include "graphs/connectivity.hpp"
#include "proofs/soccer/claims.hpp"
#include "properties/property.hpp"
#include "tests/properties/seed.hpp"

namespace quadrille::soccer::soccer_boards_test {

using proofs::Role;

bool is_connected(const Pitch& pitch) {
  graphs::WideEdgeSet all;
  for (std::size_t e = 0; e < pitch.lattice().edge_count(); ++e) all.insert(static_cast<Edge>(e));
  return graphs::connected(pitch.lattice(), all) && degree(pitch, all, pitch.start()) > 0;
}

template <class Visit>
void for_each_board(Scope scope, int count, Visit visit) {
  rc::Random random(properties::seed_from_environment());
  const auto generator = boards(scope);
  for (int i = 0; i < count; ++i) visit(Pitch(generator(random.split(), i % rc::kNominalSize).value()));
}

std::ptrdiff_t points_of(const Board& board, Goal goal) { return std::ranges::count(board.goals, goal); }

TEST(Boards, AreConnectedAndOfEveryKind) {
  constexpr int count = 1000;
  int no_goals = 0;
  int wide_goals = 0;
  int start_is_goal = 0;
  int start_is_wall = 0;
  int no_walls = 0;
  int trees = 0;
  int dense = 0;
  for_each_board(Scope::all_pitches, count, [&](const Pitch& pitch) {
    const Board board = pitch.board();
    EXPECT_TRUE(is_connected(pitch)) << to_line(board);
    EXPECT_TRUE(board.names.size() >= 2 && board.names.size() <= 8 && board.edges.size() <= 14) << to_line(board);
    const std::ptrdiff_t on_goals = points_of(board, Goal::g1) + points_of(board, Goal::g2);
    no_goals += on_goals == 0 ? 1 : 0;
    wide_goals += points_of(board, Goal::g1) > 1 ? 1 : 0;
    start_is_goal += pitch.goal(pitch.start()) != Goal::none ? 1 : 0;
    start_is_wall += pitch.wall(pitch.start()) ? 1 : 0;
    no_walls += std::ranges::count(board.walls, true) == 0 ? 1 : 0;
    trees += board.edges.size() + 1 == board.names.size() ? 1 : 0;
    dense += board.edges.size() >= 2 * board.names.size() - 3 ? 1 : 0;
  });
  for (const int kind : {no_goals, wide_goals, start_is_goal, start_is_wall, trees}) EXPECT_GE(kind, count / 50);
  for (const int kind : {no_walls, dense}) EXPECT_GE(kind, count / 5);
}

TEST(Boards, KeepToTheScope) {
  for (const Scope scope : {Scope::without_walls, Scope::start_off_wall, Scope::goal_with_two_edges}) {
    for_each_board(scope, 200, [&](const Pitch& pitch) { EXPECT_TRUE(concerns(scope, pitch)); });
  }
}

TEST(Boards, AreShownOnOneLine) {
  std::ostringstream text;
  text << parse_pitch_name("edge b a\nstart a\n");
  EXPECT_EQ(text.str(), "board:start a;edge a b");
}

std::size_t size_of(const GeneratedGame& game) {
  const Pitch pitch(game.pitch);
  const Board board = pitch.board();
  std::size_t size = board.edges.size();
  size += board.goals.size() - static_cast<std::size_t>(points_of(board, Goal::none));
  size += static_cast<std::size_t>(std::ranges::count(board.walls, true));
  for (const History& history : game.histories) size += history.size();
  return size;
}

// states_along throws on an illegal history.
TEST(SmallerGames, AreLegalGamesOnConnectedSmallerBoards) {
  rc::Random random(properties::seed_from_environment());
  const auto generator = generated_games_on_boards(Scope::all_pitches, 2, 60);
  int smoothed = 0;
  for (int i = 0; i < 100; ++i) {
    const GeneratedGame game = generator(random.split(), i).value();
    const std::vector<GeneratedGame> all = smaller_games(game);
    for (const GeneratedGame& smaller : all) {
      const Pitch pitch(smaller.pitch);
      EXPECT_TRUE(is_connected(pitch));
      for (const History& history : smaller.histories) EXPECT_NO_THROW(states_along(pitch, history));
      const bool has_other_letters_only = &smaller == &all.back() && size_of(smaller) == size_of(game);
      EXPECT_TRUE(size_of(smaller) < size_of(game) || has_other_letters_only)
          << to_string(smaller.pitch) << " of " << to_string(game.pitch);
      smoothed += smaller.histories[0].size() < game.histories[0].size() && smaller.pitch != game.pitch ? 1 : 0;
    }
  }
  EXPECT_GT(smoothed, 0);
}

properties::PropertyRun run(Scope scope, StatePredicate predicate, Subject subject = Subject::state, int cases = 2000) {
  const auto assertion = state_assertion(Role::statement, subject, scope, "planted", std::move(predicate));
  return properties::run_property(assertion, ask_generated_case, {cases, properties::seed_from_environment()});
}

// Every point of a named pitch has three segments or more, so only a board refutes this.
TEST(Boards, RefuteAFalseClaimWithAReadableWitness) {
  const auto found = run(Scope::without_walls, holds_of_each([](const State& state) {
                           return !state.bounced || state.pitch->lattice().incident(state.position.ball).size() >= 3;
                         }));
  ASSERT_TRUE(found.counterexample);
  EXPECT_EQ(*found.counterexample, "pitch board:start a;edge a b;edge a c;edge b c\na b c a");
}

TEST(Boards, RefuteAFalseClaimAboutGoals) {
  const auto found = run(Scope::all_pitches, holds_of_each([](const State& state) {
                           const Board board = state.pitch->board();
                           return !is_board(state.pitch->name()) || points_of(board, Goal::g2) < 2;
                         }));
  ASSERT_TRUE(found.counterexample);
  // The goal has two points, which may lie behind the same edge.
  const Record record = parse_record(*found.counterexample);
  const Board board = Pitch(record.pitch).board();
  EXPECT_LE(board.edges.size(), 3U) << *found.counterexample;
  EXPECT_EQ(points_of(board, Goal::g1) + std::ranges::count(board.walls, true), 0) << *found.counterexample;
  EXPECT_EQ(record.histories.front().points.size(), 1U) << *found.counterexample;
}

TEST(Boards, BearOutATrueClaim) {
  const auto found = run(Scope::without_walls, holds_of_each([](const State& state) {
                           return !state.bounced || state.pitch->lattice().incident(state.position.ball).size() >= 2;
                         }));
  EXPECT_FALSE(found.counterexample) << *found.counterexample;
  EXPECT_GE(found.reached.at("board"), found.reached.at("case") / 5);
}

// The ledger leaves boards out of a claim's scope. Some of these boards refute the claim.
TEST(Scopes, AreAsWideAsTheClaimsAllow_standard) {
  int narrow = 0;
  for (const proofs::Claim& claim : claims()) {
    for (const proofs::Assertion& assertion : claim.assertions) {
      const auto question = std::dynamic_pointer_cast<const StateQuestion>(assertion.question);
      if (question == nullptr) continue;  // a question about winners, with named pitches
      // The run examines an assertion that fails on every board anyway.
      if (!assertion.expected_to_hold()) continue;
      EXPECT_NE(question->scope(), Scope::paper_pitches) << claim.id << ": " << assertion.text;
      if (question->scope() < Scope::without_walls || question->scope() == Scope::all_pitches) continue;
      ++narrow;
      const auto found = run(
          Scope::all_pitches, [question](std::span<const State> states) { return question->violations(states); },
          question->subject());
      ASSERT_TRUE(found.counterexample) << claim.id << ": " << assertion.text;
    }
  }
  EXPECT_EQ(narrow, 14);
}

}  // namespace quadrille::soccer::soccer_boards_test
