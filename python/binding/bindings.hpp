// The parts of the module `_quadrille`, a function each. What they add is wrapped by the package quadrille
// (python/quadrille), which gives it names, defaults and documentation.
#pragma once

#include <pybind11/pybind11.h>

namespace quadrille::python {

namespace py = pybind11;

void bind_settings(py::module_& module);   ///< Settings, version, the sizes of memory
void bind_soccer(py::module_& module);     ///< counts, solutions, lists and records of Paper Soccer
void bind_positions(py::module_& module);  ///< the stream of a pitch's positions
void bind_position(py::module_& module);   ///< one position, played ply by ply
void bind_updown(py::module_& module);     ///< Up's & Down's
void bind_plusminus(py::module_& module);  ///< Plusses & Minuses
void bind_tennis(py::module_& module);     ///< Tennis and Footsteps
void bind_trails(py::module_& module);     ///< the endless lattice
void bind_check(py::module_& module);      ///< the ledger of claims, and the program itself
void bind_own_game(py::module_& module);   ///< games written in Python

}  // namespace quadrille::python
