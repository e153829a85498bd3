// A second method for the path counts of a board that is too large for the reference implementation. A class's
// histories are the Eulerian trails of its drawing (soccer/class-size-euler), which graphs/trails.hpp counts without
// walking the game.
#include <gtest/gtest.h>

#include "enumerate/soccer/space.hpp"
#include "graphs/trails.hpp"
#include "quadrille/detail/layered.hpp"

namespace quadrille::enumerate::class_sizes_test {

TEST(ClassSizes, OfSampledClassesOnThreeByThreeAreEulerianTrails_standard) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  const SoccerSpace<1> space(pitch);
  std::size_t sampled = 0;
  const engines::RunStatus status = engines::layered(space, {}, [&](const auto& layer) {
    for (std::size_t s = 0; s < engines::shard_count; ++s) {
      for (std::size_t at = 0; at < layer.shard(s).slot_count(); ++at) {
        const auto& slot = layer.shard(s).slot(at);
        // The test takes one class in 20000, chosen by a hash, and all classes of the last layers.
        if (slot.paths == 0 || (slot.state.marks().hash() % 20000 != 0 && layer.grade() < 29)) continue;
        ++sampled;
        ASSERT_EQ(graphs::count_trails(pitch.lattice(), slot.state.drawing.template resized<6>(), pitch.start()),
                  Natural(slot.paths))
            << "at ply " << layer.grade();
      }
    }
  });
  EXPECT_EQ(status, engines::RunStatus::complete);
  EXPECT_GT(sampled, 400U);
}

}  // namespace quadrille::enumerate::class_sizes_test
