// Turns C++ errors into exceptions of Python. The file python/quadrille/_errors.py defines the classes of the
// exceptions.
#pragma once

#include <pybind11/pybind11.h>

#include <string>
#include <string_view>

namespace quadrille::python {

/// An argument in Python's notation: `plies`, `engine='layered'`. The Spelling of Python.
std::string keyword(std::string_view argument, std::string_view value);

/// Throws a LimitError, as py::error_already_set. \param place, reason, remedy  as of Error
[[noreturn]] void throw_limit(const std::string& place, const std::string& reason, const std::string& remedy);

/// Makes the errors of Quadrille those of quadrille/_errors.py.
void bind_errors(pybind11::module_& module);

}  // namespace quadrille::python
