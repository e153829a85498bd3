// Length doubling against the depth-first counter, which shares no code with it, and against the reference
// implementation.
#include "enumerate/walks/trails_doubling.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include "quadrille/error.hpp"

namespace quadrille::enumerate::trails_doubling_test {

Natural last_of(const PathCounts& counts) { return counts.paths.back(); }

TEST(TrailsDoubling, AgreesWithTheReference) {
  for (const Neighbourhood neighbourhood : {Neighbourhood::king, Neighbourhood::square}) {
    for (const bool acyclic : {false, true}) {
      for (int plies = 0; plies <= 5; ++plies) {
        const PathQuery query{plies, acyclic, neighbourhood};
        EXPECT_EQ(count_by_doubling(query), last_of(count_lattice_trails_ref(query))) << plies << " plies";
      }
    }
  }
}

TEST(TrailsDoubling, AgreesWithTheDepthFirstCounter_standard) {
  for (int plies = 6; plies <= 11; ++plies) {
    EXPECT_EQ(count_by_doubling({plies, false}), last_of(count_lattice_trails({plies, false}))) << plies << " plies";
    EXPECT_EQ(count_by_doubling({plies, true}), last_of(count_lattice_trails({plies, true}))) << plies << " plies";
  }
  for (int plies = 6; plies <= 16; ++plies) {
    for (const bool acyclic : {false, true}) {
      const PathQuery query{plies, acyclic, Neighbourhood::square};
      EXPECT_EQ(count_by_doubling(query), last_of(count_lattice_trails(query))) << plies << " plies";
    }
  }
}

TEST(TrailsDoubling, IsTheSameOnOneThread_standard) {
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, 1);
  EXPECT_EQ(count_by_doubling({12}), Natural(11'685'663'576));
}

TEST(TrailsDoubling, RefusesWhatItsHalvesDoNotHold) {
  EXPECT_THROW(count_by_doubling({-1}), Error);
  EXPECT_THROW(count_by_doubling({most_doubled_plies + 1}), Error);
}

}  // namespace quadrille::enumerate::trails_doubling_test
