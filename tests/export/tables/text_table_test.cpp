// Tables for people: alignment, empty cells, and the line that names missing rows.
#include <gtest/gtest.h>

#include "export/tables/formats.hpp"

namespace quadrille::exports::text_table_test {

TEST(TextTable, AlignsNumbersRightAndTextsLeftWithoutTrailingBlanks) {
  const Table table{{"ply", "ball", "histories"},
                    {{Natural(9), std::string("(0,1)"), Natural("1208925819614629174706176")},
                     {Natural(10), std::string("(10,1)"), {}},
                     {Natural(11), {}, Natural(7)}},
                    {},
                    {}};
  EXPECT_EQ(text_table(table),
            "ply  ball                    histories\n"
            "  9  (0,1)   1208925819614629174706176\n"
            " 10  (10,1)\n"
            " 11                                  7\n");
}

TEST(TextTable, SaysWhatIsMissingLast) {
  const Table table{{"n"}, {{Natural(1)}}, {}, "all plies after 0"};
  EXPECT_EQ(text_table(table), "n\n1\nmissing: all plies after 0\n");
}

TEST(TextTable, HasOnlyItsHeaderWithoutRows) { EXPECT_EQ(text_table({{"ply", "games"}, {}, {}, {}}), "ply  games\n"); }

TEST(TextTable, CountsCharactersNotBytes) {
  const Table table{{"name", "n"}, {{std::string("H\xc3\xb8ivik"), Natural(1)}}, {}, {}};
  EXPECT_EQ(text_table(table), "name    n\nH\xc3\xb8ivik  1\n");
}

}  // namespace quadrille::exports::text_table_test
