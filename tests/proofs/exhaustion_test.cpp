// The result of a walk in the words of the ledger, and a witness that gives back its example.
#include <gtest/gtest.h>

#include "proofs/claim.hpp"

namespace quadrille::proofs::exhaustion_test {

struct Move {
  int number = 0;
};
struct Other {};

std::string to_string(const Move& move) { return "move " + std::to_string(move.number); }

TEST(Witness, HasTheTextOfItsExampleAndGivesTheExampleBack) {
  const Witness witness = witness_of(Move{7});
  EXPECT_EQ(witness.text, "move 7");
  ASSERT_NE(example_of<Move>(witness), nullptr);
  EXPECT_EQ(example_of<Move>(witness)->number, 7);
  EXPECT_EQ(example_of<Other>(witness), nullptr);
}

TEST(Exhaustion, IsWrittenAsBoardPliesAndPositions) {
  Exhaustion walk;
  walk.board = "paper:1x3";
  walk.plies = 11;
  walk.positions = 364;
  EXPECT_EQ(to_string(walk), "exhaustive:paper:1x3/11/364");
}

}  // namespace quadrille::proofs::exhaustion_test
