// Rows of positions: the exact text, numbers of every width, and the same rows in a database.
#include "export/graphs/soccer/positions.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "export/tables/formats.hpp"
#include "games/soccer/position.hpp"
#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::exports::positions_test {

using engines::Count128;
using graphs::WideEdgeSet;

WideEdgeSet drawing_of(std::initializer_list<graphs::Edge> edges) {
  WideEdgeSet drawing;
  for (const graphs::Edge e : edges) drawing.insert(e);
  return drawing;
}

TEST(Hexadecimal, HasABitForEachEdge) {
  EXPECT_EQ(soccer::hexadecimal({}), "0x0");
  EXPECT_EQ(soccer::hexadecimal(drawing_of({0, 2, 5, 6, 7, 8})), "0x1e5");
  EXPECT_EQ(soccer::hexadecimal(drawing_of({63})), "0x8000000000000000");
  EXPECT_EQ(soccer::hexadecimal(drawing_of({64})), "0x10000000000000000");
  EXPECT_EQ(soccer::hexadecimal(drawing_of({0, 383})), "0x8" + std::string(94, '0') + "1");
}

std::vector<soccer::PositionRow> rows_of(const char* pitch, std::optional<int> plies) {
  std::vector<soccer::PositionRow> rows;
  const soccer::PositionSink sink = [&](std::span<const soccer::PositionRow> some) {
    rows.insert(rows.end(), some.begin(), some.end());
    return true;
  };
  soccer::for_each_position({pitch, plies}, sink);
  return rows;
}

TEST(PositionRows, AreWrittenAsATableOfThemIs) {
  for (const char* name : {"paper:1x3", "paper:2x2", "classic:2x2", "paper:1x70"}) {
    std::vector<soccer::PositionRow> rows = rows_of(name, 5);
    // Sizes of any width, with zeros in their digits.
    const Natural ten_to_18 = 1'000'000'000'000'000'000;
    const Natural sizes[] = {~Count128{0},      ~std::uint64_t{0}, std::numeric_limits<std::int64_t>::max(),
                             Natural(1) << 63U, Natural(1) << 64U, ten_to_18 * ten_to_18 * 7,
                             ten_to_18 * 1000,  ten_to_18 - 1,     ten_to_18};
    for (std::size_t i = 0; i < std::size(sizes); ++i) rows.at(i).size = sizes[i];
    std::string text = "before\n";
    append_csv(rows, text);
    const std::string whole = csv(to_table(rows));
    EXPECT_EQ(text, "before\n" + whole.substr(whole.find('\n') + 1)) << name;
  }
}

TEST(PositionRows, BeginWithTheStart) {
  std::string text;
  append_csv(rows_of("paper:3x3", 0), text);
  EXPECT_EQ(text, "0,0x0,\"(2,2)\",1,0,1,ongoing\n");
}

TEST(PositionRows, AreTheSameInADatabase) {
  std::string folder = testing::TempDir() + "quadrille-XXXXXX";
  ASSERT_NE(::mkdtemp(folder.data()), nullptr);
  const std::string path = folder + "/positions.db";
  std::ofstream(path).close();

  std::vector<soccer::PositionRow> rows = rows_of("paper:1x3", std::nullopt);
  rows.front().size = ~Count128{0};
  const Table table = to_table(rows);
  {
    Database database(path, "a test", Database::Kind::draft, {});
    database.lock({});
    database.begin_run(table, "");
    for (const soccer::PositionRow& row : rows) put(row, database);
    database.end_run({}, {});
  }
  SQLite::Database database(path);
  SQLite::Statement query(database, "SELECT * FROM export_positions ORDER BY rowid");
  for (const auto& row : table.rows) {
    ASSERT_TRUE(query.executeStep());
    for (std::size_t i = 0; i < row.size(); ++i) {
      const auto column = query.getColumn(static_cast<int>(i) + 1);
      EXPECT_EQ(column.getString(), to_string(row[i]));
      EXPECT_EQ(column.isText(), std::holds_alternative<std::string>(row[i]) || column.getString().size() > 19);
    }
  }
  EXPECT_FALSE(query.executeStep());
  std::filesystem::remove_all(folder);
}

}  // namespace quadrille::exports::positions_test
