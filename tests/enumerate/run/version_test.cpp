// The version is the project's: numbers and points.
#include "enumerate/run/version.hpp"

#include <gtest/gtest.h>

#include <regex>

TEST(Version, IsThreeNumbers) {
  EXPECT_TRUE(std::regex_search(quadrille::running::version(), std::regex(R"(\d+\.\d+\.\d+$)")))
      << quadrille::running::version();
}
