// Up's & Down's in Python: what is counted, solved, replayed and drawn.
#include "quadrille/updown.hpp"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <string>
#include <vector>

#include "enumerate/run/spelling.hpp"
#include "enumerate/updown/tables.hpp"
#include "export/pictures/updown/svg.hpp"
#include "games/updown/round.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/result_table.hpp"

namespace quadrille::python {

namespace {

template <class Row, class Query>
ResultTable count_by(const Query& query, const Settings& settings) {
  return table_of<Row>(header_of(query),
                       run(settings, [&](const Options& options) { return updown::count(query, options); }));
}

ResultTable count(int first, int last, const std::string& by, const Settings& settings) {
  if (by == "signature") {
    if (first != last) {
      refuse(fmt::format("n {}", run::range(first, last)), "a table of signatures is of one n", "give one number");
    }
    return count_by<updown::SignatureCounts>(updown::CountSignaturesQuery{last}, settings);
  }
  if (by != "score") refuse(fmt::format("by '{}'", by), "no such grouping", "give score or signature");
  if (first == last) return count_by<updown::ScoreCounts>(updown::CountQuery{last}, settings);
  return count_by<updown::RangeScoreCounts>(updown::CountRangeQuery{first, last}, settings);
}

updown::Role role_named(const std::string& name) {
  if (name == "offense") return updown::Role::offense;
  if (name == "defense") return updown::Role::defense;
  refuse(fmt::format("first '{}'", name), "no such side", "give offense or defense");
}

template <class Row, class Query>
ResultTable solve_by(Table header, const Query& query, const Settings& settings) {
  return table_of<Row>(std::move(header),
                       run(settings, [&](const Options& options) { return updown::solve(query, options); }));
}

ResultTable solve(int first, int last, const std::string& role, const Settings& settings) {
  const updown::SolveQuery query{first, last, role_named(role)};
  return solve_by<updown::Solution>(header_of(query), query, settings);
}

ResultTable line(int n, const std::string& role, const std::optional<std::vector<int>>& list,
                 const Settings& settings) {
  const updown::LineQuery query{n, role_named(role), list.value_or(std::vector<int>())};
  return solve_by<updown::LineTurn>(header_of(query, list.has_value()), query, settings);
}

ResultTable advice(int n, const std::string& role, const std::vector<int>& list, const Settings& settings) {
  const updown::AdviceQuery query{n, role_named(role), list};
  return solve_by<updown::Advice>(header_of(query), query, settings);
}

ResultTable replay(const std::string& record, const Settings& settings) {
  Table header = run::table_for<updown::ReplayRow>("quadrille replay updown -", "up's & down's");
  header.indexed = false;
  return table_of<updown::ReplayRow>(std::move(header), run(settings, [&](const Options& options) {
                                       return updown::replay(updown::ReplayQuery{record}, options);
                                     }));
}

// A list that is a permutation of 1 to its length.
updown::Word word_of(const std::vector<int>& numbers) {
  if (numbers.size() > updown::most_numbers) {
    refuse("permutation", fmt::format("{} numbers", numbers.size()),
           fmt::format("give at most {}", updown::most_numbers));
  }
  if (const auto fault = updown::fault_of(numbers)) {
    throw Error(ErrorKind::breaks_rules, fmt::format("permutation: place {}", fault->turn), fault->message, {});
  }
  return updown::word_of(numbers);
}

}  // namespace

void bind_updown(py::module_& module) {
  module.def("updown_count", count);
  module.def("updown_solve", solve);
  module.def("updown_line", line);
  module.def("updown_advice", advice);
  module.def("updown_replay", replay);
  module.def("updown_word", [](const std::vector<int>& numbers) { return updown::to_string(word_of(numbers)); });
  module.def("updown_score", [](const std::vector<int>& numbers) { return updown::score(word_of(numbers)); });
  module.def("updown_svg", [](const std::vector<int>& numbers) {
    word_of(numbers);
    return exports::svg_updown(exports::permutation_scene(numbers), {.declaration = false});
  });
}

}  // namespace quadrille::python
