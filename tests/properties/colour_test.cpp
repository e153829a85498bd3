// Properties of the colour sweep, on generated strips.
#include <gtest/gtest.h>
// (gtest comes first: RapidCheck's extensions look for it)
#include <rapidcheck/gtest.h>

#include "enumerate/engines/colour/sweep.hpp"
#include "tests/enumerate/engines/random_strip.hpp"

namespace quadrille::properties::colour_test {

engines::Strip any_strip() {
  return engines::random_strip([](int n) { return *rc::gen::inRange(0, n); }, 11);
}

RC_GTEST_PROP(ColourSweep, countsTheDrawingsOfAStrip, ()) {
  const engines::Strip strip = any_strip();
  RC_ASSERT(engines::count_by_colours(strip, 40, {}).count == engines::count_drawings_ref(strip));
}

RC_GTEST_PROP(ColourSweep, countsTheSameFromTheOtherEnd, ()) {
  const engines::Strip strip = any_strip();
  RC_ASSERT(engines::count_by_colours(strip, 40, {}).count ==
            engines::count_by_colours(engines::reversed(strip), 40, {}).count);
}

RC_GTEST_PROP(ColourSweep, isProportionalToTheWeightsOfEnds, ()) {
  engines::Strip strip = any_strip();
  const Natural before = engines::count_by_colours(strip, 40, {}).count;
  for (engines::StripRow& row : strip.rows) {
    for (std::uint32_t& weight : row.weights) weight *= 2;
  }
  RC_ASSERT(engines::count_by_colours(strip, 40, {}).count == 2 * before);
}

}  // namespace quadrille::properties::colour_test
