// Declares the functions that add Paper Soccer to the Python module, one function for each part.
#pragma once

#include <pybind11/pybind11.h>

namespace quadrille::python {

void bind_soccer_positions(pybind11::module_& module);  ///< the stream of a pitch's positions
void bind_soccer_position(pybind11::module_& module);   ///< one position, played ply by ply
void bind_soccer_random(pybind11::module_& module);     ///< estimates and random samples
void bind_soccer_families(pybind11::module_& module);   ///< the laws of growth of a family of pitches

}  // namespace quadrille::python
