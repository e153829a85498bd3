// Progress is reported from the calling thread only, and every task counts.
#include "enumerate/engines/reporter.hpp"

#include <gtest/gtest.h>

namespace quadrille::engines::reporter_test {

TEST(Reporter, CountsTasksOfAllThreadsAndSpeaksFromOne) {
  int reports = 0;
  Progress last;
  const Observer observer = [&](const Progress& progress) {
    ++reports;
    last = progress;
  };
  Reporter reporter("task", observer, 3);
  reporter.one_done();
  std::thread([&] { reporter.one_done(); }).join();
  EXPECT_EQ(reports, 1);
  reporter.one_done();
  EXPECT_EQ(reports, 2);
  EXPECT_EQ(last.done, 3U);
  EXPECT_DOUBLE_EQ(last.fraction.value(), 1.0);
}

TEST(Reporter, NeedsNoObserver) {
  const Observer nobody;
  Reporter("task", nobody, 1).one_done();
}

}  // namespace quadrille::engines::reporter_test
