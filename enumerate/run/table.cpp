// Helps the printers of tables: makes a table that has columns but no rows yet, turns a cell into text, finds the
// columns that hold only numbers, and measures the width of a text.
#include "quadrille/table.hpp"

#include <algorithm>

namespace quadrille {

std::string to_string(const Cell& cell) {
  if (const auto* number = std::get_if<Natural>(&cell)) return number->str();
  if (const auto* text = std::get_if<std::string>(&cell)) return *text;
  return {};
}

Table empty_table(const TableSchema& schema) {
  Table table;
  table.name = schema.name;
  table.columns.reserve(schema.columns.size());
  table.types.reserve(schema.columns.size());
  for (const ColumnSchema& column : schema.columns) {
    table.columns.push_back(column.name);
    table.types.push_back(column.type);
  }
  return table;
}

std::vector<bool> numeric_columns(const Table& table) {
  std::vector<bool> numeric(table.columns.size(), true);
  for (const auto& row : table.rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      numeric[i] = numeric[i] && !std::holds_alternative<std::string>(row[i]);
    }
  }
  return numeric;
}

std::size_t width_of(const std::string& text) {
  // Each UTF-8 character has one byte that does not begin with the bits 10.
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

}  // namespace quadrille
