// Parallel loops and values of threads: each index once, exceptions of a body, a value for each thread.
#include "quadrille/detail/parallel.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <atomic>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "quadrille/detail/function_ref.hpp"

namespace quadrille::engines::parallel_test {

using Loop = void (*)(std::size_t, std::size_t, FunctionRef<void(std::size_t)>);

TEST(Parallel, VisitsEachIndexOnce) {
  for (const Loop loop : {Loop(parallel_for_index), Loop(parallel_for_task)}) {
    for (const std::size_t threads : {1U, 2U, 5U}) {
      const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
      std::vector<int> visits(1000);
      loop(7, 1000, [&](std::size_t i) { ++visits[i]; });
      for (std::size_t i = 0; i < visits.size(); ++i) EXPECT_EQ(visits[i], i < 7 ? 0 : 1);
    }
    loop(3, 3, [](std::size_t) { FAIL() << "nothing to visit"; });
  }
}

TEST(Parallel, ThrowsOnWhatABodyThrows) {
  for (const Loop loop : {Loop(parallel_for_index), Loop(parallel_for_task)}) {
    EXPECT_THROW(loop(0, 100,
                      [](std::size_t i) {
                        if (i == 50) throw std::runtime_error("fifty");
                      }),
                 std::runtime_error);
  }
}

TEST(PerThread, HasAValueForEachThreadUntilItIsCleared) {
  std::atomic<int> made{0};
  PerThread<std::vector<std::size_t>> seen([&] {
    ++made;
    return std::vector<std::size_t>();
  });
  parallel_for_task(0, 500, [&](std::size_t i) { seen.local().push_back(i); });
  std::size_t values = 0;
  std::vector<bool> found(500);
  seen.for_each([&](const std::vector<std::size_t>& mine) {
    ++values;
    for (const std::size_t i : mine) found[i] = true;
  });
  EXPECT_EQ(static_cast<int>(values), made);
  EXPECT_EQ(found, std::vector<bool>(500, true));

  seen.clear();
  seen.for_each([](const auto&) { FAIL() << "a value is left"; });
  EXPECT_TRUE(seen.local().empty());
  std::thread([&] { seen.local().push_back(1); }).join();
  EXPECT_TRUE(seen.local().empty());
}

TEST(FunctionRef, CallsWhatItRefersTo) {
  int calls = 0;
  auto count = [&calls](const std::string& text, int more) { return ++calls + more + static_cast<int>(text.size()); };
  const FunctionRef<int(const std::string&, int)> reference(count);
  const FunctionRef<int(const std::string&, int)> copy = reference;
  EXPECT_EQ(reference("ab", 10), 13);
  EXPECT_EQ(copy("ab", 10), 14);
  EXPECT_EQ(calls, 2);
}

}  // namespace quadrille::engines::parallel_test
