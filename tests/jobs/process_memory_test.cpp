// What the system says of memory: the machine has some, this process holds a part of it.
//
// ctest label: quick
#include "jobs/process_memory.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace quadrille::jobs {
namespace {

TEST(ProcessMemory, IsAPartOfTheMachines) {
  EXPECT_GT(resident_memory(), 0U);
  EXPECT_LT(resident_memory(), machine_memory());
}

TEST(ProcessMemory, GrowsWithWhatIsTouched) {
  constexpr std::size_t bytes = std::size_t{64} << 20U;
  const std::size_t resident = resident_memory();
  const std::size_t data = data_memory();
  const std::vector<char> block(bytes, 'x');
  EXPECT_GE(resident_memory() + (bytes >> 3U), resident + bytes);
  EXPECT_GE(data_memory(), data + bytes);
  EXPECT_EQ(block.back(), 'x');
}

}  // namespace
}  // namespace quadrille::jobs
