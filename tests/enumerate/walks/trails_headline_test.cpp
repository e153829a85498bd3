// The headline rows of trails and walks, which take minutes: length doubling and the depth-first counter share no code.
#include <gtest/gtest.h>

#include "enumerate/walks/trails_doubling.hpp"

namespace quadrille::enumerate::trails_headline_test {

TEST(TrailsDoublingLong, AgreesToTheLongestLengths_long) {
  const PathCounts trails = count_lattice_trails({16, false});
  const PathCounts walks = count_lattice_trails({14, true});
  for (int plies = 12; plies <= 16; ++plies) {
    EXPECT_EQ(count_by_doubling({plies, false}), trails.paths.at(static_cast<std::size_t>(plies)));
  }
  for (int plies = 12; plies <= 14; ++plies) {
    EXPECT_EQ(count_by_doubling({plies, true}), walks.paths.at(static_cast<std::size_t>(plies)));
  }
}

}  // namespace quadrille::enumerate::trails_headline_test
