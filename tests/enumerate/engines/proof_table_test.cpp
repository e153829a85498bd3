// The table of proof-number search: it keeps its entries while it grows, and never replaces a settled one.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>

#include "quadrille/detail/proof_search/table.hpp"
#include "quadrille/detail/search_space.hpp"

namespace quadrille::engines::proof_table_test {

TEST(ProofTable, KeepsWhatItIsGivenWhileItGrows) {
  ProofTable table(std::size_t{16} << 20U);
  const auto key = [](std::uint64_t i) {
    KeyMixer mixer;
    mixer.add(i);
    return mixer.key();
  };
  const auto numbers = [](std::uint64_t i) {
    return ProofNumbers{static_cast<std::uint32_t>(1 + i % 1000), static_cast<std::uint32_t>(1 + i % 777)};
  };
  constexpr std::uint64_t count = 2000;
  for (std::uint64_t i = 0; i < count; ++i) EXPECT_TRUE(table.store(key(i), numbers(i), 1 + i));
  const std::size_t small = table.slots();
  while (table.can_grow()) table.grow();
  EXPECT_GT(table.slots(), small);
  EXPECT_LE(table.slots(), (std::size_t{16} << 20U) / 16);
  EXPECT_EQ(table.used(), count);
  for (std::uint64_t i = 0; i < count; ++i) {
    ProofNumbers found;
    ASSERT_TRUE(table.find(key(i), found));
    EXPECT_EQ(found, numbers(i));
    EXPECT_FALSE(table.find(key(i + count), found));
  }
}

TEST(ProofTable, KeepsWhatIsSettled) {
  constexpr ProofNumbers won{0, ProofNumbers::infinite};
  constexpr ProofNumbers lost{ProofNumbers::infinite, 0};
  constexpr ProofNumbers open{3, 5};
  constexpr ProofNumbers wider{7, 2};
  KeyMixer mixer;
  mixer.add(1);
  const SearchKey key = mixer.key();
  for (const ProofNumbers& settled : {won, lost}) {
    ProofTable table(std::size_t{1} << 20U);
    const auto after_storing = [&](const ProofNumbers& numbers, std::uint64_t work) {
      table.store(key, numbers, work);
      ProofNumbers found;
      EXPECT_TRUE(table.find(key, found));
      return found;
    };
    EXPECT_EQ(after_storing(open, 10), open);
    EXPECT_EQ(after_storing(wider, 1), wider);
    EXPECT_EQ(after_storing(settled, 5), settled);
    EXPECT_EQ(after_storing(open, 1), settled);  // an interrupted search elsewhere stores such numbers
    EXPECT_EQ(after_storing(open, 1U << 20U), settled);
    EXPECT_EQ(after_storing(settled, 1), settled);
    EXPECT_EQ(table.used(), 1U);
  }
}

}  // namespace quadrille::engines::proof_table_test
