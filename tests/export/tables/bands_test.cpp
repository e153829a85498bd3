// Tables on a narrow terminal: bands of columns, each with the column that identifies the row.
#include <gtest/gtest.h>

#include "export/tables/formats.hpp"

namespace quadrille::exports::bands_test {

const Table table{
    {"ply", "histories", "classes", "blocked"},
    {{Natural(0), Natural(1), Natural(1), Natural(0)}, {Natural(1), Natural(12345678901), Natural(8), {}}},
    {},
    {}};

TEST(Bands, BeginWithTheFirstColumn) {
  EXPECT_EQ(text_table(table, 25),
            "ply    histories  classes\n"
            "  0            1        1\n"
            "  1  12345678901        8\n"
            "\n"
            "ply  blocked\n"
            "  0        0\n"
            "  1\n");
}

TEST(Bands, AreOneWhereAllColumnsHaveRoom) { EXPECT_EQ(text_table(table, 34), text_table(table)); }

TEST(Bands, ANumberWithoutRoomStaysWhole) {
  EXPECT_EQ(text_table(table, 12),
            "ply\n  0\n  1\n"
            "\n"
            "  histories\n"
            "          1\n"
            "12345678901\n"
            "\n"
            "ply  classes\n"
            "  0        1\n"
            "  1        8\n"
            "\n"
            "ply  blocked\n"
            "  0        0\n"
            "  1\n");
}

TEST(Bands, OfATotalHaveNoFirstColumn) {
  Table total = table;
  total.indexed = false;
  total.rows.resize(1);
  EXPECT_EQ(text_table(total, 16), "ply  histories\n  0          1\n\nclasses  blocked\n      1        0\n");
}

TEST(Bands, BeginWithTheColumnsThatTellTheRowsApart) {
  Table of_branches{{"depth", "branch", "reply", "positions"},
                    {{Natural(1), std::string("1"), std::string("(0,1)"), Natural(9)},
                     {Natural(1), std::string("2"), std::string("(0,2)"), Natural(1)}},
                    {},
                    {}};
  of_branches.indexed = false;
  of_branches.types = {ColumnType::index, ColumnType::text, ColumnType::text, ColumnType::count};
  EXPECT_EQ(text_table(of_branches, 30),
            "depth  branch  reply\n"
            "    1  1       (0,1)\n"
            "    1  2       (0,2)\n"
            "\n"
            "depth  branch  positions\n"
            "    1  1               9\n"
            "    1  2               1\n");
}

}  // namespace quadrille::exports::bands_test
