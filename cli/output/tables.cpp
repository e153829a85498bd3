#include "cli/output/tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include "cli/games.hpp"
#include "cli/output/ledger_table.hpp"
#include "cli/output/tables_of_commands.hpp"
#include "cli/session.hpp"

namespace quadrille::cli {

namespace {

// Until every table is the schema of a row type, the others are listed in tables_of_*.cpp.
TableSchema schema_of(const TableMeaning& table) {
  TableSchema schema{table.name, table.command, table.row, {}};
  for (const ColumnMeaning& column : table.columns) {
    schema.columns.push_back({column.name, ColumnType::text, column.meaning});
  }
  return schema;
}

// The group of commands that prints the table.
std::size_t group_of(const TableSchema& table) {
  constexpr std::array<std::string_view, 5> groups{"count", "solve", "replay", "check", "export"};
  const std::string_view word = std::string_view(table.command).substr(0, table.command.find(' '));
  return static_cast<std::size_t>(std::find(groups.begin(), groups.end(), word) - groups.begin());
}

// The place of the game in the list that a table listed by hand belongs to, as the second word of its command says.
std::size_t game_of(const TableSchema& table, const std::vector<Game>& all) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const Game& game) {
    return (table.command + ' ').find(' ' + game.name + ' ') != std::string::npos;
  });
  return static_cast<std::size_t>(found - all.begin());
}

}  // namespace

std::vector<TableSchema> tables() {
  struct Listed {
    std::pair<std::size_t, std::size_t> rank;  // by the group of commands, then by the game
    TableSchema table;
  };
  const std::vector<Game> all = games();
  std::vector<Listed> listed;
  for (const auto& part : {tables_of_count(), tables_of_solve(), tables_of_replay()}) {
    for (const TableMeaning& meaning : part) {
      TableSchema table = schema_of(meaning);
      const std::pair rank{group_of(table), game_of(table, all)};
      listed.push_back({rank, std::move(table)});
    }
  }
  TableSchema check = table_schema_of<LedgerRow>();
  const std::size_t group = group_of(check);
  listed.push_back({{group, all.size()}, std::move(check)});
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (TableSchema& table : all[i].tables()) {
      const std::pair rank{group_of(table), i};
      listed.push_back({rank, std::move(table)});
    }
  }
  std::stable_sort(listed.begin(), listed.end(), [](const Listed& a, const Listed& b) { return a.rank < b.rank; });
  std::vector<TableSchema> tables;
  for (Listed& entry : listed) tables.push_back(std::move(entry.table));
  return tables;
}

Table new_table(std::string_view name) {
  const std::vector<TableSchema> all = tables();
  const auto found = std::find_if(all.begin(), all.end(), [&](const TableSchema& table) { return table.name == name; });
  if (found == all.end()) throw std::logic_error(fmt::format("tables: none is called '{}'", name));
  Table table = empty_table(*found);
  table.provenance.version = version();
  return table;
}

}  // namespace quadrille::cli
