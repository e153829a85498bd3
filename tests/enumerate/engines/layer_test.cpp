// A layer's tables: they merge, grow, and tell the two kinds of class apart.
#include "quadrille/detail/layer.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/exact_sum.hpp"

namespace quadrille::engines::layer_test {

/// Marks with 23 hash values, all in one shard and with their homes near the end of its table. The runs behind these
/// homes are long, cross each other, and continue at the table's beginning.
struct Marks {
  std::uint32_t value = 0;
  std::uint64_t hash() const {
    constexpr std::uint64_t last_home = 0xffffffff;  // of 2^32, for any number of slots
    return (last_home - std::uint64_t{value % 23U} * 0x400000U) << 24U;
  }
  friend auto operator<=>(const Marks&, const Marks&) = default;
};
struct Marked {
  Marks drawn;
  std::uint32_t ball = 0;
  const Marks& marks() const { return drawn; }
  friend auto operator<=>(const Marked&, const Marked&) = default;
};

TEST(Layer, MergesEqualStatesAndDistinguishesMarks) {
  Budget budget(std::size_t{64} << 20U);
  Layer<Marked, std::uint64_t> layer(budget);
  layer.reset(3);
  for (std::size_t s = 0; s < shard_count; ++s) layer.reset_shard(s, 0);
  std::map<Marked, std::uint64_t> states;
  std::map<Marks, std::uint64_t> classes;
  std::mt19937 random(5);
  for (int i = 0; i < 20000; ++i) {
    const Marked state{{static_cast<std::uint32_t>(random() % 300)}, static_cast<std::uint32_t>(random() % 4)};
    const std::uint64_t paths = 1 + random() % 9;
    const std::uint64_t hash = state.marks().hash();
    layer.add(shard_of(hash), state, paths, hash);
    states[state] += paths;
    classes[state.drawn] += paths;
  }
  EXPECT_EQ(layer.size(), states.size());
  std::map<Marks, std::uint64_t> led;
  for (std::size_t s = 0; s < shard_count; ++s) {
    const auto& shard = layer.shard(s);
    for (std::size_t at = 0; at < shard.slot_count(); ++at) {
      if (shard.slot(at).paths == 0) continue;
      EXPECT_EQ(shard.slot(at).paths, states[shard.slot(at).state]);
      if (!shard.leads(at)) continue;
      EXPECT_TRUE(led.emplace(shard.slot(at).state.drawn, 0).second) << "a class with two leaders";
      led[shard.slot(at).state.drawn] = static_cast<std::uint64_t>(*shard.class_paths(at).small());
    }
  }
  EXPECT_EQ(led, classes);
}

TEST(ExactSum, DoesNotWrapAt128Bits) {
  const Count128 most = ~Count128{0};
  ExactSum sum;
  Natural expected = 0;
  for (int i = 0; i < 5; ++i) {
    sum.add(most);
    expected += (Natural(1) << 128) - 1;
  }
  EXPECT_EQ(sum.value(), expected);
  EXPECT_FALSE(sum.small());
  ExactSum twice = sum;
  twice += sum;
  EXPECT_EQ(twice.value(), 2 * expected);
}

TEST(AddChecked, ThrowsWhereItWouldWrap) {
  std::uint8_t narrow = 250;
  add_checked(narrow, std::uint8_t{5});
  EXPECT_EQ(narrow, 255);
  EXPECT_THROW(add_checked(narrow, std::uint8_t{1}), CountOverflow);
  Count128 wide = ~Count128{0};
  EXPECT_THROW(add_checked(wide, Count128{1}), CountOverflow);
}

TEST(Budget, RefusesWhatDoesNotFitAndForgetsWhatIsFreed) {
  Budget budget(std::size_t{1} << 20U);
  {
    Arena arena(budget);
    EXPECT_EQ(arena.allocate<std::uint64_t>(1000)[999], 0U);
    EXPECT_THROW(arena.allocate<std::uint64_t>(1U << 20U), OutOfBudget);
    EXPECT_NO_THROW(arena.allocate<std::uint64_t>(1000));
    EXPECT_GT(budget.used(), 0U);
  }
  EXPECT_EQ(budget.used(), 0U);
  EXPECT_THROW(budget.charge(~std::size_t{0}), OutOfBudget);
}

}  // namespace quadrille::engines::layer_test
