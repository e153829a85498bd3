// Proposals for matrix games of known value, and for random games, judged by the proposals' own guarantees.
#include "enumerate/numbers/matrix_games/matrix_game.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <cstdlib>
#include <new>
#include <numeric>
#include <random>
#include <thread>

namespace quadrille::enumerate::matrix_game_test {

double guaranteed(const Payoffs& game, const std::vector<double>& row) {
  double least = 1e9;
  for (std::size_t j = 0; j < game.columns; ++j) {
    double sum = 0;
    for (std::size_t i = 0; i < game.rows; ++i) sum += row[i] * game.at(i, j);
    least = std::min(least, sum);
  }
  return least;
}

double conceded(const Payoffs& game, const std::vector<double>& column) {
  double most = -1e9;
  for (std::size_t i = 0; i < game.rows; ++i) {
    double sum = 0;
    for (std::size_t j = 0; j < game.columns; ++j) sum += column[j] * game.at(i, j);
    most = std::max(most, sum);
  }
  return most;
}

// Solves the game, checks that the proposal is nearly a pair of optimal mixes, and returns the value.
double value(MatrixGame& solver, const Payoffs& game) {
  Proposal proposal;
  EXPECT_TRUE(solver.solve(game, proposal));
  EXPECT_EQ(proposal.row.size(), game.rows);
  EXPECT_EQ(proposal.column.size(), game.columns);
  for (const auto* mix : {&proposal.row, &proposal.column}) {
    EXPECT_NEAR(std::accumulate(mix->begin(), mix->end(), 0.0), 1, 1e-11);
    EXPECT_GE(*std::min_element(mix->begin(), mix->end()), 0);
  }
  EXPECT_NEAR(guaranteed(game, proposal.row), conceded(game, proposal.column), 1e-10);
  return guaranteed(game, proposal.row);
}

Payoffs random_game(std::mt19937_64& random, std::size_t rows, std::size_t columns, std::uint64_t steps) {
  Payoffs game{rows, columns, {}};
  for (std::size_t i = 0; i < rows * columns; ++i) {
    game.entries.push_back(2 * static_cast<double>(random() % steps) / static_cast<double>(steps) - 1);
  }
  return game;
}

TEST(MatrixGame, HasTheKnownValues) {
  MatrixGame solver;
  EXPECT_NEAR(value(solver, {3, 3, {0, -1, 1, 1, 0, -1, -1, 1, 0}}), 0, 1e-12);  // rock, paper, scissors
  EXPECT_NEAR(value(solver, {2, 2, {1, -1, -1, 1}}), 0, 1e-12);                  // matching pennies
  EXPECT_NEAR(value(solver, {2, 2, {-2, 3, 3, -4}}), 1.0 / 12, 1e-12);           // Morra with one or two fingers
  EXPECT_NEAR(value(solver, {1, 1, {-7}}), -7, 1e-12);
  EXPECT_NEAR(value(solver, {1, 4, {3, 1, 2, 1}}), 1, 1e-12);
  EXPECT_NEAR(value(solver, {3, 1, {3, 1, 4}}), 4, 1e-12);
  EXPECT_NEAR(value(solver, {2, 3, {2, 2, 2, 2, 2, 2}}), 2, 1e-12);
}

// Without a saddle point the value of (a b; c d) is (ad - bc) / (a + d - b - c).
TEST(MatrixGame, TwoByTwoIsTheFormula) {
  MatrixGame solver;
  std::mt19937_64 random(3);
  int mixed = 0;
  for (int round = 0; round < 500; ++round) {
    const Payoffs game = random_game(random, 2, 2, 1000);
    const double a = game.entries[0];
    const double b = game.entries[1];
    const double c = game.entries[2];
    const double d = game.entries[3];
    const double low = std::max(std::min(a, b), std::min(c, d));
    const double high = std::min(std::max(a, c), std::max(b, d));
    mixed += low < high ? 1 : 0;
    EXPECT_NEAR(value(solver, game), low < high ? (a * d - b * c) / (a + d - b - c) : low, 1e-11);
  }
  EXPECT_GT(mixed, 100);
}

TEST(MatrixGame, SolvesRandomGamesOfAllShapesWithManyTiesAndWithFew) {
  MatrixGame solver;
  std::mt19937_64 random(4);
  for (int round = 0; round < 300; ++round) {
    const std::uint64_t steps = round % 2 == 0 ? 3 : 1'000'000;
    value(solver, random_game(random, 1 + random() % 30, 1 + random() % 30, steps));
  }
}

TEST(MatrixGame, ProposesTheSameWhateverWasSolvedBefore) {
  std::mt19937_64 random(5);
  const Payoffs game = random_game(random, 20, 20, 5);
  Proposal first;
  Proposal later;
  MatrixGame solver;
  ASSERT_TRUE(solver.solve(game, first));
  for (int round = 0; round < 20; ++round) {
    value(solver, random_game(random, 1 + random() % 40, 1 + random() % 40, 5));
    ASSERT_TRUE(solver.solve(game, later));
    EXPECT_EQ(first.row, later.row);
    EXPECT_EQ(first.column, later.column);
  }
}

TEST(MatrixGame, SolversOfOneThreadDoNotDisturbEachOther) {
  MatrixGame first;
  for (int round = 0; round < 3; ++round) {
    MatrixGame second;
    EXPECT_NEAR(value(first, {2, 2, {-2, 3, 3, -4}}), 1.0 / 12, 1e-12);
    EXPECT_NEAR(value(second, {2, 2, {1, -1, -1, 1}}), 0, 1e-12);
  }
  EXPECT_NEAR(value(first, {2, 2, {-2, 3, 3, -4}}), 1.0 / 12, 1e-12);
}

TEST(MatrixGame, WorksOnSeveralThreadsAtOnce) {
  std::vector<std::jthread> threads;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    threads.emplace_back([seed] {
      std::mt19937_64 random(seed);
      for (int solvers = 0; solvers < 5; ++solvers) {
        MatrixGame solver;
        for (int round = 0; round < 20; ++round) value(solver, random_game(random, 12, 15, 100));
      }
    });
  }
}

TEST(Dominance, KeepsTheValueAndLeavesNoDominatedLine) {
  MatrixGame solver;
  Dominance dominance;
  std::mt19937_64 random(6);
  std::size_t struck = 0;
  for (int round = 0; round < 300; ++round) {
    const Payoffs game = random_game(random, 1 + random() % 8, 1 + random() % 8, 4);
    dominance.strike_out(game);
    const auto rows = dominance.rows();
    const auto columns = dominance.columns();
    Payoffs left{rows.size(), columns.size(), {}};
    for (const std::size_t i : rows) {
      for (const std::size_t j : columns) left.entries.push_back(game.at(i, j));
    }
    struck += game.rows + game.columns - left.rows - left.columns;
    for (std::size_t i = 0; i < left.rows; ++i) {
      for (std::size_t k = 0; k < left.rows; ++k) {
        bool somewhere_less = i == k;
        for (std::size_t j = 0; j < left.columns; ++j) somewhere_less |= left.at(k, j) < left.at(i, j);
        EXPECT_TRUE(somewhere_less) << "row " << k << " dominates row " << i;
      }
    }
    for (std::size_t j = 0; j < left.columns; ++j) {
      for (std::size_t k = 0; k < left.columns; ++k) {
        bool somewhere_more = j == k;
        for (std::size_t i = 0; i < left.rows; ++i) somewhere_more |= left.at(i, k) > left.at(i, j);
        EXPECT_TRUE(somewhere_more) << "column " << k << " dominates column " << j;
      }
    }
    EXPECT_NEAR(value(solver, left), value(solver, game), 1e-11);
  }
  EXPECT_GT(struck, 300U);
}

TEST(Dominance, OfEqualLinesKeepsTheFirst) {
  Dominance dominance;
  dominance.strike_out({2, 3, {5, 5, 5, 5, 5, 5}});
  EXPECT_EQ(std::vector<std::size_t>(dominance.rows().begin(), dominance.rows().end()), std::vector<std::size_t>{0});
  EXPECT_EQ(std::vector<std::size_t>(dominance.columns().begin(), dominance.columns().end()),
            std::vector<std::size_t>{0});
}

// Holds all available memory, freed memory included, until its destruction.
class Hoard {
 public:
  Hoard() {
    ::getrlimit(RLIMIT_DATA, &old_);
    const rlimit none{1, old_.rlim_max};  // Linux takes 0 as no limit
    ::setrlimit(RLIMIT_DATA, &none);
    for (std::size_t size = std::size_t{1} << 20U; size >= sizeof(Block); size /= 2) {
      while (auto* const block = static_cast<Block*>(std::malloc(size))) {
        block->next = first_;
        first_ = block;
      }
    }
  }
  ~Hoard() {
    ::setrlimit(RLIMIT_DATA, &old_);
    while (first_ != nullptr) {
      Block* const next = first_->next;
      std::free(first_);
      first_ = next;
    }
  }
  Hoard(const Hoard&) = delete;
  Hoard& operator=(const Hoard&) = delete;

 private:
  struct Block {
    Block* next;
  };

  rlimit old_{};
  Block* first_ = nullptr;
};

// GLPK would abort the process. The solver throws, and works again once there is memory. A sanitizer does end the
// process.
#ifndef QUADRILLE_SANITIZED
TEST(MatrixGame, ThrowsWhereMemoryEnds) {
  std::mt19937_64 random(7);
  Payoffs payoffs{30, 30, {}};
  for (std::size_t i = 0; i < payoffs.rows * payoffs.columns; ++i) {
    payoffs.entries.push_back(static_cast<double>(random() % 1000));
  }
  MatrixGame solver;
  Proposal proposal;
  ASSERT_TRUE(solver.solve(payoffs, proposal));  // allocates the memory that the solver needs besides GLPK's
  const Proposal first = proposal;
  for (int round = 0; round < 3; ++round) {
    bool thrown = false;
    {
      const Hoard hoard;
      try {
        solver.solve(payoffs, proposal);
      } catch (const std::bad_alloc&) {
        thrown = true;
      }
    }
    EXPECT_TRUE(thrown);
    ASSERT_TRUE(solver.solve(payoffs, proposal));
    EXPECT_EQ(proposal.row, first.row);
    EXPECT_EQ(proposal.column, first.column);
  }
}
#endif

}  // namespace quadrille::enumerate::matrix_game_test
