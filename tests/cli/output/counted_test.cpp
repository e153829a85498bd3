// Counts become cells, and endings become exit statuses.
//
// ctest label: quick
#include "cli/output/counted.hpp"

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

TEST(Counted, WhatAnEngineCannotKnowIsAnEmptyCell) {
  engines::Counts counts;
  counts.rows = {{engines::Natural(3), std::nullopt, engines::Natural(8)}};
  Table table;
  append_rows(table, counts);
  ASSERT_EQ(table.rows.size(), 1U);
  EXPECT_EQ(table.rows[0], (std::vector<Cell>{Natural(3), std::monostate(), Natural(8)}));
}

TEST(Counted, OnlyWhatIsWholeExitsWithZero) {
  EXPECT_EQ(status(engines::RunStatus::complete), Exit::done);
  EXPECT_EQ(status(engines::RunStatus::grade_limit), Exit::done);
  EXPECT_EQ(status(engines::RunStatus::memory), Exit::limit);
  EXPECT_EQ(status(engines::RunStatus::overflow), Exit::limit);
  EXPECT_EQ(status(engines::RunStatus::interrupted), Exit::interrupted);
}

}  // namespace
}  // namespace quadrille::cli
