// What is thrown within an engine becomes its ending; anything else goes on.
#include "enumerate/ended.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace quadrille::enumerate {
namespace {

TEST(Ended, TellsHowTheWorkEnded) {
  EXPECT_EQ(ended([] {}), Ending::complete);
  EXPECT_EQ(ended([] { throw Interrupted{}; }), Ending::interrupted);
  EXPECT_EQ(ended([] { throw OutOfBudget{}; }), Ending::memory);
  EXPECT_THROW(ended([] { throw std::logic_error("another"); }), std::logic_error);
}

}  // namespace
}  // namespace quadrille::enumerate
