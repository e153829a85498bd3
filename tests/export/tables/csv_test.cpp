// Comma-separated values: the header, the rows, the quoting of RFC 4180.
#include <gtest/gtest.h>

#include "export/tables/formats.hpp"

namespace quadrille::exports::csv_test {

TEST(Csv, WritesAHeaderAndRowsAndNothingElse) {
  const Table table{{"ply", "histories"},
                    {{Natural(0), Natural(1)}, {Natural(1), {}}},
                    {"a command", "rules", "version"},
                    "all plies after 1"};
  EXPECT_EQ(csv(table), "ply,histories\n0,1\n1,\n");
}

TEST(Csv, QuotesCommasQuotesAndLineBreaks) {
  const Table table{
      {"a,b"},
      {{std::string("(1,2)")}, {std::string("say \"no\"")}, {std::string("two\nlines")}, {std::string(" x ")}},
      {},
      {}};
  EXPECT_EQ(csv(table), "\"a,b\"\n\"(1,2)\"\n\"say \"\"no\"\"\"\n\"two\nlines\"\n x \n");
}

TEST(Csv, QuotesALoneCarriageReturn) {
  EXPECT_EQ(csv(Table{{"a"}, {{std::string("one\rtwo")}}, {}, {}}), "a\n\"one\rtwo\"\n");
}

TEST(Csv, WritesEveryDigit) {
  const Table table{{"n"}, {{Natural("340282366920938463463374607431768211457")}}, {}, {}};
  EXPECT_EQ(csv(table), "n\n340282366920938463463374607431768211457\n");
}

}  // namespace quadrille::exports::csv_test
