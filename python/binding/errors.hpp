// What goes wrong, as exceptions of Python (quadrille/_errors.py).
#pragma once

#include <pybind11/pybind11.h>

#include <string>

namespace quadrille::python {

/// Throws a LimitError with this message, as py::error_already_set.
[[noreturn]] void throw_limit(const std::string& message);

/// Makes the errors of Quadrille those of quadrille/_errors.py.
void bind_errors(pybind11::module_& module);

}  // namespace quadrille::python
