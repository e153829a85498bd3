// Converts the cells and rows of tables into Python values, and Python values into cells. An exact number of any size
// is an int in Python, a text is a str, and an empty cell is None.
#pragma once

#include <pybind11/pybind11.h>

#include <span>
#include <vector>

#include "quadrille/natural.hpp"
#include "quadrille/table.hpp"

namespace quadrille::python {

namespace py = pybind11;

/// An int. \complexity O(digits): the conversion uses base 16
py::object to_python(const Natural& number);

/// The number of an int. \throws py::type_error if it is none
Natural to_natural(const py::handle& number);

/// None, an int or a str.
py::object to_python(const Cell& cell);

/// The inverse of `to_python` for cells. \throws py::type_error if it is neither None, an int nor a str
Cell to_cell(const py::handle& value);

/// A new tuple of a given type, to be filled.
/// \param type  a subclass of tuple without members of its own, as collections.namedtuple makes them
py::tuple new_row(const py::type& type, std::size_t cells);

/// A typed row by the schema of its type: the joint result of `append_rows` and `to_python`.
template <class Row>
py::tuple to_python(const std::vector<Column<Row>>& columns, const Row& row, const py::type& type) {
  py::tuple result = new_row(type, columns.size());
  py::ssize_t place = 0;
  for (const Column<Row>& column : columns) {
    PyTuple_SET_ITEM(result.ptr(), place++, to_python(column.cell(row)).release().ptr());
  }
  return result;
}

}  // namespace quadrille::python
