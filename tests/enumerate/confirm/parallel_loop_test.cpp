// The parallel loop calls its body once for each index.
//
// ctest label: quick
#include "enumerate/confirm/parallel_loop.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace quadrille::confirm {
namespace {

TEST(ParallelLoop, CallsTheBodyOnceForEachIndex) {
  for (const std::size_t size : {0U, 1U, 1000U}) {
    std::vector<int> calls(size, 0);
    parallel_loop(size, [&](std::size_t i) { ++calls[i]; });
    EXPECT_EQ(calls, std::vector<int>(size, 1));
  }
}

}  // namespace
}  // namespace quadrille::confirm
