// Writing to a descriptor and reading a file: the whole text arrives, and an error has its number and a reason.
#include "enumerate/run/file_descriptor.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <thread>

namespace quadrille::running::file_descriptor_test {

// The text is longer than a pipe's buffer, so the function writes it in parts.
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

TEST(ReadText, ReadsAllOrAsMuchAsIsAskedFor) {
  std::string path = testing::TempDir() + "quadrille-XXXXXX";
  const int descriptor = ::mkstemp(path.data());
  ASSERT_GE(descriptor, 0);
  const std::string whole(10'000, 'q');
  EXPECT_EQ(write_all(descriptor, whole), 0);
  ::close(descriptor);
  std::string text = "before ";
  EXPECT_EQ(read_text(path, text), 0);
  EXPECT_EQ(text, "before " + whole);
  for (const std::size_t most :
       {std::size_t{0}, std::size_t{1}, std::size_t{4096}, std::size_t{9'999}, std::size_t{20'000}}) {
    text.clear();
    EXPECT_EQ(read_text(path, text, most), 0);
    EXPECT_EQ(text.size(), std::min(most, whole.size()));
  }
  ::unlink(path.c_str());
}

TEST(ReadText, GivesTheNumberOfTheError) {
  std::string text;
  EXPECT_EQ(read_text(testing::TempDir() + "quadrille-none", text), ENOENT);
  EXPECT_EQ(read_text(testing::TempDir(), text), EISDIR);
  EXPECT_TRUE(text.empty());
}

}  // namespace quadrille::running::file_descriptor_test
