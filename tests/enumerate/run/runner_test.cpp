// The runner: threads, memory and notes of a job.
#include "enumerate/run/runner.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>

namespace quadrille::running::runner_test {

TEST(Runner, WorksOnAsManyThreadsAsAskedFor) {
  Options options;
  options.threads = 3;
  const Runner runner(options);
  EXPECT_EQ(runner.threads(), 3);
  EXPECT_EQ(tbb::global_control::active_value(tbb::global_control::max_allowed_parallelism), 3U);
  EXPECT_EQ(runner.on_threads([] { return tbb::this_task_arena::max_concurrency(); }), 3);
  EXPECT_EQ(runner.on_threads(2, [] { return tbb::this_task_arena::max_concurrency(); }), 2);
  std::atomic<std::int64_t> sum = 0;
  runner.on_threads([&] { tbb::parallel_for(0, 100000, [&](int i) { sum += i; }); });
  EXPECT_EQ(sum, 4999950000);
  const Options all;
  EXPECT_GE(Runner(all).threads(), 1);
}

TEST(Runner, GivesBackWhatWorkReturnsOrThrows) {
  const Options options;
  const Runner runner(options);
  bool done = false;
  runner.on_threads([&] { done = true; });
  EXPECT_TRUE(done);
  EXPECT_EQ(*runner.on_threads([] { return std::make_unique<int>(7); }), 7);
  EXPECT_THROW(runner.on_threads([]() -> int { throw std::out_of_range("the work's own"); }), std::out_of_range);
}

TEST(Runner, LeavesTheEngineWhatTheProcessDoesNotHold) {
  Options options;
  options.memory = std::size_t{1} << 40U;
  const Runner runner(options);
  EXPECT_LT(runner.memory_budget(), std::size_t{1} << 40U);
  EXPECT_GT(runner.memory_budget(), std::size_t{1} << 39U);
  options.memory = 1;
  EXPECT_EQ(Runner(options).memory_budget(), 0U);
}

TEST(Runner, NotesOnlyWhatTakesLong) {
  std::string noted;
  Options options;
  options.threads = 1;
  options.note = [&](std::string_view text) { noted += text; };
  const Runner runner(options);
  runner.note_cost(0.01);
  EXPECT_EQ(noted, "");
  runner.note_cost(1e6);
  EXPECT_NE(noted, "");
}

}  // namespace quadrille::running::runner_test
