// Declares the functions that fill the Python module `_quadrille`, one function for each part. The package quadrille
// (python/quadrille) wraps these parts and adds names, defaults and documentation.
#pragma once

#include <pybind11/pybind11.h>

namespace quadrille::python {

namespace py = pybind11;

void bind_settings(py::module_& module);   ///< Settings, version, the sizes of memory
void bind_check(py::module_& module);      ///< the table of the ledger
void bind_own_game(py::module_& module);   ///< games written in Python
void bind_own_match(py::module_& module);  ///< matches of these games

// For each game that has a binding, as bind_GAME: its counts, solutions, lists and replays.
#define QUADRILLE_BOUND(name) void bind_##name(py::module_& module);
#include "bound_games.def"
#undef QUADRILLE_BOUND

}  // namespace quadrille::python
