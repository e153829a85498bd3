// Defines the Python module `_quadrille`: calls the functions that add its parts.
#include "python/binding/bindings.hpp"
#include "python/binding/call.hpp"
#include "python/binding/errors.hpp"
#include "python/binding/result_table.hpp"

PYBIND11_MODULE(_quadrille, module) {
  namespace bound = quadrille::python;
  module.doc() = "The compiled part of the package quadrille; its names are not for users.";
  bound::bind_call(module);
  bound::bind_errors(module);
  bound::bind_result_table(module);
  bound::bind_settings(module);
#define QUADRILLE_BOUND(name) bound::bind_##name(module);
#include "bound_games.def"
#undef QUADRILLE_BOUND
  bound::bind_check(module);
  bound::bind_own_game(module);
  bound::bind_own_match(module);
}
