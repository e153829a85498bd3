// What a chart draws of its table's rows: which lines, which of them coincide, and which part of a heat map varies.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "export/report/page.hpp"

namespace quadrille::exports {

/// A line, or a share: a column of the rows that have these values. Lines that coincide are one, with all their names.
struct DrawnSeries {
  std::vector<std::string> names;
  std::string column;
  std::vector<std::pair<std::string, std::string>> where;
  std::string colour;  ///< as Chart::colours; empty for the next one in turn
};

/// What the chart draws, in its order; columns that are empty in every row are left out. None for a heat map.
/// \complexity O(cells)
std::vector<DrawnSeries> drawn_series(const Table& table, const Chart& chart);

/// The entry of a legend: "drawings = strong classes".
std::string legend_of(const DrawnSeries& series);

/// A sentence for each line that stands for several; empty if none does.
std::string coincidence(const std::vector<DrawnSeries>& series);

/// The part of a heat map outside of which each value is 0, the largest or its negative.
struct HeatWindow {
  double x_least = 0;
  double x_most = 0;
  double y_least = 0;
  double y_most = 0;
  std::string note;  ///< what is not drawn, in a sentence
};

/// Nothing if the whole map is worth drawing, and for all but diverging scales. \complexity O(cells)
std::optional<HeatWindow> heat_window(const Table& table, const Chart& chart);

}  // namespace quadrille::exports
