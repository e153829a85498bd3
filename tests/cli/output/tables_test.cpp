// The list of tables: valid names for a database, every column explained, one table for each schema of a row type.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <stdexcept>

#include "cli/game.hpp"
#include "cli/output/ledger_table.hpp"
#include "quadrille/plusminus.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/tennis.hpp"
#include "quadrille/trails.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::cli::tables_test {

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

// The first words of each table's command, each once, in the order of the tables.
TEST(Tables, AreInTheOrderOfTheCommands) {
  std::vector<std::string> groups;
  for (const TableSchema& table : tables()) {
    const std::string word = table.command.substr(0, table.command.find(' '));
    if (groups.empty() || groups.back() != word) groups.push_back(word);
  }
  EXPECT_EQ(groups,
            (std::vector<std::string>{"count", "solve", "explain", "estimate", "replay", "check", "verify", "export"}));
}

// The list names, by its row type, each part that gives tables. tests/cli/json_schema.sh checks that none is missing:
// it counts the row types that headers declare.
TEST(Tables, HaveThoseOfAllGamesAndOfTheLedger) {
  std::set<std::string> names;
  for (const TableSchema& table : tables()) names.insert(table.name);
  for (const TableSchema& table :
       {table_schema_of<LedgerRow>(), soccer::schema_of_family().table_schema(), table_schema_of<trails::WalkCounts>(),
        table_schema_of<updown::Advice>(), table_schema_of<plusminus::ReplayRow>(),
        table_schema_of<tennis::BidProbability>()}) {
    EXPECT_EQ(names.count(table.name), 1U) << table.name;
  }
  for (const soccer::By by : soccer::groupings) EXPECT_EQ(names.count(soccer::schema_of(by).name), 1U) << to_string(by);
}

}  // namespace quadrille::cli::tables_test
