// The data of a chart: series that coincide become one with a note, and a heat map covers the range where its values
// vary.
#include <gtest/gtest.h>

#include <stdexcept>
#include <utility>

#include "export/report/page.hpp"

namespace quadrille::exports::series_test {

Table table_of(std::vector<std::string> columns, std::vector<std::vector<Cell>> rows) {
  Table table;
  table.columns = std::move(columns);
  table.rows = std::move(rows);
  return table;
}

Chart lines(std::vector<std::string> y) { return {Chart::Kind::series, "x", std::move(y), {}, "", {}, {}}; }

TEST(DrawnSeries, AreOneWhereTheyCoincideInEveryRow) {
  const Table table = table_of({"x", "first_one", "b", "c"}, {{Natural(0), Natural(1), Natural(1), Natural(1)},
                                                              {Natural(1), Natural(8), Natural(8), Natural(7)}});
  const auto drawn = drawn_series(table, lines({"first_one", "b", "c"}));
  ASSERT_EQ(drawn.size(), 2U);
  EXPECT_EQ(drawn[0].column, "first_one");
  EXPECT_EQ(legend_of(drawn[0]), "first one = b");
  EXPECT_EQ(legend_of(drawn[1]), "c");
  EXPECT_EQ(coincidence(drawn), "One line shows several series, which are equal in every row: first one, b.");
  EXPECT_EQ(coincidence(drawn_series(table, lines({"b", "c"}))), "");
}

TEST(DrawnSeries, AreNotThereWhereNothingIsKnownAndNeverOneAsShares) {
  const Table table = table_of({"x", "a", "b", "c"}, {{Natural(0), Cell(), Natural(1), Natural(1)}});
  EXPECT_EQ(drawn_series(table, lines({"a", "b"})).size(), 1U);
  Chart shares = lines({"b", "c"});
  shares.kind = Chart::Kind::shares;
  EXPECT_EQ(drawn_series(table, shares).size(), 2U);
  EXPECT_THROW(drawn_series(table, lines({"d"})), std::logic_error);
}

TEST(DrawnSeries, AreTheValuesOfAGroup) {
  Table table = table_of({"x", "first", "y"}, {{Natural(3), std::string("one"), Natural(0)},
                                               {Natural(4), std::string("one"), Natural(1)},
                                               {Natural(3), std::string("two"), Natural(0)},
                                               {Natural(4), std::string("two"), Natural(2)}});
  Chart chart = lines({"y"});
  chart.group = "first";
  const auto drawn = drawn_series(table, chart);
  ASSERT_EQ(drawn.size(), 2U);
  EXPECT_EQ(legend_of(drawn[0]), "one first");
  EXPECT_EQ(drawn[1].where.front().second, "two");
  table.rows.back().back() = Natural(1);
  EXPECT_EQ(legend_of(drawn_series(table, chart).at(0)), "one first = two first");
}

Chart heat(Chart::Scale scale) { return {Chart::Kind::heat, "x", {"y"}, {"low", "high"}, "", scale, {}}; }

TEST(HeatWindow, HoldsEachValueThatIsNotDecided) {
  std::vector<std::vector<Cell>> rows;
  for (int x = 0; x < 5; ++x) {
    for (int y = 0; y < 5; ++y) {
      const std::string value = x == y ? "0" : x > y ? "1" : "-1";
      rows.push_back({Natural(x), Natural(y), value, value});
    }
  }
  const Table decided = table_of({"x", "y", "low", "high"}, rows);
  EXPECT_FALSE(heat_window(decided, heat(Chart::Scale::diverging)));
  rows[4 * 5 + 3][2] = rows[4 * 5 + 3][3] = Cell(std::string("0.5"));
  rows[2 * 5 + 4][2] = rows[2 * 5 + 4][3] = Cell(std::string("-0.25"));
  const Table table = table_of({"x", "y", "low", "high"}, rows);
  const auto window = heat_window(table, heat(Chart::Scale::diverging));
  ASSERT_TRUE(window);
  EXPECT_EQ(window->x_least, 2);
  EXPECT_EQ(window->x_most, 4);
  EXPECT_EQ(window->y_least, 3);
  EXPECT_EQ(window->y_most, 4);
  EXPECT_EQ(window->note, "Drawn: x from 2 to 4, y from 3 to 4; elsewhere every value is -1, 0 or 1.");
  EXPECT_FALSE(heat_window(table, heat(Chart::Scale::log)));
}

}  // namespace quadrille::exports::series_test
