// The source's statements about its two lists: the assertions hold for them and can fail.
#include "proofs/updown/claims.hpp"

#include <gtest/gtest.h>

namespace quadrille::updown::updown_claims_test {

using Case = proofs::PermutationCase;

bool first_assertion_holds(const std::string& id, const Case& which) {
  for (const proofs::Claim& claim : claims()) {
    if (claim.id != id) continue;
    return dynamic_cast<const proofs::CaseQuestion<Case>&>(*claim.assertions.front().question).holds(which);
  }
  throw std::logic_error("no such claim");
}

TEST(Examples, DifferFromOtherLists) {
  EXPECT_TRUE(first_assertion_holds("updown/example-1", {10, {1, 7, 3, 5, 2, 9, 10, 4, 6, 8}}));
  EXPECT_FALSE(first_assertion_holds("updown/example-1", {10, {1, 7, 3, 5, 2, 9, 10, 4, 8, 6}}));
  EXPECT_TRUE(first_assertion_holds("updown/example-2", {10, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}}));
  EXPECT_FALSE(first_assertion_holds("updown/example-2", {10, {2, 1, 3, 4, 5, 6, 7, 8, 9, 10}}));
  EXPECT_TRUE(first_assertion_holds("updown/overlap", {10, {1, 7, 3, 5, 2, 9, 10, 4, 6, 8}}));
  EXPECT_FALSE(first_assertion_holds("updown/overlap", {10, {1, 7, 3, 5, 2, 9, 10, 4, 8, 6}}));
}

}  // namespace quadrille::updown::updown_claims_test
