// Plusses & Minuses in Python: what is counted, solved, replayed and drawn.
#include "quadrille/plusminus.hpp"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <string>
#include <vector>

#include "enumerate/plusminus/tables.hpp"
#include "enumerate/run/spelling.hpp"
#include "export/pictures/plusminus/svg.hpp"
#include "games/plusminus/score.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/result_table.hpp"

namespace quadrille::python {

namespace {

template <class Row, class Query>
ResultTable count_by(const Query& query, const Settings& settings) {
  return table_of<Row>(header_of(query),
                       run(settings, [&](const Options& options) { return plusminus::count(query, options); }));
}

ResultTable matches(const std::string& predictions, const Settings& settings) {
  const plusminus::Predictions lists = plusminus::parse_predictions(predictions);
  const std::string text = fmt::format("{},{}", plusminus::to_string(lists[0]), plusminus::to_string(lists[1]));
  return count_by<plusminus::MatchesCounts>(plusminus::MatchesQuery{text}, settings);
}

ResultTable descents(int n, const Settings& settings) {
  return count_by<plusminus::DescentsCounts>(plusminus::DescentsQuery{n}, settings);
}

ResultTable pairs(int first, int last, const Settings& settings) {
  return count_by<plusminus::PairsCount>(plusminus::PairsQuery{first, last}, settings);
}

template <class Row, class Query>
ResultTable solve_by(const Query& query, const Settings& settings) {
  return table_of<Row>(header_of(query),
                       run(settings, [&](const Options& options) { return plusminus::solve(query, options); }));
}

ResultTable solve(int first, int last, int places_first, const Settings& settings) {
  return solve_by<plusminus::Solution>(plusminus::SolveQuery{first, last, places_first}, settings);
}

ResultTable predictions(int n, int places_first, const Settings& settings) {
  return solve_by<plusminus::MarginCounts>(plusminus::PredictionsQuery{n, places_first}, settings);
}

ResultTable line(int n, int places_first, const Settings& settings) {
  return solve_by<plusminus::LineTurn>(plusminus::LineQuery{n, places_first}, settings);
}

ResultTable replay(const std::string& record, const Settings& settings) {
  Table header = running::table_for<plusminus::ReplayRow>("quadrille replay plusminus -", "plusses and minuses");
  header.indexed = false;
  return table_of<plusminus::ReplayRow>(std::move(header), run(settings, [&](const Options& options) {
                                          return plusminus::replay(plusminus::ReplayQuery{record}, options);
                                        }));
}

// A filled grid with both lists of predictions.
struct FilledGrid {
  plusminus::Permutation permutation;  // rows counted from 0
  plusminus::Predictions predictions;
};

// \param rows  of each column's filled square, from the left, counted from 1 at the bottom
FilledGrid grid_of(const std::vector<int>& rows, const std::string& predictions) {
  FilledGrid grid{{}, plusminus::parse_predictions(predictions)};
  std::vector<bool> seen(rows.size());
  for (std::size_t column = 0; column < rows.size(); ++column) {
    const int row = rows[column];
    if (row < 1 || row > static_cast<int>(rows.size()) || seen[static_cast<std::size_t>(row - 1)]) {
      throw Error(ErrorKind::breaks_rules, "permutation",
                  fmt::format("place {}: {} is out of range or repeated", column + 1, row),
                  fmt::format("give each of 1 to {} once", rows.size()));
    }
    seen[static_cast<std::size_t>(row - 1)] = true;
    grid.permutation.push_back(static_cast<std::uint8_t>(row - 1));
  }
  for (const plusminus::Signs& list : grid.predictions) {
    if (static_cast<std::size_t>(list.length) + 1 != rows.size()) {
      refuse(fmt::format("predictions '{}'", predictions), fmt::format("a list has {} signs", list.length),
             fmt::format("give both {}", rows.size() - 1));
    }
  }
  return grid;
}

}  // namespace

void bind_plusminus(py::module_& module) {
  module.def("plusminus_matches", matches);
  module.def("plusminus_descents", descents);
  module.def("plusminus_pairs", pairs);
  module.def("plusminus_solve", solve);
  module.def("plusminus_predictions", predictions);
  module.def("plusminus_line", line);
  module.def("plusminus_replay", replay);
  // Both truth lists and both players' points.
  module.def("plusminus_score", [](const std::vector<int>& rows, const std::string& lists) {
    const FilledGrid grid = grid_of(rows, lists);
    const plusminus::Score score = plusminus::score(grid.predictions, grid.permutation);
    return py::make_tuple(plusminus::to_string(score.truth[0]), plusminus::to_string(score.truth[1]), score.points[0],
                          score.points[1]);
  });
  module.def("plusminus_svg", [](const std::vector<int>& rows, const std::string& lists) {
    const FilledGrid grid = grid_of(rows, lists);
    return exports::svg_plusminus(exports::plusminus_scene(grid.permutation, grid.predictions), {.declaration = false});
  });
}

}  // namespace quadrille::python
