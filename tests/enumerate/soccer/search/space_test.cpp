// The search of Paper Soccer against backward induction: every position of small whole pitches, random ones of
// paper:3x3, and what its space says of them.
#include "enumerate/soccer/search/space.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "enumerate/soccer/search/solver.hpp"
#include "quadrille/conformance.hpp"
#include "quadrille/engines.hpp"
#include "tests/enumerate/soccer/random_board.hpp"

namespace quadrille::enumerate::search_space_test {

using engines::Player;

template <std::size_t Words>
using OnGrid = SoccerSearchSpace<GridBoard<Words>>;
using OnGraph = SoccerSearchSpace<GraphBoard<1, 2>>;

static_assert(engines::SearchSpace<OnGrid<1>> && engines::SearchSpace<OnGraph>);

const auto whole_pitches = {"paper:1x1", "paper:1x2", "paper:1x3", "paper:1x4", "paper:2x1",  "paper:3x1",
                            "paper:4x1", "paper:2x2", "paper:2x3", "paper:3x2", "classic:2x2"};

soccer::Pitch pitch_of(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

TEST(SoccerSearchSpace, KeepsTheRules_standard) {
  for (const char* name : whole_pitches) {
    const soccer::Pitch pitch = pitch_of(name);
    for (const auto& violation : engines::check_search_space(OnGrid<1>(pitch), {.random_games = 20})) {
      ADD_FAILURE() << name << ": " << violation.message;
    }
    for (const auto& violation :
         engines::check_graded_space(OnGrid<3>(pitch), {.most_states = 500, .random_games = 20})) {
      ADD_FAILURE() << name << ": " << violation.message;
    }
    for (const auto& violation : engines::check_search_space(OnGraph(pitch), {.random_games = 20})) {
      ADD_FAILURE() << name << " as a graph: " << violation.message;
    }
  }
}

// With their symmetries, and exchanges of the goals.
TEST(SoccerSearchSpace, KeepsTheRulesOnAnyBoard_standard) {
  std::mt19937 random(5);
  const std::vector<std::string> symmetric = {
      "board:start c;goal 1 a;goal 2 b;edge a c;edge b c;edge a d;edge b d;edge c d;edge c e;edge d e;edge c f;edge d "
      "f",
      "board:start 0;edge 0 1;edge 0 2;edge 0 3;edge 1 2;edge 1 3;edge 2 3",
      "board:start a;goal 1 g;wall d;edge a b;edge a c;edge b d;edge c d;edge b e;edge c e;edge e g;edge d g"};
  for (int number = 0; number < 60; ++number) {
    const auto at = static_cast<std::size_t>(number);
    const std::string name = at < symmetric.size() ? symmetric[at] : random_board(random, 12).text;
    const soccer::Pitch pitch = pitch_of(name.c_str());
    for (const auto& violation : engines::check_search_space(OnGraph(pitch), {.random_games = 20})) {
      ADD_FAILURE() << name << ": " << violation.message;
    }
  }
}

// The winner of every position, whatever was searched before it.
TEST(SoccerSearchSpace, AgreesWithBackwardInductionOnWholePitches) {
  for (const char* name : whole_pitches) {
    const soccer::Pitch pitch = pitch_of(name);
    const SoccerPlaySpace<1> rules(pitch);
    const auto winners = engines::solve_winners(rules);
    ASSERT_EQ(winners.status(), engines::RunStatus::complete);
    const auto solver = SoccerSolver::make(pitch, {});
    winners.for_each([&](const SoccerState<1>& state, Player winner) {
      const soccer::Player mover = rules.mover(state) == Player::one ? soccer::Player::one : soccer::Player::two;
      const soccer::WidePosition position{state.drawing.template resized<6>(), state.ball, mover};
      const auto found = solver->winner(position);
      ASSERT_TRUE(found.has_value());
      ASSERT_EQ(*found == soccer::Player::one, winner == Player::one)
          << name << ", ball " << to_string(pitch.lattice().point(state.ball)) << ", drawing " << state.drawing.word(0);
    });
  }
}

TEST(SoccerSearchSpace, IsTheSameInWiderWordsAndOnAGraph) {
  for (const char* name : {"paper:3x3", "paper:2x4", "classic:2x4", "classic:4x2"}) {
    const soccer::Pitch pitch = pitch_of(name);
    const OnGrid<1> narrow(pitch);
    const OnGrid<2> wide(pitch);
    const OnGraph graph(pitch);
    std::mt19937_64 random(16);
    for (int game = 0; game < 200; ++game) {
      auto a = narrow.start();
      auto b = wide.start();
      auto c = graph.start();
      while (!engines::is_over(narrow, a)) {
        const auto said = narrow.assess(a);
        const auto said_wide = wide.assess(b);
        ASSERT_EQ(said.decision, said_wide.decision);
        ASSERT_EQ(said.first, said_wide.first);
        const auto of_graph = graph.assess(c);
        ASSERT_EQ(said.decision, of_graph.decision);
        ASSERT_EQ(said.first, of_graph.first);
        ASSERT_EQ(narrow.mover(a), wide.mover(b));
        std::vector<soccer::Ply> plies;
        narrow.for_each_move(a, [&](const soccer::Ply& ply) { plies.push_back(ply); });
        const soccer::Ply ply = plies[random() % plies.size()];
        a = narrow.after(a, ply);
        b = wide.after(b, ply);
        c = graph.after(c, ply);
      }
      ASSERT_EQ(narrow.outcome(a), wide.outcome(b));
    }
  }
}

TEST(SoccerSolver, KnowsTheWinnersOfTheTable_standard) {
  for (const char* name : {"paper:3x3", "paper:4x4", "paper:3x5", "paper:4x6", "classic:4x6", "classic:4x8"}) {
    const soccer::Pitch pitch = pitch_of(name);
    EXPECT_EQ(SoccerSolver::make(pitch, {})->winner(soccer::start_position<6>(pitch)), soccer::Player::one) << name;
  }
}

// A table of 1 MiB holds 65,536 positions at most, fewer than the search of one thread comes to; more threads may find
// a shorter way.
TEST(SoccerSolver, SolvesWithATableThatLosesEntries) {
  const tbb::global_control one_thread(tbb::global_control::max_allowed_parallelism, 1);
  const soccer::Pitch pitch = pitch_of("paper:3x9");
  engines::RunOptions options;
  options.memory = std::size_t{1} << 20U;
  const auto solver = SoccerSolver::make(pitch, options);
  EXPECT_EQ(solver->winner(soccer::start_position<6>(pitch)), soccer::Player::one);
  EXPECT_EQ(solver->effort().slots, 65'536U);
  EXPECT_GT(solver->effort().positions, solver->effort().slots);
}

// Whatever the loser plays, the winner's plies win: checked by the rules alone, on every game they allow.
TEST(SoccerSolver, ItsWinningPliesWin) {
  for (const char* name : {"paper:3x3", "paper:2x4", "classic:2x4"}) {
    const soccer::Pitch pitch = pitch_of(name);
    const auto solver = SoccerSolver::make(pitch, {});
    const auto winner = solver->winner(soccer::start_position<6>(pitch));
    ASSERT_TRUE(winner.has_value());
    std::vector<soccer::WidePosition> open{soccer::start_position<6>(pitch)};
    for (std::size_t looked = 0; !open.empty() && looked < 20'000; ++looked) {
      const soccer::WidePosition position = open.back();
      open.pop_back();
      const auto ended = soccer::winner(outcome(pitch, position), position.mover);
      if (ended) {
        ASSERT_EQ(*ended, *winner) << name;
      } else if (position.mover == *winner) {
        const auto ply = solver->winning_ply(position);
        ASSERT_TRUE(ply.has_value()) << name;
        open.push_back(play(pitch, position, *ply));
      } else {
        for_each_ply(pitch, position, [&](const soccer::Ply& ply) { open.push_back(play(pitch, position, ply)); });
      }
    }
  }
}

TEST(SoccerSolver, LinesEndWithTheWinner) {
  for (const char* name : {"paper:3x3", "paper:4x4", "paper:3x5", "classic:4x2"}) {
    const soccer::Pitch pitch = pitch_of(name);
    const auto solver = SoccerSolver::make(pitch, {});
    soccer::WidePosition position = soccer::start_position<6>(pitch);
    const auto winner = solver->winner(position);
    for (const soccer::Ply& ply : solved_line(pitch, *solver, position).plies) position = play(pitch, position, ply);
    EXPECT_EQ(soccer::winner(outcome(pitch, position), position.mover), winner) << name;
  }
}

}  // namespace quadrille::enumerate::search_space_test
