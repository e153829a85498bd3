// Length doubling against the depth-first counter, which shares no code with it, and against the reference implementation.
//
// ctest label: standard
#include "enumerate/walks/trails_doubling.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include "quadrille/error.hpp"

namespace quadrille::enumerate {
namespace {

engines::Natural last_of(const engines::Counts& counts) { return counts.rows.back()[1].value_or(0); }

TEST(TrailsDoubling, AgreesWithTheTwin) {
  for (const Neighbourhood neighbourhood : {Neighbourhood::king, Neighbourhood::square}) {
    for (const bool acyclic : {false, true}) {
      for (int plies = 0; plies <= 5; ++plies) {
        const TrailsQuestion question{plies, acyclic, neighbourhood};
        EXPECT_EQ(count_by_doubling(question), last_of(count_lattice_trails_ref(question))) << plies << " plies";
      }
    }
  }
}

TEST(TrailsDoubling, AgreesWithTheDepthFirstCounter) {
  for (int plies = 6; plies <= 11; ++plies) {
    EXPECT_EQ(count_by_doubling({plies, false}), last_of(count_lattice_trails({plies, false}))) << plies << " plies";
    EXPECT_EQ(count_by_doubling({plies, true}), last_of(count_lattice_trails({plies, true}))) << plies << " plies";
  }
  for (int plies = 6; plies <= 16; ++plies) {
    for (const bool acyclic : {false, true}) {
      const TrailsQuestion question{plies, acyclic, Neighbourhood::square};
      EXPECT_EQ(count_by_doubling(question), last_of(count_lattice_trails(question))) << plies << " plies";
    }
  }
}

TEST(TrailsDoubling, IsTheSameOnOneThread) {
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, 1);
  EXPECT_EQ(count_by_doubling({12}), engines::Natural(11'685'663'576));
}

TEST(TrailsDoubling, RefusesWhatItsHalvesDoNotHold) {
  EXPECT_THROW(count_by_doubling({-1}), Error);
  EXPECT_THROW(count_by_doubling({most_doubled_plies + 1}), Error);
}

// The headline rows, minutes long: run with --gtest_also_run_disabled_tests.
TEST(TrailsDoubling, DISABLED_AgreesToTheLongestLengths) {
  const engines::Counts trails = count_lattice_trails({16, false});
  const engines::Counts walks = count_lattice_trails({14, true});
  for (int plies = 12; plies <= 16; ++plies) {
    EXPECT_EQ(count_by_doubling({plies, false}), trails.rows[static_cast<std::size_t>(plies)][1].value_or(0));
  }
  for (int plies = 12; plies <= 14; ++plies) {
    EXPECT_EQ(count_by_doubling({plies, true}), walks.rows[static_cast<std::size_t>(plies)][1].value_or(0));
  }
}

}  // namespace
}  // namespace quadrille::enumerate
