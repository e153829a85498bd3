// The trails of the endless lattice in Python.
#include <fmt/format.h>

#include "cli/output/show.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/result_table.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::python {

namespace {

template <class Row, class Query>
ResultTable count_by(const Query& query, const char* option, const Settings& settings) {
  Table header = cli::table_for<Row>(fmt::format("quadrille count trails --plies {}{}", query.plies, option),
                                     "endless king-move lattice");
  return table_of<Row>(std::move(header), run(settings, [&](const Options& options) {
                         agree_to(settings, trails::size_of(query, options), "fewer plies");
                         return trails::count(query, options);
                       }));
}

ResultTable count(int plies, bool acyclic, const Settings& settings) {
  if (acyclic) return count_by<trails::WalkCounts>(trails::CountWalksQuery{plies}, " --acyclic", settings);
  return count_by<trails::TrailCounts>(trails::CountQuery{plies}, "", settings);
}

}  // namespace

void bind_walks(py::module_& module) { module.def("trails_count", count); }

}  // namespace quadrille::python
