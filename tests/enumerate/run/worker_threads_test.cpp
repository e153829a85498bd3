// Threads that are there, and threads that the system does not create.
#include "enumerate/run/worker_threads.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <atomic>
#include <cstdint>
#include <cstdlib>

#include "enumerate/run/process_memory.hpp"

namespace quadrille::running::worker_threads_test {

std::int64_t sum_on(const WorkerThreads& threads) {
  std::atomic<std::int64_t> sum = 0;
  tbb::task_arena arena(threads.count());
  arena.execute([&] { tbb::parallel_for(0, 100000, [&](int i) { sum += i; }); });
  return sum;
}

TEST(WorkerThreads, AreAsManyAsAskedFor) {
  EXPECT_FALSE(threads_starting());
  const WorkerThreads three(3);
  EXPECT_EQ(three.wanted(), 3);
  EXPECT_EQ(three.count(), 3);
  EXPECT_EQ(tbb::global_control::active_value(tbb::global_control::max_allowed_parallelism), 3U);
  const WorkerThreads one(1);
  EXPECT_EQ(one.count(), 1);
  EXPECT_EQ(sum_on(three), 4999950000);
}

// A sanitizer takes more memory than that itself.
#ifndef QUADRILLE_SANITIZED
// Whether few threads do the work of 200 where there is memory for the stacks of some ten.
bool few_suffice() {
  const rlimit small{data_memory() + (std::size_t{48} << 20U), RLIM_INFINITY};
  ::setrlimit(RLIMIT_DATA, &small);
  const WorkerThreads threads(200);
  const WorkerThreads again(200);
  return threads.wanted() == 200 && threads.count() > 1 && threads.count() < 20 && sum_on(threads) == 4999950000 &&
         again.count() == threads.count();
}

// In a process of its own, as what the system refuses stays refused.
TEST(WorkerThreadsDeathTest, AreFewerWhereTheSystemRefuses) {
  testing::FLAGS_gtest_death_test_style = "threadsafe";
  EXPECT_EXIT(std::_Exit(few_suffice() ? 0 : 1), testing::ExitedWithCode(0), "");
}
#endif

}  // namespace quadrille::running::worker_threads_test
