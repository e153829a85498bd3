// The table of the ledger in Python: its columns. The claims are examined by the program
// (python/quadrille/_program.py).
#include <pybind11/stl.h>

#include "proofs/claim.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/result_table.hpp"

namespace quadrille::python {

void bind_check(py::module_& module) {
  module.def("check_schema", [] { return tuple_of(table_schema_of<proofs::LedgerRow>()); });
}

}  // namespace quadrille::python
