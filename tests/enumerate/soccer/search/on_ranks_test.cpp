// The winner by a search on ranks: whole small pitches against backward induction, larger ones against the table of
// winners, and a job that resumes from its folder.
#include "enumerate/engines/proof_search/on_ranks.hpp"

#include <gtest/gtest.h>
#include <stdlib.h>
#include <tbb/task_arena.h>

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include "enumerate/soccer/on_ranks.hpp"
#include "enumerate/soccer/search/solver.hpp"
#include "enumerate/soccer/search/space.hpp"
#include "enumerate/soccer/space.hpp"
#include "quadrille/detail/backward_induction.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer_solve.hpp"
#include "tests/enumerate/engines/ranks_of_threads.hpp"

namespace quadrille::enumerate::on_ranks_test {

// The answer of rank 0; the other ranks take part.
soccer::SolveAnswer solved(const soccer::SolveRequest& request, std::size_t number, const std::string& checkpoint = {},
                           std::optional<double> seconds = {}) {
  soccer::SolveAnswer answer;
  engines::on_ranks_of_threads(number, [&](engines::Ranks& ranks) {
    // (The memory bounds the whole process, which after other tests and with sanitizers holds more than a gigabyte.)
    Options options{.threads = 1, .memory = std::size_t{16} << 30U};
    options.ranks = &ranks;
    if (ranks.rank() != 0) {
      const std::string call = ranks.broadcast({});
      ASSERT_TRUE(call.starts_with("soccer\n")) << call;
      return soccer::take_part(std::string_view(call).substr(call.find('\n') + 1), options);
    }
    options.checkpoint = checkpoint;
    options.checkpoint_every = 0;
    if (seconds) options.deadline = in_seconds(*seconds);
    answer = soccer::solve(request, options);
  });
  return answer;
}

TEST(SolveOnRanks, AgreesWithWholeSmallPitches_standard) {
  for (const char* name : {"paper:2x2", "paper:1x3", "paper:2x3", "classic:2x2"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const SoccerPlaySpace<1> rules(pitch);
    const auto winners = engines::solve_winners(rules);
    ASSERT_EQ(winners.status(), engines::RunStatus::complete);
    for (const std::size_t number : {1U, 2U, 3U}) {
      EXPECT_EQ(solved({.pitch = name}, number).winner, static_cast<int>(winners.start())) << name;
    }
  }
}

TEST(SolveOnRanks, AgreesWithTheSearchOfOneProcess_standard) {
  const soccer::SolveRequest later{.pitch = "paper:3x5", .history = "(2,3) (2,2) (3,2)"};
  for (const soccer::SolveRequest& request :
       {soccer::SolveRequest{.pitch = "paper:3x5"}, later, soccer::SolveRequest{.pitch = "classic:4x6"}}) {
    const soccer::SolveAnswer alone = soccer::solve(request, {.threads = 1});
    for (const std::size_t number : {1U, 2U, 3U}) {
      const soccer::SolveAnswer shared = solved(request, number);
      EXPECT_TRUE(shared.ending.whole());
      EXPECT_EQ(shared.winner, alone.winner) << request.pitch;
      EXPECT_EQ(rows<soccer::PitchWinner>(shared).at(0).pitch, rows<soccer::PitchWinner>(alone).at(0).pitch);
      EXPECT_GT(shared.positions, 0U);
    }
  }
}

TEST(SolveOnRanks, TakesABoardAndSaysWhenTimeIsUp) {
  const soccer::SolveRequest board{.pitch = "board:start a;goal 1 b;goal 2 c;edge a b;edge a c"};
  EXPECT_EQ(solved(board, 2).winner, 1);
  const soccer::SolveAnswer answer = solved({.pitch = "classic:8x10"}, 2, {}, 0);
  EXPECT_EQ(answer.ending.status, RunStatus::work_limit);
  EXPECT_FALSE(answer.winner.has_value());
}

TEST(SolveOnRanks, RefusesWhatRanksDoNotTell) {
  for (const auto& [request, argument] :
       {std::pair(soccer::SolveRequest{.pitch = "paper:3x3", .show = soccer::Show::moves}, "moves"),
        std::pair(soccer::SolveRequest{.pitch = "paper:3x3", .show = soccer::Show::line}, "line"),
        std::pair(soccer::SolveRequest{.pitch = "paper:3x3", .certify = true}, "certificate")}) {
    engines::on_ranks_of_threads(1, [&, request = request, argument = argument](engines::Ranks& ranks) {
      Options options{.threads = 1};
      options.ranks = &ranks;
      try {
        soccer::solve(request, options);
        ADD_FAILURE() << argument;
      } catch (const Error& error) {
        EXPECT_NE(error.message().find(argument), std::string::npos) << error.message();
        EXPECT_NE(error.message().find("quadrille"), std::string::npos) << error.message();
      }
    });
  }
}

TEST(SolveOnRanks, ResumesFromItsFolder_standard) {
  std::string folder = ::testing::TempDir() + "quadrille-on-ranks-XXXXXX";
  ASSERT_NE(mkdtemp(folder.data()), nullptr);
  const std::string run = folder + "/run";
  const soccer::SolveRequest request{.pitch = "classic:4x6"};
  const soccer::SolveAnswer stopped = solved(request, 3, run, 0);
  EXPECT_EQ(stopped.ending.status, RunStatus::work_limit);
  EXPECT_TRUE(stopped.ending.resumable);
  const auto winner = solved(request, 1).winner;
  for (const std::size_t number : {2U, 1U, 3U}) EXPECT_EQ(solved(request, number, run).winner, winner);
  // One process keeps a table and refuses the tree.
  EXPECT_THROW(soccer::solve(request, {.threads = 1, .checkpoint = run}), Error);
  std::filesystem::remove_all(folder);
}

}  // namespace quadrille::enumerate::on_ranks_test
