// The jobs that count Tennis and Footsteps: rows by name, how they end early, and their tables.
#include <gtest/gtest.h>

#include "quadrille/error.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::tennis::count_test {

Options stopped() {
  std::stop_source source;
  source.request_stop();
  Options options;
  options.stop = source.get_token();
  return options;
}

// Two points each: 2-2 and 1-1 1-1 are draws; 2-1 0-1 and 1-2 1-0 are won by the player with the last point.
TEST(CountTennisJob, HasRowsWithNamedMembers) {
  const Result<GameCounts> games = count(CountQuery{.points = 2});
  EXPECT_TRUE(games.whole());
  EXPECT_EQ(games.rows, (std::vector<GameCounts>{{1, 1, 0, 0, 1}, {2, 3, 1, 1, 1}}));
  const Result<PositionCounts> positions = count(CountPositionsQuery{.points = 2});
  EXPECT_TRUE(positions.whole());
  EXPECT_EQ(positions.rows, (std::vector<PositionCounts>{{0, 1}, {1, 4}, {2, 3}}));
  const Rules footsteps{.variant = Variant::footsteps};
  EXPECT_EQ(count(CountQuery{.points = 2, .rules = footsteps}).rows,
            (std::vector<GameCounts>{{1, 1, 0, 0, 1}, {2, 3, 0, 0, 3}}));
}

TEST(CountTennisJob, SaysWhatIsMissingWhenItEndsEarly) {
  const auto interrupted = count(CountQuery{.points = 40}, stopped());
  EXPECT_EQ(interrupted.status, RunStatus::interrupted);
  EXPECT_TRUE(interrupted.rows.empty());
  EXPECT_EQ(interrupted.missing, "all rows");
  const auto positions = count(CountPositionsQuery{.points = 40}, stopped());
  EXPECT_EQ(positions.status, RunStatus::interrupted);
  EXPECT_EQ(positions.rows, (std::vector<PositionCounts>{{0, 1}}));
  EXPECT_EQ(positions.missing, "all turns after 0");
  Options poor;
  poor.memory = 1;
  for (const auto& missing :
       {count(CountQuery{.points = 40}, poor).missing, count(CountPositionsQuery{.points = 40}, poor).missing}) {
    EXPECT_EQ(missing, "all rows");
  }
  EXPECT_EQ(count(CountQuery{.points = 40}, poor).status, RunStatus::memory);
  EXPECT_EQ(count(CountPositionsQuery{.points = 40}, poor).status, RunStatus::memory);
}

TEST(CountTennisJob, NotesLongWorkBeforeItBegins_standard) {
  std::string noted;
  Options options = stopped();
  options.threads = 2;
  options.note = [&](std::string_view note) { noted += note; };
  count(CountQuery{.points = 40}, options);
  EXPECT_EQ(noted, "");
  count(CountQuery{.points = 1000}, options);
  EXPECT_EQ(noted, "about 43 s, if 2 processors are free");
}

TEST(CountTennisJob, RefusesWhatIsOutOfRange) {
  for (const int points : {-1, 0, most_counted_points + 1}) {
    EXPECT_THROW(count(CountQuery{.points = points}), Error);
    EXPECT_THROW(count(CountPositionsQuery{.points = points}), Error);
  }
  for (const int fields : {0, most_fields + 1}) {
    EXPECT_THROW(count(CountQuery{.points = 5, .rules = {.fields = fields}}), Error);
    EXPECT_THROW(count(CountPositionsQuery{.points = 5, .rules = {.fields = fields}}), Error);
  }
}

TEST(CountTennisJob, HasATableOfItsRows) {
  const Table table = to_table(count(CountQuery{.points = 2}).rows);
  EXPECT_EQ(table.name, "count_tennis_outcome");
  EXPECT_EQ(table.columns, (std::vector<std::string>{"turns", "games", "wins_1", "wins_2", "draws"}));
  ASSERT_EQ(table.rows.size(), 2U);
  EXPECT_EQ(table.rows[1], (std::vector<Cell>{Natural(2), Natural(3), Natural(1), Natural(1), Natural(1)}));
  const TableSchema schema = table_schema_of<GameCounts>();
  EXPECT_EQ(schema.columns[0].type, ColumnType::index);
  EXPECT_EQ(schema.columns[1].type, ColumnType::count);
}

}  // namespace quadrille::tennis::count_test
