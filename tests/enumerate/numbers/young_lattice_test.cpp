// Young's lattice: its sizes, the numbers of tableaux by hook lengths and involutions, and descents on small tableaux.
#include "enumerate/numbers/young_lattice.hpp"

#include <gtest/gtest.h>

namespace quadrille::enumerate::young_lattice_test {

// The number of tableaux of each shape of a level: sums over the slots below.
std::vector<std::uint64_t> tableaux(int cells) {
  std::vector<std::uint64_t> slots{1};
  for (int size = 2; size <= cells; ++size) {
    const YoungLevel level(size);
    std::vector<std::uint64_t> grown;
    for (std::size_t slot = 0; slot < level.slot_count(); ++slot) {
      const auto& below = level.below(slot);
      std::uint64_t sum = 0;
      for (std::size_t i = 0; i < below.corners; ++i) sum += slots[below.first + i];
      grown.push_back(sum);
    }
    slots = grown;
  }
  const YoungLevel level(cells);
  std::vector<std::uint64_t> shapes;
  for (std::size_t shape = 0; shape < level.shape_count(); ++shape) {
    shapes.push_back(0);
    for (std::size_t s = level.first_slot(shape); s < level.first_slot(shape + 1); ++s) shapes.back() += slots[s];
  }
  return shapes;
}

TEST(YoungLevel, HasAsManyShapesAsThereArePartitions) {
  const std::vector<std::size_t> A000041 = {1, 1, 2, 3, 5, 7, 11, 15, 22, 30, 42, 56, 77, 101, 135, 176, 231, 297, 385};
  for (std::size_t n = 1; n < A000041.size(); ++n) {
    const YoungLevel level(static_cast<int>(n));
    EXPECT_EQ(level.shape_count(), A000041[n]);
    EXPECT_EQ(level.shape_count(), YoungLevel::shapes_of(static_cast<int>(n)));
    EXPECT_EQ(level.slot_count(), YoungLevel::slots_of(static_cast<int>(n)));
  }
  EXPECT_EQ(YoungLevel::shapes_of(50), 204226U);
  EXPECT_EQ(YoungLevel::shapes_of(64), 1741630U);
}

TEST(YoungLevel, TableauxAreInvolutionsAndTheirPairsPermutations) {
  const std::vector<std::uint64_t> A000085 = {1, 1, 2, 4, 10, 26, 76, 232, 764, 2620, 9496};
  std::uint64_t factorial = 1;
  for (std::size_t n = 1; n < A000085.size(); ++n) {
    factorial *= n;
    std::uint64_t sum = 0;
    std::uint64_t squares = 0;
    for (const std::uint64_t f : tableaux(static_cast<int>(n))) {
      sum += f;
      squares += f * f;
    }
    EXPECT_EQ(sum, A000085[n]);
    EXPECT_EQ(squares, factorial);
  }
}

TEST(YoungLevel, ConjugatesAreMutualAndHaveAsManyTableaux) {
  for (int n = 1; n <= 12; ++n) {
    const YoungLevel level(n);
    const std::vector<std::uint64_t> shapes = tableaux(n);
    for (std::size_t shape = 0; shape < level.shape_count(); ++shape) {
      EXPECT_EQ(level.conjugate(level.conjugate(shape)), shape);
      EXPECT_EQ(shapes[level.conjugate(shape)], shapes[shape]);
    }
    EXPECT_EQ(level.conjugate(0), level.shape_count() - 1);  // a column and a row
  }
}

// Shapes of three cells in order: 111, 21, 3. The shape 21 has two tableaux: its last cell to the right of the first
// row is an ascent after a descent, below it a descent after an ascent.
TEST(YoungLevel, DistinguishesDescentsFromAscents) {
  const YoungLevel level(3);
  ASSERT_EQ(level.slot_count(), 4U);
  const auto expect = [&](std::size_t slot, std::uint32_t first, int descents) {
    EXPECT_EQ(level.below(slot).first, first) << slot;
    EXPECT_EQ(level.below(slot).corners, 1) << slot;
    EXPECT_EQ(level.below(slot).descents, descents) << slot;
  };
  expect(0, 0, 1);  // 111 from 11
  expect(1, 0, 0);  // 21 from 11, first row
  expect(2, 1, 1);  // 21 from 2, second row
  expect(3, 1, 0);  // 3 from 2
  EXPECT_EQ(YoungLevel(1).below(0).corners, 0);
}

}  // namespace quadrille::enumerate::young_lattice_test
