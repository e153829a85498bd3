// The list of tables: names that a database can bear, every column explained, one table for each schema of a row type.
//
// ctest label: quick
#include "cli/output/tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <stdexcept>

#include "cli/games.hpp"
#include "cli/output/ledger_table.hpp"

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

// The words that stand first in the command of each table, each once, in the order of the tables.
TEST(Tables, StandInTheOrderOfTheCommands) {
  std::vector<std::string> groups;
  for (const TableSchema& table : tables()) {
    const std::string word = table.command.substr(0, table.command.find(' '));
    if (groups.empty() || groups.back() != word) groups.push_back(word);
  }
  EXPECT_EQ(groups, (std::vector<std::string>{"count", "solve", "replay", "check", "export"}));
}

TEST(Tables, HaveThoseOfAllGamesAndOfTheLedger) {
  std::set<std::string> names;
  for (const TableSchema& table : tables()) names.insert(table.name);
  EXPECT_EQ(names.count(table_schema_of<LedgerRow>().name), 1U);
  for (const Game& game : games()) {
    for (const TableSchema& table : game.tables()) EXPECT_EQ(names.count(table.name), 1U) << table.name;
  }
}

}  // namespace
}  // namespace quadrille::cli
