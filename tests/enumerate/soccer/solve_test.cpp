// Paper Soccer solved: rows, limits, and refusals.
#include <gtest/gtest.h>

#include "quadrille/error.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::soccer::solve_test {

TEST(SolveSoccer, NamesTheWinner) {
  const SolveAnswer answer = solve({.pitch = "paper:3x3"});
  const auto winners = rows<PitchWinner>(answer);
  ASSERT_EQ(winners.size(), 1U);
  EXPECT_EQ(winners.front().winner, 1);
  EXPECT_EQ(answer.winner, 1);
  EXPECT_TRUE(answer.ending.whole());
  EXPECT_GT(answer.positions, 0U);
}

TEST(SolveSoccer, RowsOfMovesAndOfALine_extreme) {
  EXPECT_EQ(solve({.pitch = "paper:3x3", .show = Show::moves}).table.rows.size(), 8U);
  const SolveAnswer line = solve({.pitch = "paper:3x3", .show = Show::line});
  const auto plies = rows<LinePly>(line);
  ASSERT_FALSE(plies.empty());
  EXPECT_EQ(plies.front().mover, 1);
  EXPECT_EQ(line.winner, 1);
}

TEST(SolveSoccer, EndsAtItsDeadline) {
  Options options;
  options.deadline = in_seconds(0.05);
  const SolveAnswer answer = solve({.pitch = "paper:7x7"}, options);
  EXPECT_EQ(answer.ending.status, RunStatus::work_limit);
  const auto winners = rows<PitchWinner>(answer);
  ASSERT_EQ(winners.size(), 1U);
  EXPECT_FALSE(winners.front().winner.has_value());
}

TEST(SolveSoccer, RefusesWhatCannotBeSolved) {
  EXPECT_THROW(solve({.pitch = "paper:3x3", .history = "(2,2) (2,1) (2,2)"}), Error);
  EXPECT_THROW(solve({.pitch = "paper:3x3", .history = "(2,2) (2,3)"}), Error);
  EXPECT_THROW(solve({.pitch = "paper:3x1"}), Error);
  EXPECT_THROW(solve({.pitch = "classic:20x20"}), Error);
}

TEST(SolveSoccer, PlansInOneForm) {
  const auto planned = plan(SolveRequest{.pitch = "paper:03x3", .history = " (2,2)   (2,1) "});
  EXPECT_EQ(planned.table.provenance.command, "quadrille solve soccer --pitch paper:3x3 --history '(2,2) (2,1)'");
}

}  // namespace quadrille::soccer::solve_test
