// Proof-number search against alpha-beta and backward induction: games with ties, small tables that lose entries,
// checkpoints, limits.
#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <stdexcept>
#include <vector>

#include "quadrille/conformance.hpp"
#include "quadrille/engines.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/engines/held_checkpoint.hpp"
#include "tests/enumerate/engines/in_a_row.hpp"

namespace quadrille::engines::proof_number_search_test {

using in_a_row::Board;
using in_a_row::InARow;

// The winner by two searches, one for each player.
Player searched(const InARow& game, const Board& board, const RunOptions& options = {}) {
  for (const Player player : {Player::one, Player::two}) {
    ProofNumberSearch<InARow> search(game, options, {.player = player});
    const auto wins = search.solve(board);
    EXPECT_TRUE(wins.has_value());
    if (wins.value_or(false)) return player;
  }
  return Player::none;
}

TEST(ProofNumberSearch, AgreesOnEveryPositionOfSmallBoards_standard) {
  for (const auto& [width, height, length] : {std::tuple(3U, 3U, 3U), std::tuple(3U, 2U, 2U), std::tuple(4U, 2U, 3U)}) {
    const InARow game(width, height, length);
    const auto winners = solve_winners(game);
    std::size_t seen = 0;
    winners.for_each([&](const Board& board, Player winner) {
      if (seen++ % 7 != 0) return;
      ASSERT_EQ(searched(game, board), winner);
      if (game.grade(board) >= 3) {
        ASSERT_EQ(alpha_beta_winner(game, board), winner);
      }
    });
    EXPECT_EQ(searched(game, game.start()), winners.start());
  }
}

TEST(ProofNumberSearch, SaysTheSameOnManyThreads) {
  const InARow game(4, 3, 3);
  const Player winner = searched(game, game.start());
  for (const std::size_t threads : {2U, 4U}) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    EXPECT_EQ(searched(game, game.start()), winner);
  }
  EXPECT_EQ(solve_winners(game).start(), winner);
}

TEST(ProofNumberSearch, SearchesTheSamePositionsAgainOnOneThread) {
  const InARow game(4, 3, 4);
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, 1);
  const auto searched_positions = [&] {
    const RunOptions options;
    ProofNumberSearch<InARow> search(game, options, {.player = Player::one});
    EXPECT_EQ(search.solve(game.start()), false);
    return search.positions();
  };
  EXPECT_EQ(searched_positions(), searched_positions());
}

#ifdef QUADRILLE_SANITIZED  // a search takes seconds there
constexpr std::initializer_list<std::size_t> thread_numbers = {2};
#else
constexpr std::initializer_list<std::size_t> thread_numbers = {1, 2, 4};
#endif

TEST(ProofNumberSearch, SaysTheSameOfDeepGamesOnManyThreads_extreme) {
  const InARow game(4, 4, 4);
  const auto wins = [&](Player player) {
    ProofNumberSearch<InARow> search(game, RunOptions{}, {.player = player});
    return search.solve(game.start());
  };
  for (const std::size_t threads : thread_numbers) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    EXPECT_EQ(wins(Player::one), false);
    EXPECT_EQ(wins(Player::two), false);
  }
}

/// A game that throws once the listing of moves has been called a set number of times.
struct Failing : InARow {
  using InARow::InARow;
  template <class Visit>
  void for_each_move(const State& board, Visit&& visit) const {
    if (left->fetch_sub(1) == 0) throw std::runtime_error("no more");
    InARow::for_each_move(board, visit);
  }
  std::shared_ptr<std::atomic<int>> left = std::make_shared<std::atomic<int>>(0);
};

TEST(ProofNumberSearch, EndsWithTheExceptionOfAnyThread_extreme) {
  for (const std::size_t threads : thread_numbers) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    const Failing game(4, 4, 4);
    ProofNumberSearch<Failing> search(game, RunOptions{}, {.player = Player::one});
    for (const int positions : {1, 100, 1000}) {
      game.left->store(positions);
      EXPECT_THROW(search.solve(game.start()), std::runtime_error);
    }
    game.left->store(-1);
    EXPECT_EQ(search.solve(game.start()), false);
  }
}

TEST(ProofNumberSearch, FollowsAWinToItsEnd) {
  const InARow game(4, 3, 3);
  const RunOptions options;
  ProofNumberSearch<InARow> search(game, options, {.player = Player::one});
  ASSERT_EQ(search.solve(game.start()), true);
  // After every move of the loser, the winner's moves still lead to a win.
  std::vector<Board> open{game.start()};
  while (!open.empty()) {
    const Board board = open.back();
    open.pop_back();
    if (is_over(game, board)) {
      ASSERT_EQ(game.outcome(board).winner, Player::one);
    } else if (game.mover(board) == Player::one) {
      const auto move = search.winning_move(board);
      ASSERT_TRUE(move.has_value());
      open.push_back(game.after(board, *move));
    } else {
      EXPECT_FALSE(search.winning_move(board).has_value());
      game.for_each_move(board, [&](unsigned move) { open.push_back(game.after(board, move)); });
    }
  }
}

TEST(ProofNumberSearch, EndsAtItsLimitAndResumes) {
  const InARow game(4, 3, 4);
  ProofNumberSearch<InARow> search(game, {}, {.player = Player::one, .positions = 2000});
  EXPECT_FALSE(search.solve(game.start()).has_value());
  EXPECT_EQ(search.status(), RunStatus::work_limit);
  EXPECT_GE(search.positions(), 2000U);
  search.set_limit(std::nullopt);
  EXPECT_EQ(search.solve(game.start()), false);
  EXPECT_EQ(search.status(), RunStatus::complete);
}

TEST(ProofNumberSearch, StopsOnRequest) {
  const InARow game(5, 5, 5);
  std::stop_source source;
  RunOptions options;
  options.stop = source.get_token();
  int reports = 0;
  options.observer = [&](const Progress& progress) {
    EXPECT_LE(progress.done, progress.total);
    if (++reports == 3) source.request_stop();
  };
  ProofNumberSearch<InARow> search(game, options);
  EXPECT_FALSE(search.solve(game.start()).has_value());
  EXPECT_EQ(search.status(), RunStatus::interrupted);
  EXPECT_GE(reports, 3);
}

TEST(ProofNumberSearch, NeedsMemoryForATable) {
  const InARow game(3, 3, 3);
  RunOptions options;
  options.memory = 1000;
  EXPECT_THROW(ProofNumberSearch<InARow>(game, options), OutOfBudget);
}

TEST(ProofNumberSearch, SurvivesATableThatLosesEntries) {
  const InARow game(4, 3, 4);
  RunOptions options;
  options.memory = std::size_t{1} << 20U;
  ProofNumberSearch<InARow> search(game, options, {.player = Player::one});
  EXPECT_EQ(search.solve(game.start()), false);
  EXPECT_LE(search.slots(), (std::size_t{1} << 20U) / 16);
}

TEST(ProofNumberSearch, ResumesFromItsCheckpoint_standard) {
  const InARow game(4, 3, 4);
  HeldCheckpoint held;
  RunOptions options;
  for (int runs = 1;; ++runs) {
    ASSERT_LT(runs, 1000);
    options.checkpoint = held.checkpoint(false);
    ProofNumberSearch<InARow> search(game, options, {.player = Player::one});
    search.set_limit(2000);
    const auto wins = search.solve(game.start());
    if (!wins) {
      EXPECT_EQ(search.status(), RunStatus::work_limit);
      ASSERT_FALSE(held.bytes.empty());
      continue;
    }
    EXPECT_FALSE(*wins);
    EXPECT_GT(runs, 2);
    break;
  }
  options.checkpoint = held.checkpoint(false);
  EXPECT_THROW(ProofNumberSearch<InARow>(game, options, {.player = Player::two}), Error);
}

// A space that breaks a rule; every preset builds this file with assertions.
struct MarksTwo : InARow {
  using InARow::InARow;
  State after(const State& board, Move square) const {
    State next = InARow::after(board, square);
    next.crosses |= 1U << 8U;
    next.noughts |= 1U << 7U;
    return next;
  }
};
struct Stuck : InARow {
  using InARow::InARow;
  template <class Visit>
  void for_each_move(const State&, Visit&&) const {}
};

TEST(ProofNumberSearchDeathTest, AssertsTheCheapRules) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  const MarksTwo marks_two(3, 3, 3);
  const Stuck stuck(3, 3, 3);
  EXPECT_DEATH(ProofNumberSearch<MarksTwo>(marks_two, {}).solve(marks_two.start()), "rule a of graded_space.hpp");
  EXPECT_DEATH(ProofNumberSearch<Stuck>(stuck, {}).solve(stuck.start()), "rule c of graded_space.hpp");
}

}  // namespace quadrille::engines::proof_number_search_test
