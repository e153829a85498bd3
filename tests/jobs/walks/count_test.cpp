// The trails and the walks as typed rows: the published numbers, the schema, and how a job ends early.
//
// ctest label: quick
#include <gtest/gtest.h>

#include "quadrille/error.hpp"
#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/table.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::trails {
namespace {

TEST(TrailsJob, CountsTrailsAndWalks) {
  const Result<TrailCounts> trails = count(CountQuery{.plies = 3});
  EXPECT_TRUE(trails.whole());
  ASSERT_EQ(trails.rows.size(), 4U);
  EXPECT_EQ(trails.rows[1].trails, Natural(8));
  EXPECT_EQ(trails.rows[2].trails, Natural(56));
  EXPECT_EQ(trails.rows[3].plies, 3);
  EXPECT_EQ(count(CountWalksQuery{.plies = 2}).rows.at(2).walks, Natural(56));
}

TEST(TrailsJob, RefusesPliesOutOfRange) {
  EXPECT_THROW(count(CountQuery{.plies = -1}), Error);
  EXPECT_THROW(count(CountWalksQuery{.plies = 33}), Error);
}

TEST(TrailsJob, StopsWhenAskedTo) {
  std::stop_source source;
  source.request_stop();
  Options options;
  options.stop = source.get_token();
  const Result<TrailCounts> result = count(CountQuery{.plies = 12}, options);
  EXPECT_FALSE(result.whole());
  EXPECT_FALSE(result.missing.empty());
}

TEST(TrailsJob, TheSchemaTurnsRowsIntoATable) {
  Table table = empty_table(table_schema_of<TrailCounts>());
  append_rows(table, count(CountQuery{.plies = 1}).rows);
  EXPECT_EQ(table.columns, (std::vector<std::string>{"plies", "trails"}));
  ASSERT_EQ(table.rows.size(), 2U);
  EXPECT_EQ(std::get<Natural>(table.rows[1][1]), Natural(8));
  const TableSchema schema = table_schema_of<TrailCounts>();
  EXPECT_EQ(schema.columns[0].type, ColumnType::index);
  EXPECT_EQ(schema.columns[1].type, ColumnType::count);
}

}  // namespace
}  // namespace quadrille::trails
