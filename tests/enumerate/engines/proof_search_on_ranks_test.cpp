// Proof-number search on ranks against the search of one process: ties, jobs of all sizes, checkpoints, limits, a full
// tree.
#include <gtest/gtest.h>
#include <tbb/task_arena.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "enumerate/engines/proof_search/on_ranks.hpp"
#include "quadrille/engines.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/engines/held_checkpoint.hpp"
#include "tests/enumerate/engines/in_a_row.hpp"
#include "tests/enumerate/engines/ranks_of_threads.hpp"

namespace quadrille::engines::proof_search_on_ranks_test {

using in_a_row::Board;
using in_a_row::InARow;

constexpr std::size_t usual_memory = std::size_t{4} << 20U;
constexpr JobSize small_jobs{.least = 1024, .of_root = 1, .most = 5000};

// The result of rank 0; each rank runs on one thread.
SolvedOnRanks solved(const InARow& game, const Board& board, Player player, std::size_t ranks, RunOptions options = {},
                     JobSize size = small_jobs) {
  SolvedOnRanks result;
  on_ranks_of_threads(ranks, [&](Ranks& these) {
    RunOptions own = options;
    own.ranks = &these;
    if (options.memory == RunOptions{}.memory) own.memory = usual_memory;
    if (own.checkpoint && these.rank() != 0) {  // the file is rank 0's
      own.checkpoint->parts.clear();
      own.checkpoint->save = [](const SavedProgress&, const auto&) { return true; };
    }
    tbb::task_arena arena(1);
    const SolvedOnRanks found = arena.execute([&] { return solve_on_ranks(game, board, own, {player}, size); });
    if (these.rank() == 0) result = found;
  });
  return result;
}

TEST(ProofSearchOnRanks, AgreesOnPositionsOfSmallBoards_standard) {
  const InARow game(4, 3, 3);
  const auto winners = solve_winners(game);
  std::size_t seen = 0;
  winners.for_each([&](const Board& board, Player winner) {
    if (seen++ % 4001 != 0) return;
    const std::size_t ranks = 1 + seen % 3;
    for (const Player player : {Player::one, Player::two}) {
      ASSERT_EQ(solved(game, board, player, ranks).wins, winner == player);
    }
  });
  for (const std::size_t ranks : {1U, 2U, 3U}) {
    EXPECT_EQ(solved(game, game.start(), Player::one, ranks).wins, winners.start() == Player::one);
  }
}

TEST(ProofSearchOnRanks, SearchesTheSamePositionsAgain) {
  const InARow game(4, 3, 4);
  for (const std::size_t ranks : {1U, 2U, 3U}) {
    const SolvedOnRanks once = solved(game, game.start(), Player::one, ranks);
    EXPECT_EQ(once.wins, false);
    EXPECT_EQ(once.status, RunStatus::complete);
    EXPECT_GT(once.positions, 0U);
    EXPECT_EQ(solved(game, game.start(), Player::one, ranks).positions, once.positions);
  }
}

TEST(ProofSearchOnRanks, OfOneJobIsTheSearch) {
  const InARow game(4, 3, 4);
  tbb::task_arena arena(1);
  RunOptions options;
  options.memory = usual_memory - usual_memory / 8;  // the tree takes the rest
  ProofNumberSearch<InARow> search(game, options, {.player = Player::one});
  EXPECT_EQ(arena.execute([&] { return search.solve(game.start()); }), false);
  const JobSize whole{.least = 1'000'000'000};
  EXPECT_EQ(solved(game, game.start(), Player::one, 1, {}, whole).positions, search.positions());
}

TEST(ProofSearchOnRanks, KnowsEndedGames) {
  const InARow game(3, 3, 3);
  const Board won{7, 24};
  EXPECT_EQ(solved(game, won, Player::one, 2).wins, true);
  EXPECT_EQ(solved(game, won, Player::two, 2).wins, false);
}

TEST(ProofSearchOnRanks, NeedsNoRoomForItsTree) {
  const InARow game(4, 3, 4);
  TopTree<InARow> tree(game, Player::one, game.start(), 1);
  EXPECT_FALSE(tree.has_room());
  tree.update(0, {5, 6}, {}, 0);
  EXPECT_EQ(tree.root(), (ProofNumbers{5, 6}));
  EXPECT_EQ(tree.choose(3), (std::vector<TopTree<InARow>::Node>{0}));
}

TEST(ProofSearchOnRanks, NeedsMemoryForATable) {
  RunOptions options;
  options.memory = 1000;
  EXPECT_EQ(solved(InARow(3, 3, 3), {}, Player::one, 2, options).status, RunStatus::memory);
}

TEST(ProofSearchOnRanks, ResumesFromItsTree_standard) {
  const InARow game(4, 3, 4);
  HeldCheckpoint held;
  std::uint64_t positions = 0;
  for (int runs = 1;; ++runs) {
    ASSERT_LT(runs, 1000);
    // A run that stops after a number of saves.
    std::stop_source source;
    RunOptions options;
    options.stop = source.get_token();
    options.checkpoint = held.checkpoint(true);
    options.checkpoint->save = [&, save = options.checkpoint->save](const auto& progress, const auto& write) {
      if (held.saves % 20 == 19) source.request_stop();
      return save(progress, write);
    };
    const SolvedOnRanks found =
        solved(game, game.start(), Player::one, 1 + static_cast<std::size_t>(runs) % 3, options);
    EXPECT_GE(found.positions, positions);
    positions = found.positions;
    if (found.wins) {
      EXPECT_FALSE(*found.wins);
      EXPECT_GT(runs, 2);
      break;
    }
    EXPECT_EQ(found.status, RunStatus::interrupted);
    ASSERT_FALSE(held.bytes.empty());
  }
  RunOptions options;
  options.checkpoint = held.checkpoint(false);
  EXPECT_EQ(solved(game, game.start(), Player::one, 2, options).wins, false);
  for (const auto& [player, another] :
       {std::pair(Player::two, InARow(4, 3, 4)), std::pair(Player::one, InARow(3, 3, 3))}) {
    on_ranks_of_threads(2, [&, player = player, another = another](Ranks& ranks) {
      RunOptions own;
      own.ranks = &ranks;
      own.memory = usual_memory;
      own.checkpoint = held.checkpoint(false);
      EXPECT_THROW(solve_on_ranks(another, another.start(), own, {player}), Error);
    });
  }
}

// The test searches every leaf to the end, a ply at a time, in any order.
TEST(TopTree, GivesEachLeafOnceAndTheWinner) {
  for (const Player player : {Player::one, Player::two}) {
    const InARow game(3, 3, 3);
    TopTree<InARow> tree(game, player, game.start(), 1'000'000);
    while (!tree.root().settled()) {
      const auto leaves = tree.choose(5);
      ASSERT_FALSE(leaves.empty());
      ASSERT_EQ(std::set(leaves.begin(), leaves.end()).size(), leaves.size());
      for (const auto leaf : leaves) tree.update(leaf, {1, 1}, {}, 0);
    }
    // The game is a tie: player one does not win, and prevents a win of the other.
    EXPECT_EQ(tree.root().win == 0, player == Player::two);
  }
}

TEST(TopTree, BeginsChildrenWithWhatTheSearchKnows) {
  const InARow game(3, 3, 3);
  TopTree<InARow> tree(game, Player::one, game.start(), 100);
  std::vector<ProofNumbers> of_moves(9, ProofNumbers{4, 2});
  of_moves[5] = {3, 7};
  tree.update(0, {9, 9}, of_moves, 2);
  EXPECT_EQ(tree.root(), (ProofNumbers{3, 7 + 8}));
  const auto leaves = tree.choose(1);
  ASSERT_EQ(leaves.size(), 1U);
  EXPECT_EQ(tree.state(leaves.front()), game.after(game.start(), 5));
  EXPECT_EQ(tree.owner(leaves.front()), 2U);
}

}  // namespace quadrille::engines::proof_search_on_ranks_test
