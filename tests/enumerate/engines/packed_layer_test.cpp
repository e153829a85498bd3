// A packed layer holds each state of its source table once, and finds those and no others.

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "quadrille/detail/state_values.hpp"

namespace quadrille::engines::packed_layer_test {

/// A number with a good hash, or with one of few hash values.
struct Number {
  std::uint32_t value = 0;
  std::uint32_t hashes = 0;  ///< number of hash values; unlimited if 0
  const Number& marks() const { return *this; }
  std::uint64_t hash() const {
    return std::uint64_t{hashes == 0 ? value + 1 : value % hashes + 1} * 0x9e3779b97f4a7c15ULL;
  }
  friend auto operator<=>(const Number&, const Number&) = default;
};

Layer<Number, Presence> table_of(Budget& budget, const std::set<Number>& numbers) {
  Layer<Number, Presence> table(budget);
  table.reset(3);
  for (std::size_t s = 0; s < shard_count; ++s) table.reset_shard(s, 0);
  for (const Number& number : numbers) table.add(shard_of(number.hash()), number, Presence(1), number.hash());
  return table;
}

// No number, one, many, and 500 with three hash values, which share buckets.
TEST(PackedLayer, HoldsAndFindsTheStatesOfItsTable) {
  for (const auto& [count, hashes] : {std::pair{0U, 0U}, {1U, 0U}, {5000U, 0U}, {500U, 3U}}) {
    std::mt19937 random(7);
    std::set<Number> numbers;
    while (numbers.size() < count) numbers.insert({static_cast<std::uint32_t>(random() % 20'000), hashes});
    Budget budget(std::size_t{64} << 20U);
    const Layer<Number, Presence> table = table_of(budget, numbers);
    const PackedLayer<Number> layer(table);
    EXPECT_EQ(layer.grade(), 3);
    EXPECT_EQ(layer.size(), count);
    std::set<Number> held;
    for (std::size_t s = 0; s < shard_count; ++s) {
      const auto& shard = layer.shard(s);
      EXPECT_EQ(shard.slot_count(), shard.size());
      EXPECT_EQ(shard.size(), table.shard(s).size());
      for (std::size_t at = 0; at < shard.size(); ++at) {
        EXPECT_TRUE(held.insert(shard.slot(at).state).second);
        EXPECT_TRUE(shard.slot(at).paths == 1);
        EXPECT_EQ(shard_of(shard.states()[at].hash()), s);
      }
    }
    EXPECT_EQ(held, numbers);
    for (std::uint32_t value = 0; value < 20'000; ++value) {
      const Number number{value, hashes};
      const auto& shard = layer.shard(shard_of(number.hash()));
      shard.prefetch_bucket(number.hash());
      shard.prefetch_states(number.hash());
      const auto at = shard.find(number, number.hash());
      ASSERT_EQ(at.has_value(), numbers.contains(number)) << value;
      if (at) {
        EXPECT_EQ(shard.states()[*at], number);
      }
    }
  }
}

TEST(PackedLayer, IsChargedToTheBudgetUntilItIsCleared) {
  Budget budget(std::size_t{64} << 20U);
  std::set<Number> numbers;
  for (std::uint32_t value = 0; value < 100'000; ++value) numbers.insert({value, 0});
  PackedLayer<Number> layer(table_of(budget, numbers));
  EXPECT_GE(budget.used(), 100'000 * sizeof(Number));
  EXPECT_LE(budget.used(), 100'000 * (sizeof(Number) + 1) + (std::size_t{1} << 20U));
  layer.clear();
  EXPECT_EQ(layer.size(), 0U);
  EXPECT_EQ(budget.used(), 0U);
  Budget small(std::size_t{3} << 20U);
  EXPECT_THROW(PackedLayer<Number>(table_of(small, numbers)), OutOfBudget);
}

TEST(ValuedLayer, GivesEachStateItsOwnValue) {
  Budget budget(std::size_t{64} << 20U);
  std::set<Number> numbers;
  for (std::uint32_t value = 0; value < 1000; ++value) numbers.insert({value, 0});
  ValuedLayer<Number, std::uint32_t> layer{PackedLayer<Number>(table_of(budget, numbers))};
  for (std::size_t s = 0; s < shard_count; ++s) {
    layer.allocate(s);
    for (std::size_t at = 0; at < layer.states().shard(s).size(); ++at) {
      layer.value(s, at) = layer.states().shard(s).states()[at].value * 2;
    }
  }
  for (const Number& number : numbers) EXPECT_EQ(*layer.find(number, number.hash()), number.value * 2);
  EXPECT_EQ(layer.find({1000, 0}, Number{1000, 0}.hash()), nullptr);
  EXPECT_EQ(layer.tally<std::uint64_t>([](std::uint64_t& sum, const Number&, std::uint32_t value) { sum += value; }),
            999'000U);
}

}  // namespace quadrille::engines::packed_layer_test
