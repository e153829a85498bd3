// The trails of the endless lattice in Python.
#include "enumerate/walks/tables.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/result_table.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::python {

namespace {

template <class Row, class Query>
ResultTable count_by(const Query& query, const Settings& settings) {
  return table_of<Row>(header_of(query), run(settings, [&](const Options& options) {
                         agree_to(settings, trails::size_of(query, options), "fewer plies");
                         return trails::count(query, options);
                       }));
}

ResultTable count(int plies, bool acyclic, const Settings& settings) {
  if (acyclic) return count_by<trails::WalkCounts>(trails::CountWalksQuery{plies}, settings);
  return count_by<trails::TrailCounts>(trails::CountQuery{plies}, settings);
}

}  // namespace

void bind_walks(py::module_& module) { module.def("trails_count", count); }

}  // namespace quadrille::python
