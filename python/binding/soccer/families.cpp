// The Python function that finds linear recurrences in the counts of a family of pitches (for example paper:3x1..12:
// the pitches 3x1 to 3x12).
#include <pybind11/stl.h>

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

#include "enumerate/soccer/laws.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "games/soccer/pitch.hpp"
#include "python/binding/call.hpp"
#include "python/binding/cells.hpp"
#include "python/binding/soccer/bindings.hpp"
#include "quadrille/soccer_family.hpp"
#include "quadrille/soccer_laws.hpp"

namespace quadrille::python {

namespace {

py::tuple numbers_of(const std::vector<Natural>& numbers) {
  py::tuple tuple(numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) tuple[i] = to_python(numbers[i]);
  return tuple;
}

// The members of a law in their order, growth as a pair of decimals or None.
py::tuple tuple_of(const soccer::FamilyLaw& law) {
  const auto& growth = law.growth_per_cell;
  return py::make_tuple(law.step, law.first, law.from, numbers_of(law.coefficients), numbers_of(law.numerator),
                        law.determined_by, law.verified_on,
                        growth ? py::object(py::make_tuple(growth->lower, growth->upper)) : py::object(py::none()));
}

std::vector<soccer::CountRow> counts_of(const py::list& rows) {
  std::vector<soccer::CountRow> counts;
  for (const py::handle item : rows) {
    const auto row = item.cast<py::tuple>();
    soccer::CountRow count;
    count.pitch = row[0].cast<std::string>();
    if (!row[1].is_none()) count.histories = to_natural(row[1]);
    count.weak_classes = to_natural(row[2]);
    count.strong_classes = to_natural(row[3]);
    counts.push_back(std::move(count));
  }
  return counts;
}

// For each column: its name, the number of terms, the orders tried, the laws, and their lines of text.
py::list recurrences(const std::string& family, const py::list& rows, const Settings& settings) {
  soccer::require_laws(family);
  const std::vector<soccer::CountRow> counts = counts_of(rows);
  const auto noted = run(settings, [&](const Options& options) { return soccer::laws_of(family, counts, options); });
  py::list columns;
  for (const soccer::ColumnLaws& column : noted.found) {
    py::list laws;
    for (const soccer::FamilyLaw& law : column.laws) laws.append(tuple_of(law));
    columns.append(py::make_tuple(column.column, column.terms, column.most_order, column.most_order_of_parts,
                                  py::tuple(laws), soccer::lines_about({column}, soccer::index_of(family)->pitch)));
  }
  return columns;
}

}  // namespace

void bind_soccer_families(py::module_& module) {
  module.def("soccer_recurrences", recurrences);
  module.def("soccer_pitches_of", [](const std::string& name) {
    return soccer::is_family(name) ? soccer::pitches_of(name) : std::vector{to_string(enumerate::read_pitch(name))};
  });
}

}  // namespace quadrille::python
