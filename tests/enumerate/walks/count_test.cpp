// The trails and the walks as typed rows: the published numbers, the schema, and how a job ends early.
#include <gtest/gtest.h>

#include <stop_token>

#include "quadrille/error.hpp"
#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/table.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::trails::count_test {

TEST(TrailsJob, CountsTrailsAndWalks) {
  const Result<TrailCounts> trails = count(CountQuery{.plies = 3});
  EXPECT_TRUE(trails.whole());
  ASSERT_EQ(trails.rows.size(), 4U);
  EXPECT_EQ(trails.rows[1].trails, Natural(8));
  EXPECT_EQ(trails.rows[2].trails, Natural(56));
  EXPECT_EQ(trails.rows[3].plies, 3);
  EXPECT_EQ(count(CountWalksQuery{.plies = 2}).rows.at(2).walks, Natural(56));
}

// An eighth of the paths of four plies less, or of walks of three less: counted, or from the growth of the counted
// ones, which falls and so gives too many rather than too few.
TEST(TrailsJob, KnowsItsSizeBeforeItStarts) {
  EXPECT_EQ(size_of(CountQuery{.plies = 4})->count, 1);
  EXPECT_EQ(size_of(CountQuery{.plies = 15})->count, Natural(1751484832) / 8);
  EXPECT_EQ(size_of(CountQuery{.plies = 15})->known, RequestSize::Known::exactly);
  EXPECT_EQ(size_of(CountWalksQuery{.plies = 10})->count, count(CountWalksQuery{.plies = 7}).rows.back().walks / 8);
  std::stop_source stop;
  stop.request_stop();
  Options stopped;
  stopped.stop = stop.get_token();
  EXPECT_FALSE(size_of(CountQuery{.plies = 15}, stopped));
  const RequestSize larger = size_of(CountQuery{.plies = 20}).value();
  EXPECT_EQ(larger.known, RequestSize::Known::about);
  EXPECT_GT(larger.count, Natural(22761816154304) / 8);  // `count trails --plies 16`
  EXPECT_LT(larger.count, Natural(22761816154304) / 8 * 21 / 20);
  EXPECT_FALSE(is_beyond_usual(size_of(CountQuery{.plies = 16}).value()));
  EXPECT_TRUE(is_beyond_usual(size_of(CountQuery{.plies = 32}).value()));
  EXPECT_TRUE(is_beyond_usual(size_of(CountWalksQuery{.plies = 32}).value()));
}

TEST(TrailsJob, RefusesPliesOutOfRange) {
  EXPECT_THROW(count(CountQuery{.plies = -1}), Error);
  EXPECT_THROW(count(CountWalksQuery{.plies = 33}), Error);
  EXPECT_THROW(size_of(CountQuery{.plies = 33}), Error);
  EXPECT_THROW(size_of(CountWalksQuery{.plies = -1}), Error);
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

}  // namespace quadrille::trails::count_test
