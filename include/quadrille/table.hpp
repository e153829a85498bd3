// Tables, and the schema of a row type: its columns, their types and their meaning, written once.
//
// A job returns typed rows (row.ply, row.weak_classes). The schema of the row type turns them into a Table, named
// columns and rows of cells, for what takes any table: csv, JSON, b-files, SQLite, Python. The reference of all
// tables is made of the schemas too.
//
// A row type says its schema by a function beside it, which is found by its namespace:
//
//     struct PlyCounts { int ply; std::optional<Natural> histories; };
//     Schema<PlyCounts> schema_of(RowType<PlyCounts>);
#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "quadrille/natural.hpp"

namespace quadrille {

/// Empty (the engine cannot know it), a number, or a text.
using Cell = std::variant<std::monostate, Natural, std::string>;

/// What the cells of a column are.
enum class ColumnType {
  index,    ///< a small whole number that says which row it is or what it is about: a ply, a score, a draw
  count,    ///< an exact number of any size
  decimal,  ///< a text that is a number in decimal notation: "-0.25", "1.440186e+21"
  text,     ///< words, vertices
};

/// What a column holds.
struct ColumnSchema {
  std::string name;       ///< letters, digits and underscores: "weak_classes"
  ColumnType type;        ///< of all its cells
  std::string meaning;    ///< a phrase, with its unit where it has one
  bool optional = false;  ///< whether cells may be empty
};

/// What a table holds, a row at a time.
struct TableSchema {
  std::string name;                   ///< letters, digits and underscores: "count_soccer_ply"
  std::string command;                ///< what prints it: "count soccer --by ply"
  std::string row;                    ///< what a row is of: "the positions after so many plies"
  std::vector<ColumnSchema> columns;  ///< in the order of the table
};

/// Where a table comes from: the same for the same request.
struct Provenance {
  std::string command;  ///< the request, in one normal form whatever order the arguments came in
  std::string rules;    ///< the rules counted, e.g. "paper soccer, paper:3x3"; may be empty
  std::string version;  ///< "quadrille 0.1.0"
};

/// How a run went: of interest to people and in databases, but not the same for the same request.
struct Timing {
  double seconds = 0;  ///< from the request to the rows
  int threads = 0;     ///< that the run was allowed
};

/// Consecutive numbers for rows whose first column is none: what a b-file numbers its terms by.
struct RowNumbers {
  std::string name;   ///< what the number is: "n of paper:2xn"
  Natural first = 0;  ///< that of the first row
};

/// The same table gives the same bytes in every format always, so seconds and threads have no place in it.
struct Table {
  std::vector<std::string> columns;     ///< their names
  std::vector<std::vector<Cell>> rows;  ///< each as long as `columns`
  Provenance provenance;                ///< the request that it is the result of
  std::string missing;                  ///< what a partial result lacks, for people; empty when the result is whole
  bool indexed = true;                  ///< whether the first column numbers the rows (a total has no index)
  std::vector<std::string> unfilled{};  ///< columns that this result leaves empty in every row
  std::string name{};                   ///< of its schema
  std::vector<ColumnType> types{};      ///< of the columns, as the schema says; JSON needs them
  std::optional<RowNumbers> numbers{};  ///< of the rows, where the table is not indexed and they have some all the same
  std::map<std::string, std::vector<std::string>> comments{};  ///< by column: lines before the terms of its b-file
};

/// Names a row type, to find the schema that stands beside it.
template <class Row>
struct RowType {};

namespace detail {

template <class Value>
struct IsOptional : std::false_type {};
template <class Value>
struct IsOptional<std::optional<Value>> : std::true_type {};

template <class Value>
Cell cell_of(const Value& value) {
  if constexpr (IsOptional<Value>::value) {
    return value ? cell_of(*value) : Cell();
  } else if constexpr (std::convertible_to<Value, std::string>) {
    return std::string(value);
  } else {
    return Natural(value);
  }
}

template <class Value>
void read_cell(const Cell& cell, Value& value) {
  if constexpr (IsOptional<Value>::value) {
    if (std::holds_alternative<std::monostate>(cell)) return value.reset();
    read_cell(cell, value.emplace());
  } else if constexpr (std::convertible_to<Value, std::string>) {
    value = std::get<std::string>(cell);
  } else {
    value = static_cast<Value>(std::get<Natural>(cell));
  }
}

template <class Value>
constexpr ColumnType type_of() {
  if constexpr (IsOptional<Value>::value) {
    return type_of<typename Value::value_type>();
  } else if constexpr (std::convertible_to<Value, std::string>) {
    return ColumnType::text;
  } else {
    return std::same_as<Value, int> ? ColumnType::index : ColumnType::count;
  }
}

}  // namespace detail

/// A column of a row type: a member of it, under a name.
template <class Row>
struct Column {
  ColumnSchema schema;                          ///< name, type and meaning
  std::function<Cell(const Row&)> cell;         ///< reads the cell off a row
  std::function<void(Row&, const Cell&)> read;  ///< writes the cell into a row

  /// The column's type is the member's: int is an index, any other number a count, a string a text; an optional one may
  /// be empty.
  template <class Value>
  Column(std::string name, Value Row::*member, std::string meaning)
      : schema{std::move(name), detail::type_of<Value>(), std::move(meaning), detail::IsOptional<Value>::value},
        cell([member](const Row& row) { return detail::cell_of(row.*member); }),
        read([member](Row& row, const Cell& value) { detail::read_cell(value, row.*member); }) {}

  /// The same of a type that the member's does not tell: decimals, which are strings.
  template <class Value>
  Column(std::string name, Value Row::*member, std::string meaning, ColumnType type)
      : Column(std::move(name), member, std::move(meaning)) {
    schema.type = type;
  }
};

/// The schema of a row type: its table's, and how each cell is read off a row.
template <class Row>
struct Schema {
  std::string name;                  ///< of the table: "count_soccer_ply"
  std::string command;               ///< what prints it: "count soccer --by ply"
  std::string row;                   ///< what a row is of: "the positions after so many plies"
  std::vector<Column<Row>> columns;  ///< in the order of the table

  /// The same without how cells are read.
  TableSchema table_schema() const {
    TableSchema schema{name, command, row, {}};
    for (const Column<Row>& column : columns) schema.columns.push_back(column.schema);
    return schema;
  }
};

/// The table of this schema without rows and provenance. \complexity O(columns)
Table empty_table(const TableSchema& schema);

/// The schema of a row type, without how its cells are read.
template <class Row>
TableSchema table_schema_of() {
  return schema_of(RowType<Row>{}).table_schema();
}

/// Appends the rows to a table of their schema. A caller that appends some at a time reserves space for all.
/// \complexity O(cells)
template <class Row>
void append_rows(Table& table, std::span<const Row> rows, const Schema<Row>& schema) {
  table.rows.reserve(table.rows.size() + rows.size());
  for (const Row& row : rows) {
    std::vector<Cell> cells;
    cells.reserve(schema.columns.size());
    for (const Column<Row>& column : schema.columns) cells.push_back(column.cell(row));
    table.rows.push_back(std::move(cells));
  }
}

/// The same by the schema of the row type.
template <class Row>
void append_rows(Table& table, std::span<const Row> rows) {
  append_rows(table, rows, schema_of(RowType<Row>{}));
}

/// The same of all rows of a vector.
template <class Row>
void append_rows(Table& table, const std::vector<Row>& rows) {
  append_rows(table, std::span<const Row>(rows));
}

/// The rows of a table, typed. \pre its columns are those of the schema \complexity O(cells)
template <class Row>
std::vector<Row> rows_of(const Table& table, const Schema<Row>& schema) {
  std::vector<Row> rows(table.rows.size());
  for (std::size_t at = 0; at < rows.size(); ++at) {
    for (std::size_t i = 0; i < schema.columns.size(); ++i) schema.columns[i].read(rows[at], table.rows[at][i]);
  }
  return rows;
}

/// The rows as a table, without provenance. \complexity O(cells)
template <class Row>
Table to_table(const std::vector<Row>& rows) {
  Table table = empty_table(table_schema_of<Row>());
  append_rows(table, rows);
  return table;
}

/// A cell's plain text: nothing for an empty cell, all digits of a number.
std::string to_string(const Cell& cell);

/// For each column whether every cell of it that is not empty is a number; those are written right-aligned.
/// \complexity O(cells)
std::vector<bool> numeric_columns(const Table& table);

/// A text's characters, not its bytes: UTF-8. Each is taken to be as wide as any other.
std::size_t width_of(const std::string& text);

}  // namespace quadrille
