// Makes the charts of the report. There is a short function for each kind of chart.
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

/// A bar for each value of `x`: as high as `y`, or as its share of all. Not on a logarithmic scale, where the height of
/// a bar means nothing.
inline exports::Chart bars(std::string x, std::string y, std::string label, exports::Chart::Scale scale) {
  return {exports::Chart::Kind::bars, std::move(x), {std::move(y)}, {}, std::move(label), scale, {}};
}

/// A dot for each row: `x` is a word or a number.
inline exports::Chart dots(std::string x, std::string y, std::string label, exports::Chart::Scale scale) {
  return {exports::Chart::Kind::dots, std::move(x), {std::move(y)}, {}, std::move(label), scale, {}};
}

/// A bar for each value of `x`: its share of the sum of all columns `y`, divided among them.
/// \param colours  the colours of the columns, by their names in report.css
inline exports::Chart shares(std::string x, std::vector<std::string> y, std::string label,
                             std::vector<std::string> colours) {
  exports::Chart chart{
      exports::Chart::Kind::shares, std::move(x), std::move(y), {}, std::move(label), exports::Chart::Scale::share, {}};
  chart.colours = std::move(colours);
  return chart;
}

/// The chart with these words for its columns in the legend.
inline exports::Chart named(exports::Chart chart, std::vector<std::string> names) {
  chart.names = std::move(names);
  return chart;
}

/// The chart with a line for each value of this column.
inline exports::Chart grouped(exports::Chart chart, std::string column) {
  chart.group = std::move(column);
  return chart;
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

/// The caption with a command that gives further rows: a report counts only what it can count in seconds.
/// \param command  the command that reaches further than the figure, without the program's name
inline std::string with_further(const std::string& caption, const std::string& command) {
  return caption + " For more than this page shows: quadrille " + command + ".";
}

/// A figure without its title and its table. \param id  unique in the page
inline exports::Figure figure(std::string id, std::string caption, exports::Chart chart) {
  return {std::move(id), {}, std::move(caption), {}, std::move(chart)};
}

}  // namespace quadrille::cli
