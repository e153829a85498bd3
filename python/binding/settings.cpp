// What a call is given besides its query, and what the module says of itself.
#include <pybind11/stl.h>

#include "enumerate/run/sizes.hpp"
#include "enumerate/run/version.hpp"
#include "proofs/claim.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/call.hpp"
#include "python/binding/result_table.hpp"
#include "quadrille/trails.hpp"

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

// The table of the ledger in Python: its columns. The claims are examined by the program
// (python/quadrille/_program.py).

void bind_check(py::module_& module) {
  module.def("check_schema", [] { return tuple_of(table_schema_of<proofs::LedgerRow>()); });
}

// The trails of the endless lattice in Python.

namespace {

ResultTable count(int plies, bool acyclic, const Settings& settings) {
  return answer(trails::CountRequest{.plies = plies, .acyclic = acyclic}, settings, "fewer plies");
}

}  // namespace

void bind_walks(py::module_& module) { module.def("trails_count", count); }

}  // namespace quadrille::python
