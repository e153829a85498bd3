// B-files: the header, the terms, the gaps, and the refusal of every table that cannot be one.
#include <gtest/gtest.h>

#include "export/tables/formats.hpp"
#include "quadrille/error.hpp"

namespace quadrille::exports::bfile_test {

Table table_of(std::vector<std::vector<Cell>> rows) {
  return {{"ply", "histories", "classes"}, std::move(rows), {"quadrille count", "rules", "quadrille 0.1.0"}, {}};
}

TEST(BFile, WritesTheFirstCountUnderItsHeader) {
  EXPECT_EQ(bfile(table_of({{Natural(0), Natural(1), Natural(1)}, {Natural(1), Natural(5), Natural(4)}})),
            "# name: histories by ply (rules)\n"
            "# offset: 0\n"
            "# command: quadrille count --format bfile --column histories\n"
            "# version: quadrille 0.1.0\n"
            "0 1\n"
            "1 5\n");
}

TEST(BFile, WritesTheColumnAskedForAndSaysWhatIsMissing) {
  Table table = table_of({{Natural(2), Natural(1), Natural(7)}});
  table.missing = "all plies after 2";
  EXPECT_EQ(bfile(table, "classes"),
            "# name: classes by ply (rules)\n"
            "# offset: 2\n"
            "# command: quadrille count --format bfile --column classes\n"
            "# version: quadrille 0.1.0\n"
            "# missing: all plies after 2\n"
            "2 7\n");
}

TEST(BFile, TakesNoTextForTheFirstCount) {
  const Table table{{"n", "first", "score"}, {{Natural(4), std::string("offense"), Natural(1)}}, {}, {}};
  EXPECT_NE(bfile(table).find("# name: score by n"), std::string::npos);
  EXPECT_NE(bfile(table).find("\n4 1\n"), std::string::npos);
}

TEST(BFile, FillsSkippedIndicesWithZero) {
  const std::string text = bfile(table_of({{Natural(3), Natural(1), {}}, {Natural(6), Natural(2), {}}}));
  EXPECT_EQ(text.substr(text.find("\n3 ")), "\n3 1\n4 0\n5 0\n6 2\n");
}

TEST(BFile, NumbersRowsByWhatTheTableSaysAndClosesItsHeadWithTheColumnsComments) {
  Table table{{"pitch", "histories", "classes"},
              {{std::string("a"), {}, Natural(5)}, {std::string("b"), {}, Natural(6)}},
              {"quadrille count", {}, "quadrille 0.1.0"},
              {}};
  table.indexed = false;
  table.unfilled = {"histories"};
  table.numbers = {"n of paper:2xn", 3};
  table.comments["classes"] = {"recurrence: none", "checked"};
  table.comments["histories"] = {"of another column"};
  EXPECT_EQ(bfile(table),
            "# name: classes by n of paper:2xn\n"
            "# offset: 3\n"
            "# command: quadrille count --format bfile --column classes\n"
            "# version: quadrille 0.1.0\n"
            "# recurrence: none\n"
            "# checked\n"
            "3 5\n"
            "4 6\n");
}

void expect_refused(const Table& table, const std::string& column, const std::string& remedy) {
  try {
    bfile(table, column);
    ADD_FAILURE() << "not refused: " << remedy;
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
    EXPECT_NE(std::string(error.what()).find(remedy), std::string::npos) << error.what();
  }
}

TEST(BFile, RefusesTablesWithoutAnIndexAndNamesTheRemedy) {
  Table total{{"histories", "classes"}, {{Natural(3), Natural(2)}}, {}, {}};
  total.indexed = false;
  expect_refused(total, "", "format csv");
  expect_refused({{"n"}, {{Natural(1)}}, {}, {}}, "", "format csv");
  expect_refused({{"ball", "n"}, {{std::string("(0,1)"), Natural(1)}}, {}, {}}, "", "format csv");
  expect_refused(table_of({{Natural(1), Natural(1), {}}, {Natural(1), Natural(1), {}}}), "", "format csv");
  expect_refused(table_of({{Natural(1), Natural(1), {}}, {Natural("1000000000000000000000"), Natural(1), {}}}), "",
                 "format csv");
}

TEST(BFile, RefusesColumnsThatAreNoCounts) {
  const Table table = table_of({{Natural(0), Natural(1), {}}});
  expect_refused(table, "nothing", "choose column from histories, classes");
  expect_refused(table, "ply", "choose column from histories, classes");
  expect_refused(table, "classes", "choose another column");
}

TEST(BFile, RefusesAnUnknownColumnBeforeThereAreRows) {
  expect_refused(table_of({}), "nothing", "choose column");
  EXPECT_THROW(require_bfile(table_of({}), "nothing"), Error);
  EXPECT_NO_THROW(require_bfile(table_of({}), "histories"));
  EXPECT_NE(bfile(table_of({})).find("# offset: 0\n"), std::string::npos);
}

}  // namespace quadrille::exports::bfile_test
