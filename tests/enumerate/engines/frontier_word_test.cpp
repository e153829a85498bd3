// The packed word of a state of thirteen slots, against labels and parities in arrays.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <optional>
#include <random>
#include <tuple>
#include <vector>

#include "quadrille/detail/frontier/state.hpp"

namespace quadrille::engines::frontier_word_test {

// The reference implementation: for each slot its component, by any name, or none; and its parity.
struct PlainState {
  std::array<std::optional<std::size_t>, graphs::most_slots> component;
  std::array<bool, graphs::most_slots> odd{};

  void join(std::size_t a, std::size_t b) {
    if (!component[a]) component[a] = fresh();
    if (!component[b]) component[b] = fresh();
    const std::size_t of_b = *component[b];
    for (auto& name : component) {
      if (name == of_b) name = component[a];
    }
  }
  void take_out(std::size_t slot) {
    component[slot].reset();
    odd[slot] = false;
  }
  PlainState image(const std::array<std::size_t, graphs::most_slots>& images) const {
    PlainState result;
    for (std::size_t s = 0; s < graphs::most_slots; ++s) {
      result.component[s] = component[images[s]];
      result.odd[s] = odd[images[s]];
    }
    return result;
  }
  // For each slot the lowest slot of its component, or 15.
  std::array<std::size_t, graphs::most_slots> lowest() const {
    std::array<std::size_t, graphs::most_slots> result{};
    for (std::size_t s = 0; s < graphs::most_slots; ++s) {
      result[s] = component[s] ? static_cast<std::size_t>(std::find(component.begin(), component.end(), component[s]) -
                                                          component.begin())
                               : 15;
    }
    return result;
  }

 private:
  std::size_t fresh() const {
    std::size_t name = 0;
    while (std::find(component.begin(), component.end(), name) != component.end()) ++name;
    return name;
  }
};

StateParts parts_of(const PlainState& plain) {
  StateParts parts{0, 0};
  const auto labels = plain.lowest();
  for (std::size_t s = 0; s < graphs::most_slots; ++s) {
    parts.labels |= FrontierKey{labels[s]} << (4 * s);
    parts.parity |= static_cast<std::uint32_t>(plain.odd[s]) << s;
  }
  return parts;
}

TEST(FrontierWord, HoldsWhatWasJoinedTurnedTakenOutAndReflected_standard) {
  std::mt19937 random(20261123);
  std::uniform_int_distribution<std::size_t> any_slot(0, graphs::most_slots - 1);
  std::map<FrontierKey, std::tuple<FrontierKey, std::uint32_t>> seen;
  std::size_t last_is_odd = 0;
  std::size_t last_alone = 0;
  std::size_t last_with_first = 0;
  for (int round = 0; round < 4000; ++round) {
    PlainState plain;
    FrontierKey key = start_key;
    for (int step = 0; step < 40; ++step) {
      const std::size_t a = any_slot(random);
      const std::size_t b = any_slot(random);
      StateParts parts = unpacked(key);
      if (step % 8 == 7) {
        std::array<std::size_t, graphs::most_slots> images{};
        std::iota(images.begin(), images.end(), std::size_t{0});
        std::shuffle(images.begin(), images.end(), random);
        plain = plain.image(images);
        key = reflected(key, images);
      } else if (a != b && step % 4 != 3) {
        plain.join(a, b);
        plain.odd[a] = !plain.odd[a];
        plain.odd[b] = !plain.odd[b];
        key = packed({joined(parts.labels, a, b), parts.parity ^ 1U << a ^ 1U << b});
      } else if (plain.component[a]) {
        plain.take_out(a);
        take_out(parts.labels, a);
        key = packed({parts.labels, parts.parity & ~(1U << a)});
      }
      ASSERT_EQ(unpacked(key), parts_of(plain));
      ASSERT_NE(key, no_key);
      const StateParts now = parts_of(plain);
      const auto [at, is_new] = seen.try_emplace(key, now.labels, now.parity);
      ASSERT_EQ(at->second, std::tuple(now.labels, now.parity)) << "two states of one word";
      last_is_odd += plain.odd[12] ? 1U : 0U;
      last_alone += label(now.labels, 12) == 12 ? 1U : 0U;
      last_with_first += label(now.labels, 12) == 0 ? 1U : 0U;
    }
  }
  EXPECT_GT(seen.size(), 50'000U);
  EXPECT_GT(last_is_odd, 10'000U);
  EXPECT_GT(last_alone, 1'000U);
  EXPECT_GT(last_with_first, 10'000U);
}

// All states of slot 0, slot 12 and one slot between them.
TEST(FrontierWord, DistinguishesAllStatesOfTheFirstAndTheLastSlot) {
  std::map<FrontierKey, StateParts> seen;
  for (std::size_t middle = 1; middle < 12; ++middle) {
    const std::array<std::size_t, 3> slots{0, middle, 12};
    for (unsigned names = 0; names < 64; ++names) {  // two bits a slot: its component, or 3 for none
      for (unsigned odd = 0; odd < 8; ++odd) {
        PlainState plain;
        bool possible = true;
        for (unsigned i = 0; i < 3; ++i) {
          const unsigned name = names >> 2 * i & 3U;
          if (name != 3) plain.component[slots[i]] = name;
          plain.odd[slots[i]] = (odd >> i & 1U) != 0;
          possible = possible && (name != 3 || !plain.odd[slots[i]]);
        }
        if (!possible) continue;
        const StateParts parts = parts_of(plain);
        EXPECT_EQ(unpacked(packed(parts)), parts);
        EXPECT_EQ(seen.try_emplace(packed(parts), parts).first->second, parts) << "two states of one word";
      }
    }
  }
  EXPECT_EQ(seen.size(), 13U + 11U * 58U);  // the slot between untouched, and touched
}

// A checkpoint from the time of twelve slots holds such words.
TEST(FrontierWord, OfTwelveSlotsIsLabelsAndParitiesSideBySide) {
  EXPECT_EQ(start_key, 0x0000'ffff'ffff'ffffU);
  const StateParts parts{joined(joined(joined(all_labels, 0, 11), 3, 9), 9, 10), 0b1010'0000'1001};
  EXPECT_EQ(packed(parts), 0x0a09'033f'ffff'3ff0U);
}

}  // namespace quadrille::engines::frontier_word_test
