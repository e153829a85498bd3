// The job that solves Paper Soccer: rows, limits, and what it refuses.
#include <gtest/gtest.h>

#include "quadrille/error.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::soccer::solve_test {

SolveQuery query_of(const char* pitch, const char* history = "") {
  SolveQuery query;
  query.pitch = pitch;
  query.history = history;
  return query;
}

TEST(SolveSoccer, NamesTheWinner) {
  const auto result = solve(query_of("paper:3x3"));
  ASSERT_EQ(result.rows.size(), 1U);
  EXPECT_EQ(result.rows.front().winner, 1);
  EXPECT_EQ(result.winner, 1);
  EXPECT_TRUE(result.whole());
  EXPECT_GT(result.positions, 0U);
}

TEST(SolveSoccer, RowsOfMovesAndOfALine_extreme) {
  SolveMovesQuery moves;
  moves.pitch = "paper:3x3";
  EXPECT_EQ(solve(moves).rows.size(), 8U);
  SolveLineQuery line;
  line.pitch = "paper:3x3";
  const auto plies = solve(line);
  ASSERT_FALSE(plies.rows.empty());
  EXPECT_EQ(plies.rows.front().mover, 1);
  EXPECT_EQ(plies.winner, 1);
}

TEST(SolveSoccer, EndsInTime) {
  SolveQuery query = query_of("paper:7x7");
  query.seconds = 0.05;
  const auto result = solve(query);
  EXPECT_EQ(result.status, RunStatus::work_limit);
  ASSERT_EQ(result.rows.size(), 1U);
  EXPECT_FALSE(result.rows.front().winner.has_value());
}

TEST(SolveSoccer, RefusesWhatCannotBeSolved) {
  EXPECT_THROW(solve(query_of("paper:3x3", "(2,2) (2,1) (2,2)")), Error);
  EXPECT_THROW(solve(query_of("paper:3x3", "(2,2) (2,3)")), Error);
  EXPECT_THROW(solve(query_of("paper:3x1")), Error);
  EXPECT_THROW(solve(query_of("classic:20x20")), Error);
}

TEST(SolveSoccer, WritesARequestInOneForm) {
  EXPECT_EQ(request_of(query_of("paper:3x3", " (2,2)   (2,1) ")),
            "quadrille solve soccer --pitch paper:3x3 --history '(2,2) (2,1)'");
}

}  // namespace quadrille::soccer::solve_test
