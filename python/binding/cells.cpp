// Converts the cells of tables between C++ and Python.
#include "python/binding/cells.hpp"

#include <cstdint>
#include <limits>
#include <string>

namespace quadrille::python {

py::object to_python(const Natural& number) {
  if (number >= std::numeric_limits<std::int64_t>::min() && number <= std::numeric_limits<std::int64_t>::max()) {
    return py::reinterpret_steal<py::object>(PyLong_FromLongLong(static_cast<std::int64_t>(number)));
  }
  // Boost writes no negative number in base 16.
  const Natural size = abs(number);
  const std::string digits = (number < 0 ? "-" : "") + size.str(0, std::ios_base::hex);
  PyObject* const result = PyLong_FromString(digits.c_str(), nullptr, 16);
  if (result == nullptr) throw py::error_already_set();
  return py::reinterpret_steal<py::object>(result);
}

Natural to_natural(const py::handle& number) {
  if (!PyLong_Check(number.ptr())) throw py::type_error("a whole number is expected");
  int overflow = 0;
  const long long small = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow);
  if (overflow == 0) return Natural(small);
  const auto text = py::reinterpret_steal<py::object>(PyNumber_ToBase(number.ptr(), 16));
  if (!text) throw py::error_already_set();
  const auto digits = text.cast<std::string>();
  return digits.front() == '-' ? -Natural(digits.substr(1)) : Natural(digits);
}

py::object to_python(const Cell& cell) {
  if (const auto* const number = std::get_if<Natural>(&cell)) return to_python(*number);
  if (const auto* const text = std::get_if<std::string>(&cell)) return py::str(*text);
  return py::none();
}

Cell to_cell(const py::handle& value) {
  if (value.is_none()) return {};
  if (PyUnicode_Check(value.ptr())) return value.cast<std::string>();
  return to_natural(value);
}

py::tuple new_row(const py::type& type, std::size_t cells) {
  auto* const described = reinterpret_cast<PyTypeObject*>(type.ptr());
  PyObject* const row = described->tp_alloc(described, static_cast<py::ssize_t>(cells));
  if (row == nullptr) throw py::error_already_set();
  return py::reinterpret_steal<py::tuple>(row);
}

}  // namespace quadrille::python
