// Sizes of memory: the units of 1024 and of 1000, and refused texts.
#include <gtest/gtest.h>

#include "enumerate/run/sizes.hpp"
#include "quadrille/error.hpp"

namespace quadrille::running::memory_size_test {

TEST(Memory, ReadsUnitsOf1024AndOf1000) {
  EXPECT_EQ(parse_memory_size("1"), 1U);
  EXPECT_EQ(parse_memory_size("12B"), 12U);
  EXPECT_EQ(parse_memory_size("64M"), 67'108'864U);
  EXPECT_EQ(parse_memory_size("64m"), 67'108'864U);
  EXPECT_EQ(parse_memory_size("64MiB"), 67'108'864U);
  EXPECT_EQ(parse_memory_size("64MB"), 64'000'000U);
  EXPECT_EQ(parse_memory_size("1K"), 1024U);
  EXPECT_EQ(parse_memory_size("4G"), 4'294'967'296U);
  EXPECT_EQ(parse_memory_size("4GiB"), 4'294'967'296U);
  EXPECT_EQ(parse_memory_size("2tb"), 2'000'000'000'000U);
}

TEST(Memory, RefusesWhatIsNoSize) {
  for (const char* text : {"", "0", "0G", "-1", "G", "4X", "4Gi", "4GG", "4 G", "1.5G", "18446744073709551616",
                           "18446744073709551615K", "99999999T"}) {
    try {
      parse_memory_size(text);
      ADD_FAILURE() << text;
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
      EXPECT_EQ(std::string(error.what()).find("memory '" + std::string(text) + "': "), 0U) << error.what();
    }
  }
}

}  // namespace quadrille::running::memory_size_test
