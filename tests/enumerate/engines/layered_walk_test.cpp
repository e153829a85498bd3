// The parts of a layered walk by themselves: the visitor of layers, the step from a layer to the next, a layer without
// counts, and the questions about a state.
#include <gtest/gtest.h>

#include <algorithm>
#include <stop_token>

#include "enumerate/soccer/space.hpp"
#include "quadrille/detail/graded_space.hpp"
#include "quadrille/detail/layer_expand.hpp"
#include "quadrille/detail/layered.hpp"
#include "quadrille/detail/state_values.hpp"

namespace quadrille::engines::layered_walk_test {

using enumerate::SoccerSpace;
using enumerate::SoccerState;

const soccer::Pitch& pitch() {
  static const soccer::Pitch pitch(soccer::parse_pitch_name("classic:2x2"));
  return pitch;
}

TEST(LayerVisitor, IsShownEachLayerWithItsCounter) {
  int narrow = 0;
  int wide = 0;
  const auto count_narrow = [&](const Layer<SoccerState<1>, std::uint8_t>& layer) { narrow = layer.grade(); };
  const auto count_wide = [&](const Layer<SoccerState<1>, std::uint64_t>& layer) { wide = layer.grade(); };
  const LayerVisitor<SoccerState<1>, std::uint8_t, std::uint64_t> visitor{{count_narrow, count_wide}, {}};
  const SoccerSpace<1> space(pitch());
  EXPECT_EQ(walk_layers(space, {}, visitor), RunStatus::complete);
  EXPECT_GT(narrow, 0);  // the first layers have few histories
  EXPECT_GT(wide, narrow);
}

/// The layer of the start.
template <class Count>
Layer<SoccerState<1>, Count> first_layer(const SoccerSpace<1>& space, Budget& budget) {
  Layer<SoccerState<1>, Count> layer(budget);
  layer.reset(0);
  for (std::size_t s = 0; s < shard_count; ++s) layer.reset_shard(s, 0);
  const std::uint64_t hash = space.start().marks().hash();
  layer.add(shard_of(hash), space.start(), Count(1), hash);
  return layer;
}

TEST(LayerExpand, FindsTheSameStatesWithAndWithoutCounts) {
  const SoccerSpace<1> space(pitch());
  Budget budget(std::size_t{1} << 30U);
  auto there = first_layer<Presence>(space, budget);
  auto counted = first_layer<std::uint64_t>(space, budget);
  Layer<SoccerState<1>, Presence> next_there(budget);
  Layer<SoccerState<1>, std::uint64_t> next_counted(budget);
  detail::Scatters<Shard<SoccerState<1>, Presence>::Slot> scatters_there(
      [&] { return detail::Scatter<Shard<SoccerState<1>, Presence>::Slot>(budget); });
  detail::Scatters<Shard<SoccerState<1>, std::uint64_t>::Slot> scatters_counted(
      [&] { return detail::Scatter<Shard<SoccerState<1>, std::uint64_t>::Slot>(budget); });
  for (int grade = 1; grade <= 6; ++grade) {
    EXPECT_TRUE(detail::has_successors(space, there));
    EXPECT_TRUE(detail::expand(space, there, next_there, scatters_there, 8, 0, {}));
    EXPECT_TRUE(detail::expand(space, counted, next_counted, scatters_counted, 8, 0, {}));
    EXPECT_EQ(next_there.grade(), grade);
    EXPECT_EQ(next_there.size(), next_counted.size());
    next_there.for_each([&](const SoccerState<1>& state, const Presence& presence) {
      EXPECT_TRUE(presence == Presence(1) && presence != Presence());
      const std::uint64_t hash = state.marks().hash();
      EXPECT_TRUE(next_counted.shard(shard_of(hash)).find(state, hash).has_value());
    });
    EXPECT_FALSE(next_counted.shard(shard_of(0)).find(space.start(), 0).has_value());
    std::swap(there, next_there);
    std::swap(counted, next_counted);
  }
  const auto wide = detail::widened<Count128>(counted, budget);
  ASSERT_TRUE(wide.has_value());
  EXPECT_EQ(wide->size(), counted.size());
}

TEST(LayerExpand, StopsBeforeItMakesRoom) {
  const SoccerSpace<1> space(pitch());
  Budget budget(std::size_t{1} << 30U);
  auto layer = first_layer<std::uint64_t>(space, budget);
  Layer<SoccerState<1>, std::uint64_t> next(budget);
  detail::Scatters<Shard<SoccerState<1>, std::uint64_t>::Slot> scatters(
      [&] { return detail::Scatter<Shard<SoccerState<1>, std::uint64_t>::Slot>(budget); });
  std::stop_source source;
  source.request_stop();
  RunOptions options;
  options.stop = source.get_token();
  EXPECT_FALSE(detail::expand(space, layer, next, scatters, 8, 0, options));
  EXPECT_EQ(next.shard(0).slot_count(), 0U);
  EXPECT_FALSE(detail::widened<Count128>(layer, budget, options.stop).has_value());
}

// Walks paper:3x3 until a layer is large; the stop is asked for before that layer is tallied.
TEST(LayerTally, OfALargeLayerStops) {
  const soccer::Pitch large(soccer::parse_pitch_name("paper:3x3"));
  const SoccerSpace<1> space(large);
  std::stop_source source;
  RunOptions options;
  options.stop = source.get_token();
  std::uint64_t most = 0;
  bool tallied_large = false;
  const auto look = [&](const Layer<SoccerState<1>, std::uint64_t>& layer) {
    if (layer.size() > quick_tally) source.request_stop();
    most = std::max(most, layer.size());
    const auto states = layer.tally<std::uint64_t>([](std::uint64_t& sum, const auto& /*entry*/) { ++sum; });
    EXPECT_EQ(states, layer.size());
    tallied_large = layer.size() > quick_tally;
  };
  EXPECT_EQ(walk_layers(space, options, LayerVisitor<SoccerState<1>, std::uint64_t>{{look}, {}}),
            RunStatus::interrupted);
  EXPECT_GT(most, quick_tally);
  EXPECT_FALSE(tallied_large);
}

TEST(GradedSpace, SaysWhetherAStateIsOverAndHasAMove) {
  const SoccerSpace<1> space(pitch());
  int ended = 0;
  const auto look = [&](const Layer<SoccerState<1>, std::uint64_t>& layer) {
    layer.for_each([&](const SoccerState<1>& state, std::uint64_t) {
      EXPECT_NE(is_over(space, state), has_move(space, state));
      ended += is_over(space, state) ? 1 : 0;
    });
  };
  walk_layers(space, {}, LayerVisitor<SoccerState<1>, std::uint64_t>{{look}, {}});
  EXPECT_GT(ended, 0);
}

}  // namespace quadrille::engines::layered_walk_test
