// How the figures of the report are drawn: short names for the kinds of charts.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "export/report/page.hpp"

namespace quadrille::cli {

/// Lines over the column `x`, one for each column of `y`.
inline exports::Chart series(std::string x, std::vector<std::string> y, std::string label,
                             exports::Chart::Scale scale) {
  return {exports::Chart::Kind::series, std::move(x), std::move(y), {}, std::move(label), scale, {}};
}

/// A bar of the height `y` for each value of `x`.
inline exports::Chart bars(std::string x, std::string y, std::string label, exports::Chart::Scale scale) {
  return {exports::Chart::Kind::bars, std::move(x), {std::move(y)}, {}, std::move(label), scale, {}};
}

/// A coloured cell for each pair of `x` and `y`: the mean of the columns `value`.
inline exports::Chart heat(std::string x, std::string y, std::vector<std::string> value, std::string label,
                           exports::Chart::Scale scale) {
  return {exports::Chart::Kind::heat, std::move(x), {std::move(y)}, std::move(value), std::move(label), scale, {}};
}

/// The chart of those rows alone that have this value in this column.
inline exports::Chart only(exports::Chart chart, std::string column, std::string value) {
  chart.where.emplace_back(std::move(column), std::move(value));
  return chart;
}

/// A figure without its table. \param id  unique in the page
inline exports::Figure figure(std::string id, std::string title, std::string caption, exports::Chart chart) {
  return {std::move(id), std::move(title), std::move(caption), {}, std::move(chart)};
}

}  // namespace quadrille::cli
