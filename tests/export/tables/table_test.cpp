// Cells: the plain text of numbers of any size, of texts, of unknown values.
#include "quadrille/table.hpp"

#include <gtest/gtest.h>

namespace quadrille::table_test {

TEST(Cell, IsItsPlainText) {
  EXPECT_EQ(to_string(Cell()), "");
  EXPECT_EQ(to_string(Cell(Natural(0))), "0");
  EXPECT_EQ(to_string(Cell(Natural(1) << 200)), "1606938044258990275541962092341162602522202993782792835301376");
  EXPECT_EQ(to_string(Cell(std::string("(1,2)"))), "(1,2)");
}

}  // namespace quadrille::table_test
