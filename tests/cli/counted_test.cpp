// Counts become cells, and endings become exit statuses.
#include "cli/counted.hpp"

#include <gtest/gtest.h>

namespace quadrille::cli {
namespace {

TEST(Counted, WhatAnEngineCannotKnowIsAnEmptyCell) {
  enumerate::Counts counts;
  counts.rows = {{enumerate::Natural(3), std::nullopt, enumerate::Natural(8)}};
  exports::Table table;
  append_rows(table, counts);
  ASSERT_EQ(table.rows.size(), 1U);
  EXPECT_EQ(table.rows[0], (std::vector<exports::Cell>{exports::Natural(3), std::monostate(), exports::Natural(8)}));
}

TEST(Counted, OnlyWhatIsWholeExitsWithZero) {
  EXPECT_EQ(status(enumerate::Ending::complete), Exit::done);
  EXPECT_EQ(status(enumerate::Ending::grade_limit), Exit::done);
  EXPECT_EQ(status(enumerate::Ending::memory), Exit::limit);
  EXPECT_EQ(status(enumerate::Ending::overflow), Exit::limit);
  EXPECT_EQ(status(enumerate::Ending::interrupted), Exit::interrupted);
}

}  // namespace
}  // namespace quadrille::cli
