// What the source says of its sample game: the assertions hold of it and can fail.
#include "proofs/plusminus/claims.hpp"

#include <gtest/gtest.h>

namespace quadrille::plusminus::plusminus_claims_test {

using Case = GridCase;

bool first_assertion_holds(const std::string& id, const Case& which) {
  for (const proofs::Claim& claim : claims()) {
    if (claim.id != id) continue;
    return dynamic_cast<const proofs::CaseQuestion<Case>&>(*claim.assertions.front().question).holds(which);
  }
  throw std::logic_error("no such claim");
}

TEST(SampleGame, DiffersFromOtherGames) {
  const Predictions predictions = parse_predictions("+-+-+-+,++-++-+");
  EXPECT_TRUE(first_assertion_holds("plusminus/example", {8, {1, 8, 4, 2, 3, 5, 6, 7}, predictions}));
  EXPECT_FALSE(first_assertion_holds("plusminus/example", {8, {1, 8, 4, 2, 3, 5, 7, 6}, predictions}));
}

}  // namespace quadrille::plusminus::plusminus_claims_test
