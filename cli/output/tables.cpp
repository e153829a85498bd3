#include "cli/output/tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include "cli/output/tables_of_commands.hpp"
#include "cli/session.hpp"

namespace quadrille::cli {

std::vector<TableMeaning> tables() {
  std::vector<TableMeaning> all;
  for (auto part : {tables_of_count(), tables_of_solve(), tables_of_replay(), tables_of_check_and_export()}) {
    all.insert(all.end(), std::make_move_iterator(part.begin()), std::make_move_iterator(part.end()));
  }
  return all;
}

exports::Table new_table(std::string_view name) {
  const std::vector<TableMeaning> all = tables();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const TableMeaning& table) { return table.name == name; });
  if (found == all.end()) throw std::logic_error(fmt::format("tables: none is called '{}'", name));
  exports::Table table;
  table.name = found->name;
  table.columns.reserve(found->columns.size());
  for (const ColumnMeaning& column : found->columns) table.columns.push_back(column.name);
  table.provenance.version = version();
  return table;
}

}  // namespace quadrille::cli
