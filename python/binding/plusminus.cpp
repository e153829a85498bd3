// The Python functions for Plusses & Minuses. They count, solve the game, replay records and make pictures.
#include "quadrille/plusminus.hpp"

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <string>
#include <vector>

#include "export/pictures/plusminus/picture.hpp"
#include "games/plusminus/score.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/result_table.hpp"

namespace quadrille::python {

namespace {

ResultTable matches(const std::string& predictions, const Settings& settings) {
  return answer(plusminus::CountRequest{.predictions = predictions}, settings);
}

ResultTable descents(int n, const Settings& settings) {
  return answer(plusminus::CountRequest{.n = n, .by = plusminus::By::descents}, settings);
}

ResultTable pairs(int first, int last, const Settings& settings) {
  return answer(plusminus::CountRequest{.n = {first, last}}, settings);
}

ResultTable solve(int first, int last, int places_first, const Settings& settings) {
  return answer(plusminus::SolveRequest{.n = {first, last}, .places_first = places_first}, settings);
}

ResultTable predictions(int n, int places_first, const Settings& settings) {
  return answer(plusminus::SolveRequest{.n = n, .places_first = places_first, .by = plusminus::SolvedBy::predictions},
                settings);
}

ResultTable line(int n, int places_first, const Settings& settings) {
  return answer(plusminus::SolveRequest{.n = n, .places_first = places_first, .line = true}, settings);
}

ResultTable replay(const std::string& record, const Settings& settings) {
  return answer(plusminus::ReplayRequest{.record = record}, settings);
}

// A filled grid with both lists of predictions.
struct FilledGrid {
  plusminus::Permutation permutation;  // rows counted from 0
  plusminus::Predictions predictions;
};

// \param rows  the row of each column's filled square, from the left, counted from 1 at the bottom
FilledGrid grid_of(const std::vector<int>& rows, const std::string& predictions) {
  if (rows.empty()) refuse("rows", "an empty grid", "give each of 1 to n once, n from 1 up");
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
             fmt::format("give {} in both lists", rows.size() - 1));
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
  module.def("plusminus_text", [](const std::vector<int>& rows, const std::string& lists) {
    const FilledGrid grid = grid_of(rows, lists);
    return exports::unicode_plusminus(exports::plusminus_scene(grid.permutation, grid.predictions), false);
  });
}

}  // namespace quadrille::python
