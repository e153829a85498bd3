// The proof of the margin by a second road: its bounds meet, at the solver's margin.
//
// ctest label: standard
#include "enumerate/confirm/plusminus/margin_proof.hpp"

#include <gtest/gtest.h>

#include "enumerate/plusminus/solve.hpp"

namespace quadrille::enumerate {
namespace {

TEST(PlusminusMarginProof, MeetsTheSolversMargin) {
  for (int n = 1; n <= 7; ++n) {
    for (const int places_first : {1, 2}) {
      const MarginBounds bounds = prove_plusminus_margin(n, places_first);
      const int margin = solve_plusminus(n, places_first, false, {}).margin;
      EXPECT_EQ(bounds.at_least, margin) << n << ", player " << places_first << " places first";
      EXPECT_EQ(bounds.at_most, margin) << n << ", player " << places_first << " places first";
    }
  }
}

}  // namespace
}  // namespace quadrille::enumerate
