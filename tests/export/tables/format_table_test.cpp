// Each form of a table equals the text of its own writer.
#include <gtest/gtest.h>

#include <stop_token>

#include "quadrille/detail/run.hpp"
#include "quadrille/export.hpp"

namespace quadrille::exports::format_table_test {

struct Row {
  int ply = 0;
  Natural classes;
};

Schema<Row> schema_of(RowType<Row> /*row*/) {
  return {"rows", "test", "a ply", {{"ply", &Row::ply, "plies"}, {"classes", &Row::classes, "classes"}}};
}

TEST(FormatTable, WritesEveryForm) {
  Table table = empty_table(table_schema_of<Row>());
  append_rows(table, std::vector<Row>{{0, 1}, {1, 8}});
  EXPECT_EQ(format_table(table, TextFormat::csv), "ply,classes\n0,1\n1,8\n");
  EXPECT_NE(format_table(table, TextFormat::json).find("\"classes\""), std::string::npos);
  EXPECT_NE(format_table(table, TextFormat::bfile).find("0 1\n1 8\n"), std::string::npos);
  EXPECT_NE(format_table(table, TextFormat::markdown).find(" 8 |"), std::string::npos);
  EXPECT_NE(format_table(table, TextFormat::latex).find("\\begin{tabular}"), std::string::npos);
  EXPECT_NE(format_table(table, TextFormat::table).find("ply"), std::string::npos);
}

TEST(FormatTable, StopsWhenAsked) {
  Table table = empty_table(table_schema_of<Row>());
  append_rows(table, std::vector<Row>{{0, 1}, {1, 8}});
  std::stop_source source;
  source.request_stop();
  for (const TextFormat format : {TextFormat::table, TextFormat::csv, TextFormat::json, TextFormat::bfile,
                                  TextFormat::markdown, TextFormat::latex}) {
    EXPECT_THROW(format_table(table, format, source.get_token()), engines::Interrupted);
  }
}

}  // namespace quadrille::exports::format_table_test
