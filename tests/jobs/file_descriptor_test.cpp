// Writing to a descriptor: all of the text arrives, and an error has its number and a reason.
//
// ctest label: quick
#include "jobs/file_descriptor.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <thread>

namespace quadrille::jobs {
namespace {

// More than a pipe holds, so that it is written in parts.
TEST(WriteAll, WritesAllOfTheText) {
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe(ends.data()), 0);
  const std::string text(std::size_t{1} << 20U, 'q');
  std::string read;
  {
    const std::jthread reader([&] {
      std::array<char, 4096> part{};
      for (ssize_t n = 0; (n = ::read(ends[0], part.data(), part.size())) > 0;) {
        read.append(part.data(), static_cast<std::size_t>(n));
      }
    });
    EXPECT_EQ(write_all(ends[1], text), 0);
    ::close(ends[1]);
  }
  ::close(ends[0]);
  EXPECT_EQ(read, text);
}

TEST(WriteAll, GivesTheNumberOfTheError) {
  EXPECT_EQ(write_all(-1, "text"), EBADF);
  EXPECT_FALSE(reason(EBADF).empty());
}

}  // namespace
}  // namespace quadrille::jobs
