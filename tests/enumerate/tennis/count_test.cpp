// The requests that count Tennis and Footsteps: rows by name, early ends, and their tables.
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

// Two points each: 2-2 and 1-1 1-1 are ties; the player with the last point wins 2-1 0-1 and 1-2 1-0.
TEST(CountTennisRequest, HasRowsWithNamedMembers) {
  const Answer games = count({.points = 2});
  EXPECT_TRUE(games.ending.whole());
  EXPECT_EQ(rows<GameCounts>(games), (std::vector<GameCounts>{{1, 1, 0, 0, 1}, {2, 3, 1, 1, 1}}));
  const Answer positions = count({.points = 2, .by = By::positions});
  EXPECT_TRUE(positions.ending.whole());
  EXPECT_EQ(rows<PositionCounts>(positions), (std::vector<PositionCounts>{{0, 1}, {1, 4}, {2, 3}}));
  const Rules footsteps{.variant = Variant::footsteps};
  EXPECT_EQ(rows<GameCounts>(count({.points = 2, .rules = footsteps})),
            (std::vector<GameCounts>{{1, 1, 0, 0, 1}, {2, 3, 0, 0, 3}}));
}

TEST(CountTennisRequest, SaysWhatIsMissingWhenItEndsEarly) {
  const Answer interrupted = count({.points = 40}, stopped());
  EXPECT_EQ(interrupted.ending.status, RunStatus::interrupted);
  EXPECT_TRUE(interrupted.table.rows.empty());
  EXPECT_EQ(interrupted.table.missing, "all rows");
  const Answer positions = count({.points = 40, .by = By::positions}, stopped());
  EXPECT_EQ(positions.ending.status, RunStatus::interrupted);
  EXPECT_EQ(rows<PositionCounts>(positions), (std::vector<PositionCounts>{{0, 1}}));
  EXPECT_EQ(positions.table.missing, "all turns after 0");
  Options poor;
  poor.memory = 1;
  for (const By by : {By::outcome, By::positions}) {
    const Answer answer = count({.points = 40, .by = by}, poor);
    EXPECT_EQ(answer.ending.missing, "all rows");
    EXPECT_EQ(answer.ending.status, RunStatus::memory);
  }
}

TEST(CountTennisRequest, NotesLongWorkBeforeItBegins_standard) {
  std::string noted;
  Options options = stopped();
  options.threads = 2;
  options.note = [&](std::string_view note) { noted += note; };
  count({.points = 40}, options);
  EXPECT_EQ(noted, "");
  count({.points = 1000}, options);
  EXPECT_EQ(noted, "about 43 s, if 2 processors are free");
}

TEST(CountTennisRequest, RefusesWhatIsOutOfRange) {
  for (const By by : {By::outcome, By::positions}) {
    for (const int points : {-1, 0, most_counted_points + 1}) EXPECT_THROW(plan(CountRequest{points, by}), Error);
    for (const int fields : {0, most_fields + 1}) EXPECT_THROW(plan(CountRequest{5, by, {.fields = fields}}), Error);
  }
  EXPECT_NO_THROW(plan(CountRequest{1, By::outcome, {.fields = 1}}));
  EXPECT_NO_THROW(plan(CountRequest{most_counted_points, By::outcome, {.fields = most_fields}}));
}

TEST(CountTennisRequest, HasATableOfItsRows) {
  const Table table = count({.points = 2}).table;
  EXPECT_EQ(table.provenance.command, "quadrille count tennis --points 2 --by outcome");
  EXPECT_EQ(table.provenance.rules, "tennis, 2 fields a side, 2 points each");
  EXPECT_EQ(table.name, "count_tennis_outcome");
  EXPECT_EQ(table.columns, (std::vector<std::string>{"turns", "games", "wins_1", "wins_2", "draws"}));
  ASSERT_EQ(table.rows.size(), 2U);
  EXPECT_EQ(table.rows[1], (std::vector<Cell>{Natural(2), Natural(3), Natural(1), Natural(1), Natural(1)}));
  const TableSchema schema = table_schema_of<GameCounts>();
  EXPECT_EQ(schema.columns[0].type, ColumnType::index);
  EXPECT_EQ(schema.columns[1].type, ColumnType::count);
}

}  // namespace quadrille::tennis::count_test
