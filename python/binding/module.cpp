// The module `_quadrille`.
#include "python/binding/bindings.hpp"
#include "python/binding/result_table.hpp"

PYBIND11_MODULE(_quadrille, module) {
  namespace bound = quadrille::python;
  module.doc() = "What the package quadrille stands on; its names are not for users.";
  bound::bind_errors(module);
  bound::bind_result_table(module);
  bound::bind_settings(module);
  bound::bind_soccer(module);
  bound::bind_positions(module);
  bound::bind_position(module);
  bound::bind_updown(module);
  bound::bind_plusminus(module);
  bound::bind_tennis(module);
  bound::bind_trails(module);
  bound::bind_check(module);
  bound::bind_own_game(module);
}
