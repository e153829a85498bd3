// The Python function that counts trails (walks without a repeated edge) on an infinite lattice.
#include "python/binding/bindings.hpp"
#include "python/binding/result_table.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::python {

namespace {

ResultTable count(int plies, bool acyclic, const Settings& settings) {
  return answer(trails::CountRequest{.plies = plies, .acyclic = acyclic}, settings, "fewer plies");
}

}  // namespace

void bind_walks(py::module_& module) { module.def("trails_count", count); }

}  // namespace quadrille::python
