#include "cli/output/tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include "cli/games.hpp"
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

// By the group of commands, then by the game.
std::pair<std::size_t, std::size_t> rank(const TableSchema& table) {
  constexpr std::array<std::string_view, 3> groups{"count ", "solve ", "replay "};
  constexpr std::array<std::string_view, 5> words{"soccer", "trails", "updown", "plusminus", "tennis"};
  const auto group = std::find_if(groups.begin(), groups.end(),
                                  [&](std::string_view word) { return table.command.starts_with(word); });
  if (group == groups.end()) return {groups.size(), 0};
  const auto word = std::find_if(words.begin(), words.end(),
                                 [&](std::string_view name) { return table.command.find(name) == group->size(); });
  return {group - groups.begin(), word - words.begin()};
}

}  // namespace

std::vector<TableSchema> tables() {
  std::vector<TableSchema> all;
  for (const auto& part : {tables_of_count(), tables_of_solve(), tables_of_replay(), tables_of_check_and_export()}) {
    for (const TableMeaning& table : part) all.push_back(schema_of(table));
  }
  for (const Game& game : games()) {
    for (TableSchema& table : game.tables()) all.push_back(std::move(table));
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const TableSchema& a, const TableSchema& b) { return rank(a) < rank(b); });
  return all;
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
