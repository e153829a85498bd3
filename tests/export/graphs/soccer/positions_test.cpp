// Rows of positions: the text to the letter, numbers of every width, and the same rows in a database.
//
// ctest label: quick
#include "export/graphs/soccer/positions.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "export/tables/csv.hpp"
#include "games/soccer/names.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::exports {
namespace {

using engines::Count128;
using enumerate::SoccerPosition;
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

// The same, cell by cell: what a Table of these rows would be.
Table table_of(const soccer::Pitch& pitch, const std::vector<SoccerPosition>& rows) {
  Table table;
  table = empty_table(table_schema_of<soccer::PositionRow>());
  for (const SoccerPosition& row : rows) {
    table.rows.push_back({Natural(row.grade), soccer::hexadecimal(row.drawing),
                          to_string(pitch.lattice().point(row.ball)), Natural(static_cast<int>(row.mover)),
                          Natural(row.bounces), Natural(row.size), to_string(row.outcome)});
  }
  return table;
}

TEST(PositionRows, AreWrittenAsATableOfThemIs) {
  for (const char* name : {"paper:1x3", "paper:2x2", "classic:2x2", "paper:1x70"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    std::vector<SoccerPosition> rows = enumerate::soccer_positions_ref(pitch, 5);
    // Sizes of any width, with zeros in their digits.
    const auto ten_to_18 = static_cast<Count128>(1'000'000'000'000'000'000);
    const Count128 sizes[] = {~Count128{0},     ~std::uint64_t{0}, Count128{1} << 64U, ten_to_18 * ten_to_18 * 7,
                              ten_to_18 * 1000, ten_to_18 - 1,     ten_to_18};
    for (std::size_t i = 0; i < std::size(sizes); ++i) rows.at(i).size = sizes[i];
    const PositionRows writer(pitch);
    std::string text = "what was there before";
    writer.csv(rows, text);
    const std::string whole = csv(table_of(pitch, rows));
    EXPECT_EQ(text, whole.substr(whole.find('\n') + 1)) << name;
  }
}

TEST(PositionRows, BeginWithTheStart) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  std::string text;
  PositionRows(pitch).csv(enumerate::soccer_positions_ref(pitch, 0), text);
  EXPECT_EQ(text, "0,0x0,\"(2,2)\",1,0,1,ongoing\n");
}

TEST(PositionRows, AreTheSameInADatabase) {
  std::string folder = testing::TempDir() + "quadrille-XXXXXX";
  ASSERT_NE(::mkdtemp(folder.data()), nullptr);
  const std::string path = folder + "/positions.db";
  std::ofstream(path).close();

  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:1x3"));
  std::vector<SoccerPosition> rows = enumerate::soccer_positions_ref(pitch, std::nullopt);
  rows.front().size = ~Count128{0};
  Table table = table_of(pitch, rows);
  table.name = "export_positions";
  {
    Database database(path, "a test", Database::Kind::draft, {});
    database.lock({});
    database.begin_run(table, "");
    const PositionRows writer(pitch);
    for (const SoccerPosition& row : rows) writer.put(row, database);
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

}  // namespace
}  // namespace quadrille::exports
