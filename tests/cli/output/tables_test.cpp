// The registry of tables: names that a database can bear, every column explained, and the engines' own columns.
//
// ctest label: quick
#include "cli/output/tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <stdexcept>

#include "cli/output/tables_of_commands.hpp"
#include "enumerate/tennis/counts.hpp"
#include "enumerate/walks/lattice_trails.hpp"

namespace quadrille::cli {
namespace {

bool is_a_name(const std::string& text) {
  return !text.empty() && text.front() != '_' &&
         text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string::npos;
}

TEST(Tables, HaveNamesOfTheirOwnAndExplainEveryColumn) {
  std::set<std::string> names;
  for (const TableSchema& table : tables()) {
    EXPECT_TRUE(is_a_name(table.name)) << table.name;
    EXPECT_TRUE(names.insert(table.name).second) << table.name;
    EXPECT_NE(table.name, "runs") << "a database has a table of that name";
    EXPECT_FALSE(table.command.empty());
    EXPECT_FALSE(table.row.empty());
    EXPECT_FALSE(table.columns.empty());
    std::set<std::string> columns;
    for (const ColumnSchema& column : table.columns) {
      EXPECT_TRUE(is_a_name(column.name)) << column.name;
      EXPECT_TRUE(columns.insert(column.name).second) << table.name << '.' << column.name;
      EXPECT_NE(column.name, "run") << "a column that a database adds";
      EXPECT_FALSE(column.meaning.empty()) << table.name << '.' << column.name;
    }
  }
}

TEST(Tables, HaveThePartsOfAllCommands) {
  EXPECT_EQ(tables().size(), tables_of_count().size() + tables_of_solve().size() + tables_of_replay().size() +
                                 tables_of_check_and_export().size());
}

TEST(Tables, ListTheColumnsThatTheEnginesCount) {
  using enumerate::TennisBy;
  EXPECT_EQ(new_table("count_trails").columns, enumerate::lattice_trails_columns(false));
  EXPECT_EQ(new_table("count_walks").columns, enumerate::lattice_trails_columns(true));
  EXPECT_EQ(new_table("count_tennis_outcome").columns, tennis_columns(TennisBy::outcome));
  EXPECT_EQ(new_table("count_tennis_positions").columns, tennis_columns(TennisBy::positions));
}

TEST(Tables, OfNoSuchNameAreAMistakeInTheProgram) { EXPECT_THROW(new_table("count_chess"), std::logic_error); }

}  // namespace
}  // namespace quadrille::cli
