// Tables, and the schema of each type of row. A schema gives the names, types and meanings of the columns.
//
// A job (a computation that the program runs on request) returns rows of a C++ type, with members such as row.ply. The
// schema of the row type turns these rows into a Table, which has named columns and rows of cells. The Python module
// and the writers of CSV, JSON, b-files and SQLite take a Table, so they work for every job. The documentation of all
// tables is generated from the schemas too.
//
// A row type declares its schema by a function in the namespace of the row type, where argument-dependent lookup finds
// the function:
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

/// Empty (the engine cannot compute it), a number, or a text.
using Cell = std::variant<std::monostate, Natural, std::string>;

/// The type of a column's cells.
enum class ColumnType {
  index,    ///< a small whole number that identifies the row or its subject: a ply, a score, a draw
  count,    ///< an exact number of any size
  decimal,  ///< a text that is a number in decimal notation: "-0.25", "1.440186e+21"
  text,     ///< words, vertices
};

/// The schema of a column.
struct ColumnSchema {
  std::string name;       ///< letters, digits and underscores: "weak_classes"
  ColumnType type;        ///< the type of all its cells
  std::string meaning;    ///< a phrase, with the unit if there is one
  bool optional = false;  ///< true if cells may be empty
};

/// The schema of a table.
struct TableSchema {
  std::string name;                   ///< letters, digits and underscores: "count_soccer_ply"
  std::string command;                ///< the command that prints it: "count soccer --by ply"
  std::string row;                    ///< the subject of a row: "the positions after the same number of plies"
  std::vector<ColumnSchema> columns;  ///< in the order of the table
};

/// The origin of a table: equal for equal requests.
struct Provenance {
  std::string command;  ///< the request, in a normal form that does not depend on the order of arguments
  std::string rules;    ///< the rules counted, e.g. "paper soccer, paper:3x3"; may be empty
  std::string version;  ///< "quadrille 0.1.0"
};

/// Time and threads of a run: of interest to people and in databases, but not equal for equal requests.
struct Timing {
  double seconds = 0;  ///< from the request to the rows
  int threads = 0;     ///< the threads that the run was allowed
};

/// Consecutive numbers for rows without an index column; a b-file numbers its terms by them.
struct RowNumbers {
  std::string name;   ///< the meaning of the number: "n of paper:2xn"
  Natural first = 0;  ///< the number of the first row
};

/// A table. Equal tables give equal bytes in every format, so a table does not hold seconds or threads.
struct Table {
  std::vector<std::string> columns;     ///< their names
  std::vector<std::vector<Cell>> rows;  ///< each as long as `columns`
  Provenance provenance;                ///< the request that it answers
  std::string missing;  ///< for people: the missing rows of a partial result; empty if the result is whole
  bool indexed = true;  ///< true if the first column is an index of the rows (a total has none)
  std::vector<std::string> unfilled{};  ///< the columns that are empty in every row
  std::string name{};                   ///< the name of its schema
  std::vector<ColumnType> types{};      ///< the types of the columns, from the schema; JSON needs them
  std::optional<RowNumbers> numbers{};  ///< numbers for rows of a table that is not indexed, if they have any
  std::map<std::string, std::vector<std::string>> comments{};  ///< by column: lines before the terms of its b-file
};

/// Names a row type, to find its schema.
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

  /// The column's type follows from the member's: int gives an index, another number a count, a string a text. The
  /// column of an optional member may be empty.
  template <class Value>
  Column(std::string name, Value Row::*member, std::string meaning)
      : schema{std::move(name), detail::type_of<Value>(), std::move(meaning), detail::IsOptional<Value>::value},
        cell([member](const Row& row) { return detail::cell_of(row.*member); }),
        read([member](Row& row, const Cell& value) { detail::read_cell(value, row.*member); }) {}

  /// A column whose type the member's type does not determine: decimals, which are strings.
  template <class Value>
  Column(std::string name, Value Row::*member, std::string meaning, ColumnType type)
      : Column(std::move(name), member, std::move(meaning)) {
    schema.type = type;
  }
};

/// The schema of a row type: its table's schema, with access to each cell of a row.
template <class Row>
struct Schema {
  std::string name;                  ///< the name of the table: "count_soccer_ply"
  std::string command;               ///< the command that prints it: "count soccer --by ply"
  std::string row;                   ///< the subject of a row: "the positions after the same number of plies"
  std::vector<Column<Row>> columns;  ///< in the order of the table

  /// The schema without access to cells.
  TableSchema table_schema() const {
    TableSchema schema{name, command, row, {}};
    for (const Column<Row>& column : columns) schema.columns.push_back(column.schema);
    return schema;
  }
};

/// An empty table of this schema, without provenance. \complexity O(columns)
Table empty_table(const TableSchema& schema);

/// The schema of a row type, without access to cells.
template <class Row>
TableSchema table_schema_of() {
  return schema_of(RowType<Row>{}).table_schema();
}

/// Appends the rows to a table of their schema. A caller that appends in portions reserves space for all rows first.
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

/// Appends the rows to a table of their type's schema.
template <class Row>
void append_rows(Table& table, std::span<const Row> rows) {
  append_rows(table, rows, schema_of(RowType<Row>{}));
}

/// Appends all rows of a vector.
template <class Row>
void append_rows(Table& table, const std::vector<Row>& rows) {
  append_rows(table, std::span<const Row>(rows));
}

/// The rows of a table, typed. \pre the table's columns are the schema's \complexity O(cells)
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

/// A cell's plain text: empty for an empty cell, all digits for a number.
std::string to_string(const Cell& cell);

/// For each column: true if all its non-empty cells are numbers. Such columns are right-aligned.
/// \complexity O(cells)
std::vector<bool> numeric_columns(const Table& table);

/// The number of a text's characters, not its bytes, in UTF-8. All characters are assumed equally wide.
std::size_t width_of(const std::string& text);

}  // namespace quadrille
