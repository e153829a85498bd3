// The Python class ResultTable. It gives access to the rows of a table, writes the table in each text format, and
// supports pickling.
#include "python/binding/result_table.hpp"

#include <pybind11/stl.h>

#include <algorithm>
#include <optional>

#include "export/tables/formats.hpp"
#include "quadrille/export.hpp"

namespace quadrille::python {

const char* word_for(RunStatus status) {
  switch (status) {
    case RunStatus::complete:
      return "complete";
    case RunStatus::grade_limit:
      return "grade_limit";
    case RunStatus::memory:
      return "memory";
    case RunStatus::interrupted:
      return "interrupted";
    case RunStatus::overflow:
      return "overflow";
    case RunStatus::work_limit:
      return "work_limit";
  }
  return "";
}

namespace {

const char* name_of(ColumnType type) {
  switch (type) {
    case ColumnType::index:
      return "index";
    case ColumnType::count:
      return "count";
    case ColumnType::decimal:
      return "decimal";
    case ColumnType::text:
      return "text";
  }
  return "";
}

exports::TextFormat format_named(const std::string& name) {
  using exports::TextFormat;
  for (const auto& [known, form] : {std::pair{"table", TextFormat::table},
                                    {"csv", TextFormat::csv},
                                    {"json", TextFormat::json},
                                    {"bfile", TextFormat::bfile},
                                    {"markdown", TextFormat::markdown},
                                    {"latex", TextFormat::latex}}) {
    if (name == known) return form;
  }
  refuse("format '" + name + "'", "no such format", "give table, csv, json, bfile, markdown or latex");
}

// A large table takes seconds. Ctrl-C raises its exception instead of returning an unfinished text.
std::string text_of(const ResultTable& result, const std::string& format, const std::optional<std::string>& column) {
  const exports::TextFormat form = format_named(format);
  if (column && form != exports::TextFormat::bfile) {
    refuse("column", "only a b-file has one column", "add format='bfile'");
  }
  if (column && column->empty()) refuse("column ''", "names no column", "give a column's name");
  return run({},
             [&](const Options& options) {
               try {
                 return column ? exports::bfile(result.table, *column, options.stop)
                               : exports::format_table(result.table, form, options.stop);
               } catch (const engines::Interrupted&) {
                 return std::string();
               }
             })
      .found;
}

// The rows from `first` to before `last`, as instances of a type.
py::list rows_of(const ResultTable& result, std::size_t first, std::size_t last, const py::type& type) {
  last = std::min(last, result.table.rows.size());
  first = std::min(first, last);
  py::list list(last - first);
  Pauses pauses;
  for (std::size_t i = first; i < last; ++i) {
    const std::vector<Cell>& cells = result.table.rows[i];
    const py::tuple row = new_row(type, cells.size());
    for (std::size_t k = 0; k < cells.size(); ++k) {
      PyTuple_SET_ITEM(row.ptr(), static_cast<py::ssize_t>(k), to_python(cells[k]).release().ptr());
    }
    PyList_SET_ITEM(list.ptr(), static_cast<py::ssize_t>(i - first), row.inc_ref().ptr());
    pauses.after_piece();
  }
  return list;
}

py::list columns_of(const TableSchema& schema) {
  py::list list;
  for (const ColumnSchema& column : schema.columns) {
    list.append(py::make_tuple(column.name, name_of(column.type), column.meaning, column.optional));
  }
  return list;
}

ColumnType type_named(const std::string& name) {
  for (const ColumnType type : {ColumnType::index, ColumnType::count, ColumnType::decimal, ColumnType::text}) {
    if (name == name_of(type)) return type;
  }
  throw py::value_error("no type of a column: " + name);
}

RunStatus status_named(const std::string& name) {
  for (const RunStatus status : {RunStatus::complete, RunStatus::grade_limit, RunStatus::memory, RunStatus::interrupted,
                                 RunStatus::overflow, RunStatus::work_limit}) {
    if (name == word_for(status)) return status;
  }
  throw py::value_error("no status: " + name);
}

// The state for pickling: all members.
py::tuple state_of(const ResultTable& result) {
  const Table& table = result.table;
  const auto tuples = py::reinterpret_borrow<py::type>(reinterpret_cast<PyObject*>(&PyTuple_Type));
  const py::list rows = rows_of(result, 0, table.rows.size(), tuples);
  return py::make_tuple(tuple_of(result.schema), rows,
                        py::make_tuple(table.provenance.command, table.provenance.rules, table.provenance.version),
                        table.missing, table.indexed, table.unfilled, word_for(result.status), result.reached,
                        result.remedy, result.notes, result.faults, result.facts);
}

ResultTable from_state(const py::tuple& state) {
  const auto schema = state[0].cast<py::tuple>();
  ResultTable result{
      .table = {},
      .schema = {schema[0].cast<std::string>(), schema[1].cast<std::string>(), schema[2].cast<std::string>(), {}}};
  for (const py::handle item : schema[3]) {
    const auto column = item.cast<py::tuple>();
    result.schema.columns.push_back({column[0].cast<std::string>(), type_named(column[1].cast<std::string>()),
                                     column[2].cast<std::string>(), column[3].cast<bool>()});
  }
  result.table = empty_table(result.schema);
  Pauses pauses;
  for (const py::handle row : state[1]) {
    std::vector<Cell> cells;
    for (const py::handle value : row) cells.push_back(to_cell(value));
    if (cells.size() != result.schema.columns.size()) throw py::value_error("a row does not fit the columns");
    result.table.rows.push_back(std::move(cells));
    pauses.after_piece();
  }
  const auto provenance = state[2].cast<py::tuple>();
  result.table.provenance = {provenance[0].cast<std::string>(), provenance[1].cast<std::string>(),
                             provenance[2].cast<std::string>()};
  result.table.missing = state[3].cast<std::string>();
  result.table.indexed = state[4].cast<bool>();
  result.table.unfilled = state[5].cast<std::vector<std::string>>();
  result.status = status_named(state[6].cast<std::string>());
  result.reached = state[7].cast<std::string>();
  result.remedy = state[8].cast<std::string>();
  result.notes = state[9].cast<std::vector<std::string>>();
  result.faults = state[10].cast<std::vector<std::string>>();
  result.facts = state[11].cast<py::dict>();
  return result;
}

}  // namespace

py::tuple tuple_of(const TableSchema& schema) {
  return py::make_tuple(schema.name, schema.command, schema.row, columns_of(schema));
}

void bind_result_table(py::module_& module) {
  py::class_<ResultTable>(module, "ResultTable")
      .def("__len__", [](const ResultTable& result) { return result.table.rows.size(); })
      .def("rows", rows_of, py::arg("first"), py::arg("last"), py::arg("type"))
      .def("text", text_of, py::arg("format"), py::arg("column"))
      .def_property_readonly("name", [](const ResultTable& result) { return result.schema.name; })
      .def_property_readonly("about", [](const ResultTable& result) { return result.schema.row; })
      .def_property_readonly("columns", [](const ResultTable& result) { return columns_of(result.schema); })
      .def_property_readonly("provenance",
                             [](const ResultTable& result) {
                               const Provenance& from = result.table.provenance;
                               return py::make_tuple(from.command, from.rules, from.version);
                             })
      .def_property_readonly("missing", [](const ResultTable& result) { return result.table.missing; })
      .def_property_readonly("unfilled", [](const ResultTable& result) { return result.table.unfilled; })
      .def_property_readonly("status", [](const ResultTable& result) { return word_for(result.status); })
      .def_readonly("reached", &ResultTable::reached)
      .def_readonly("remedy", &ResultTable::remedy)
      .def_readonly("notes", &ResultTable::notes)
      .def_readonly("faults", &ResultTable::faults)
      .def_readonly("facts", &ResultTable::facts)
      .def("state", state_of)
      .def_static("from_state", from_state);
}

}  // namespace quadrille::python
