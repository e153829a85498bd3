// The version is the project's: numbers and points.
#include "jobs/version.hpp"

#include <gtest/gtest.h>

#include <regex>

TEST(Version, IsThreeNumbers) {
  EXPECT_TRUE(std::regex_search(quadrille::jobs::version(), std::regex(R"(\d+\.\d+\.\d+$)")))
      << quadrille::jobs::version();
}
