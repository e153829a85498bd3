// An engine's exceptions for a stop become its status; any other exception passes through.
#include "enumerate/engines/run_status.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace quadrille::engines::run_status_test {

TEST(Ended, DescribesTheEnding) {
  EXPECT_EQ(status_of([] {}), RunStatus::complete);
  EXPECT_EQ(status_of([] { throw Interrupted{}; }), RunStatus::interrupted);
  EXPECT_EQ(status_of([] { throw OutOfBudget{}; }), RunStatus::memory);
  EXPECT_THROW(status_of([] { throw std::logic_error("another"); }), std::logic_error);
}

}  // namespace quadrille::engines::run_status_test
