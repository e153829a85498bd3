// A text stream: its text, and the exception when memory runs out during a write.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <new>
#include <string>

#include "enumerate/run/process_memory.hpp"
#include "export/graphs/boost_writers.hpp"

namespace quadrille::exports::text_stream_test {

TEST(TextStream, HoldsWhatWasWritten) {
  TextStream stream;
  stream << "ply " << 12 << ' ' << 0.5 << std::endl;
  stream.put('x').write("yz", 2);
  EXPECT_EQ(stream.take(), "ply 12 0.5\nxyz");
  EXPECT_EQ(stream.take(), "");
  TextBuffer buffer;
  EXPECT_EQ(buffer.sputc('a'), 'a');
  EXPECT_EQ(buffer.take(), "a");
}

// A sanitizer ends the process there.
#ifndef QUADRILLE_SANITIZED
TEST(TextStream, ThrowsWhereMemoryEnds) {
  rlimit old{};
  ::getrlimit(RLIMIT_DATA, &old);
  const rlimit small{running::data_memory() + (std::size_t{8} << 20U), old.rlim_max};
  ::setrlimit(RLIMIT_DATA, &small);
  const auto write = [](std::size_t most) {
    TextStream stream;
    std::size_t written = 0;
    for (; written < most; written += 64) stream << "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcde\n";
    return stream.take().size() == written;
  };
  const auto put = [](std::size_t most) {
    TextStream stream;
    for (std::size_t i = 0; i < most; ++i) stream.put('x');
  };
  EXPECT_TRUE(write(std::size_t{1} << 20U));
  EXPECT_THROW(write(std::size_t{1} << 26U), std::bad_alloc);
  EXPECT_THROW(put(std::size_t{1} << 26U), std::bad_alloc);
  ::setrlimit(RLIMIT_DATA, &old);
}
#endif

}  // namespace quadrille::exports::text_stream_test
