// Work of all ranks: an Error stays with its rank; any other exception ends all ranks.
#include "enumerate/run/shared_work.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "tests/enumerate/engines/ranks_of_threads.hpp"

namespace quadrille::running::shared_work_test {

template <class Work>
int on_one_rank(const Work& work) {
  int result = 0;
  engines::on_ranks_of_threads(1, [&](engines::Ranks& ranks) { result = shared_work(ranks, work); });
  return result;
}

TEST(SharedWork, HasAResult) {
  EXPECT_EQ(on_one_rank([] { return 4; }), 4);
}

TEST(SharedWork, LeavesErrorsToTheRank) {
  engines::on_ranks_of_threads(1, [&](engines::Ranks& ranks) {
    const auto work = []() -> int { throw Error(ErrorKind::unusable_input, "of no use"); };
    EXPECT_THROW(shared_work(ranks, work), Error);
  });
}

// MPI would end all ranks. The ranks of this test end their process.
TEST(SharedWorkDeathTest, EndsAllWithMemoryAndWithWhatIsNotForeseen) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(on_one_rank([]() -> int { throw std::bad_alloc(); }), testing::ExitedWithCode(limit_status), "");
  EXPECT_EXIT(on_one_rank([]() -> int { throw std::runtime_error("a disk"); }), testing::ExitedWithCode(limit_status),
              "");
}

}  // namespace quadrille::running::shared_work_test
