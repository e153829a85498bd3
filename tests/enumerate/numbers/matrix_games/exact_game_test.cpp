// Exact values given by formulas, and floating-point proposals that agree with them.
#include "enumerate/numbers/matrix_games/exact_game.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <new>
#include <numeric>
#include <random>

#include "enumerate/numbers/matrix_games/matrix_game.hpp"

namespace quadrille::enumerate::exact_game_test {

TEST(ExactGame, HasTheKnownValues) {
  EXPECT_EQ(solve_exactly({3, 3, {0, -1, 1, 1, 0, -1, -1, 1, 0}})->value, 0);  // rock, paper, scissors
  EXPECT_EQ(solve_exactly({2, 2, {1, -1, -1, 1}})->value, 0);                  // matching pennies
  EXPECT_EQ(solve_exactly({2, 2, {-2, 3, 3, -4}})->value, Rational(1, 12));    // Morra with one or two fingers
  EXPECT_EQ(solve_exactly({1, 1, {Rational(-22, 7)}})->value, Rational(-22, 7));
  EXPECT_EQ(solve_exactly({1, 3, {3, 1, 2}})->value, 1);
  EXPECT_EQ(solve_exactly({3, 1, {3, 1, 4}})->value, 4);
}

TEST(ExactGame, MixesAreTheFormulaOfTwoByTwo) {
  const auto solution = solve_exactly({2, 2, {-2, 3, 3, -4}});
  EXPECT_EQ(solution->row, (std::vector<Rational>{Rational(7, 12), Rational(5, 12)}));
  EXPECT_EQ(solution->column, (std::vector<Rational>{Rational(7, 12), Rational(5, 12)}));
}

TEST(ExactGame, AgreesWithFloatingPoint) {
  std::mt19937_64 random(1);
  MatrixGame solver;
  for (int round = 0; round < 40; ++round) {
    const std::size_t rows = 1 + random() % 8;
    const std::size_t columns = 1 + random() % 8;
    ExactPayoffs exact{rows, columns, {}};
    Payoffs floating{rows, columns, {}};
    for (std::size_t i = 0; i < rows * columns; ++i) {
      const auto entry = static_cast<int>(random() % 2001) - 1000;
      exact.entries.emplace_back(entry, 1000);
      floating.entries.push_back(entry / 1000.0);
    }
    const auto solution = solve_exactly(exact);
    ASSERT_TRUE(solution);
    EXPECT_EQ(std::accumulate(solution->row.begin(), solution->row.end(), Rational(0)), 1);
    EXPECT_EQ(std::accumulate(solution->column.begin(), solution->column.end(), Rational(0)), 1);
    Proposal proposal;
    ASSERT_TRUE(solver.solve(floating, proposal));
    double least = 1e9;
    for (std::size_t j = 0; j < columns; ++j) {
      double sum = 0;
      for (std::size_t i = 0; i < rows; ++i) sum += proposal.row[i] * floating.at(i, j);
      least = std::min(least, sum);
    }
    EXPECT_NEAR(static_cast<double>(solution->value), least, 1e-11);
  }
}

// Two games that differ in the thousandth digit, beyond the digits of any floating-point number.
TEST(ExactGame, DecidesWhatOnlyExactNumbersDecide) {
  using boost::multiprecision::cpp_int;
  const Rational tiny(1, pow(cpp_int(10), 1000));
  const auto solution = solve_exactly({2, 2, {1 + tiny, -1, -1, 1}});
  ASSERT_TRUE(solution);
  EXPECT_EQ(solution->value, (1 + tiny - 1) / (4 + tiny));
}

// QSopt_ex would end the process; a sanitizer does end it.
#ifndef QUADRILLE_SANITIZED
TEST(ExactGame, ThrowsWhereMemoryEnds) {
  // The game needs more memory than earlier tests gave back.
  const ExactPayoffs payoffs{60, 60, std::vector<Rational>(3600, Rational(1, 3))};
  rlimit old{};
  ::getrlimit(RLIMIT_DATA, &old);
  const rlimit none{1, old.rlim_max};  // Linux takes 0 as no limit
  ::setrlimit(RLIMIT_DATA, &none);
  EXPECT_THROW(solve_exactly(payoffs), std::bad_alloc);
  ::setrlimit(RLIMIT_DATA, &old);
  EXPECT_EQ(solve_exactly({2, 2, {1, -1, -1, 1}})->value, 0);
}
#endif

}  // namespace quadrille::enumerate::exact_game_test
