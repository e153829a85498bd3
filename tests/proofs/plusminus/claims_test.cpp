// The source's statements about its sample game: the assertions hold for it and can fail.
#include "proofs/plusminus/claims.hpp"

#include <gtest/gtest.h>

namespace quadrille::plusminus::plusminus_claims_test {

using Case = GridCase;

bool assertion_holds(const std::string& id, std::size_t number, const Case& which) {
  for (const proofs::Claim& claim : claims()) {
    if (claim.id != id) continue;
    return dynamic_cast<const proofs::CaseQuestion<Case>&>(*claim.assertions.at(number).question).holds(which);
  }
  throw std::logic_error("no such claim");
}

bool first_assertion_holds(const std::string& id, const Case& which) { return assertion_holds(id, 0, which); }

TEST(SampleGame, DiffersFromOtherGames) {
  const Predictions predictions = parse_predictions("+-+-+-+,++-++-+");
  EXPECT_TRUE(first_assertion_holds("plusminus/example", {8, {1, 8, 4, 2, 3, 5, 6, 7}, predictions}));
  EXPECT_FALSE(first_assertion_holds("plusminus/example", {8, {1, 8, 4, 2, 3, 5, 7, 6}, predictions}));
}

// The printed lists and the places that match.
TEST(SampleGame, IsPrintedWithItsTruthLists) {
  const Predictions predictions = parse_predictions("+-+-+-+,++-++-+");
  EXPECT_TRUE(assertion_holds("plusminus/example", 1, {8, {1, 8, 4, 2, 3, 5, 6, 7}, predictions}));
  EXPECT_FALSE(assertion_holds("plusminus/example", 1, {8, {1, 8, 4, 2, 3, 5, 7, 6}, predictions}));
  EXPECT_FALSE(
      assertion_holds("plusminus/example", 1, {8, {1, 8, 4, 2, 3, 5, 6, 7}, parse_predictions("+-+-+--,++-++-+")}));
}

// Under the suggestion player 2 wins by a point from n = 2 on; the witness is the smallest.
TEST(Fairness, IsRefutedByTwoRows) {
  EXPECT_TRUE(first_assertion_holds("plusminus/fair", {1}));
  EXPECT_FALSE(first_assertion_holds("plusminus/fair", {2}));
}

// Every claim on the margin under best play, on each of its boards.
TEST(Margins, AreAsTheLedgerSays_standard) {
  for (const proofs::Claim& claim : claims()) {
    for (const proofs::Assertion& assertion : claim.assertions) {
      const bool is_of_margins = claim.id == "plusminus/margin" || claim.id == "plusminus/fair" ||
                                 claim.id == "plusminus/placing" || claim.id == "plusminus/no-deadlock";
      if (!is_of_margins) continue;
      const proofs::Exhaustion walk = exhaust(assertion).front();
      EXPECT_EQ(walk.witness.has_value(), !assertion.expected_to_hold()) << claim.id << ": " << assertion.text;
    }
  }
}

}  // namespace quadrille::plusminus::plusminus_claims_test
