// Adds small parts to the Python module. These are the settings that every call takes, the version, the function that
// reads a memory size, and the columns of the table of claims.
#include <pybind11/stl.h>

#include "enumerate/run/sizes.hpp"
#include "enumerate/run/version.hpp"
#include "proofs/claim.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/call.hpp"
#include "python/binding/result_table.hpp"

namespace quadrille::python {

void bind_settings(py::module_& module) {
  py::class_<Settings>(module, "Settings")
      .def(py::init([](int threads, std::optional<std::size_t> memory, py::object progress, bool large,
                       std::string checkpoint) {
             return Settings{threads, memory, std::move(progress), large, std::move(checkpoint)};
           }),
           py::arg("threads"), py::arg("memory"), py::arg("progress"), py::arg("large"), py::arg("checkpoint"));
  module.def("version", running::version);
  module.def("memory_size", running::parse_memory_size);
}

// The program itself examines the claims (python/quadrille/_program.py).
void bind_check(py::module_& module) {
  module.def("check_schema", [] { return tuple_of(table_schema_of<proofs::LedgerRow>()); });
}

}  // namespace quadrille::python
