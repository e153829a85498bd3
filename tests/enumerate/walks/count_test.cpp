// The trails and the walks as typed rows of an answer: the published numbers, the schema, and early ends of a job.
#include <gtest/gtest.h>

#include <optional>
#include <stop_token>

#include "quadrille/error.hpp"
#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/table.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::trails::count_test {

TEST(TrailsJob, CountsTrailsAndWalks) {
  const Answer answer = count({.plies = 3});
  EXPECT_TRUE(answer.ending.whole());
  EXPECT_EQ(answer.table.provenance.command, "quadrille count trails --plies 3");
  const auto trails = rows<TrailCounts>(answer);
  ASSERT_EQ(trails.size(), 4U);
  EXPECT_EQ(trails[1].trails, Natural(8));
  EXPECT_EQ(trails[2].trails, Natural(56));
  EXPECT_EQ(trails[3].plies, 3);
  EXPECT_EQ(rows<WalkCounts>(count({.plies = 2, .acyclic = true})).at(2).walks, Natural(56));
}

std::optional<RequestSize> size_of(const CountRequest& request, const Options& options = {}) {
  return plan(request, options).size;
}

// The size is an eighth of the trails four plies shorter, or of the walks three plies shorter. That number is counted,
// or estimated from the growth of the counted ones; the growth falls, so the estimate is rather too large.
TEST(TrailsJob, KnowsItsSizeBeforeItStarts) {
  EXPECT_EQ(size_of({.plies = 4})->count, 1);
  EXPECT_EQ(size_of({.plies = 15})->count, Natural(1751484832) / 8);
  EXPECT_EQ(size_of({.plies = 15})->known, RequestSize::Known::exactly);
  EXPECT_EQ(size_of({.plies = 10, .acyclic = true})->count,
            rows<WalkCounts>(count({.plies = 7, .acyclic = true})).back().walks / 8);
  std::stop_source stop;
  stop.request_stop();
  Options stopped;
  stopped.stop = stop.get_token();
  EXPECT_FALSE(size_of({.plies = 15}, stopped));
  const RequestSize larger = size_of({.plies = 20}).value();
  EXPECT_EQ(larger.known, RequestSize::Known::about);
  EXPECT_GT(larger.count, Natural(22761816154304) / 8);  // `count trails --plies 16`
  EXPECT_LT(larger.count, Natural(22761816154304) / 8 * 21 / 20);
  EXPECT_FALSE(is_beyond_usual(size_of({.plies = 16}).value()));
  EXPECT_TRUE(is_beyond_usual(size_of({.plies = 32}).value()));
  EXPECT_TRUE(is_beyond_usual(size_of({.plies = 32, .acyclic = true}).value()));
}

TEST(TrailsJob, RefusesPliesOutOfRange) {
  EXPECT_THROW(plan({.plies = -1}), Error);
  EXPECT_THROW(plan({.plies = 33, .acyclic = true}), Error);
}

TEST(TrailsJob, StopsWhenAskedTo) {
  std::stop_source source;
  source.request_stop();
  Options options;
  options.stop = source.get_token();
  const Answer answer = count({.plies = 12}, options);
  EXPECT_FALSE(answer.ending.whole());
  EXPECT_FALSE(answer.table.missing.empty());
}

TEST(TrailsJob, TheSchemaTurnsRowsIntoATable) {
  const Table table = count({.plies = 1}).table;
  EXPECT_EQ(table.columns, (std::vector<std::string>{"plies", "trails"}));
  ASSERT_EQ(table.rows.size(), 2U);
  EXPECT_EQ(std::get<Natural>(table.rows[1][1]), Natural(8));
  const TableSchema schema = table_schema_of<TrailCounts>();
  EXPECT_EQ(schema.columns[0].type, ColumnType::index);
  EXPECT_EQ(schema.columns[1].type, ColumnType::count);
}

}  // namespace quadrille::trails::count_test
