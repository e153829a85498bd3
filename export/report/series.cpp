#include "export/report/series.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <stdexcept>

namespace quadrille::exports {

namespace {

using Where = std::vector<std::pair<std::string, std::string>>;
using Points = std::vector<std::pair<std::string, std::string>>;

std::size_t index_of(const Table& table, const std::string& column) {
  const auto found = std::find(table.columns.begin(), table.columns.end(), column);
  if (found == table.columns.end()) throw std::logic_error("a chart draws a column that is not there: " + column);
  return static_cast<std::size_t>(found - table.columns.begin());
}

std::string words(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

// The rows that have all these values.
std::vector<const std::vector<Cell>*> rows_where(const Table& table, const Where& where) {
  std::vector<std::pair<std::size_t, std::string>> wanted;
  for (const auto& [column, value] : where) wanted.emplace_back(index_of(table, column), value);
  std::vector<const std::vector<Cell>*> rows;
  for (const auto& row : table.rows) {
    const auto has = [&](const auto& cell) { return to_string(row[cell.first]) == cell.second; };
    if (std::all_of(wanted.begin(), wanted.end(), has)) rows.push_back(&row);
  }
  return rows;
}

Points points_of(const Table& table, const Chart& chart, const DrawnSeries& series) {
  Where where = chart.where;
  where.insert(where.end(), series.where.begin(), series.where.end());
  const std::size_t x = index_of(table, chart.x);
  const std::size_t y = index_of(table, series.column);
  Points points;
  for (const auto* row : rows_where(table, where)) {
    const std::string value = to_string((*row)[y]);
    if (!value.empty()) points.emplace_back(to_string((*row)[x]), value);
  }
  return points;
}

// Each value of the column once, in the order of the rows.
std::vector<std::string> values_of(const Table& table, const std::string& column) {
  const std::size_t index = index_of(table, column);
  std::vector<std::string> values;
  for (const auto& row : table.rows) {
    const std::string value = to_string(row[index]);
    if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
  }
  return values;
}

// As the chart asks for them, before any coincide.
std::vector<DrawnSeries> asked_for(const Table& table, const Chart& chart) {
  std::vector<DrawnSeries> series;
  for (std::size_t i = 0; i < chart.y.size(); ++i) {
    const std::string name = i < chart.names.size() ? chart.names[i] : words(chart.y[i]);
    const std::string colour = i < chart.colours.size() ? chart.colours[i] : std::string();
    if (chart.group.empty()) {
      series.push_back({{name}, chart.y[i], {}, colour});
      continue;
    }
    for (const std::string& value : values_of(table, chart.group)) {
      series.push_back({{value + ' ' + words(chart.group)}, chart.y[i], {{chart.group, value}}, colour});
    }
  }
  return series;
}

struct HeatCell {
  double x;
  double y;
  double value;
};

std::vector<HeatCell> heat_cells(const Table& table, const Chart& chart) {
  const auto number = [&](const std::vector<Cell>& row, const std::string& column) {
    const std::string text = to_string(row[index_of(table, column)]);
    return text.empty() ? std::nan("") : std::stod(text);
  };
  std::vector<HeatCell> cells;
  for (const auto* row : rows_where(table, chart.where)) {
    double sum = 0;
    for (const std::string& column : chart.value) sum += number(*row, column);
    const double mean = sum / static_cast<double>(chart.value.size());
    if (!std::isnan(mean)) cells.push_back({number(*row, chart.x), number(*row, chart.y.front()), mean});
  }
  return cells;
}

}  // namespace

std::vector<DrawnSeries> drawn_series(const Table& table, const Chart& chart) {
  std::vector<DrawnSeries> drawn;
  if (chart.kind == Chart::Kind::heat) return drawn;
  std::vector<Points> lines;
  for (DrawnSeries& series : asked_for(table, chart)) {
    Points points = points_of(table, chart, series);
    if (points.empty()) continue;
    // Shares lie on each other's ends, so equal ones are seen both.
    const auto same = chart.kind == Chart::Kind::shares ? lines.end() : std::find(lines.begin(), lines.end(), points);
    if (same != lines.end()) {
      drawn[static_cast<std::size_t>(same - lines.begin())].names.push_back(series.names.front());
      continue;
    }
    lines.push_back(std::move(points));
    drawn.push_back(std::move(series));
  }
  return drawn;
}

std::string legend_of(const DrawnSeries& series) { return fmt::format("{}", fmt::join(series.names, " = ")); }

std::string coincidence(const std::vector<DrawnSeries>& series) {
  std::string text;
  for (const DrawnSeries& line : series) {
    if (line.names.size() < 2) continue;
    text += fmt::format("{}One line stands for several, which coincide in every row: {}.", text.empty() ? "" : " ",
                        fmt::join(line.names, ", "));
  }
  return text;
}

std::optional<HeatWindow> heat_window(const Table& table, const Chart& chart) {
  if (chart.kind != Chart::Kind::heat || chart.scale != Chart::Scale::diverging) return std::nullopt;
  const std::vector<HeatCell> cells = heat_cells(table, chart);
  double most = 0;
  for (const HeatCell& cell : cells) most = std::max(most, std::abs(cell.value));
  constexpr double rounding = 1e-9;
  std::optional<HeatWindow> window;
  for (const auto& [x, y, value] : cells) {
    const double size = std::abs(value);
    if (size < rounding || size > most - rounding) continue;
    if (!window) window = HeatWindow{x, x, y, y, {}};
    *window = {std::min(window->x_least, x),
               std::max(window->x_most, x),
               std::min(window->y_least, y),
               std::max(window->y_most, y),
               {}};
  }
  if (!window) return std::nullopt;
  const auto is_drawn = [&](const HeatCell& cell) {
    return cell.x >= window->x_least && cell.x <= window->x_most && cell.y >= window->y_least &&
           cell.y <= window->y_most;
  };
  if (std::all_of(cells.begin(), cells.end(), is_drawn)) return std::nullopt;
  window->note = fmt::format(
      "Drawn: {} from {:g} to {:g}, {} from {:g} to {:g}; elsewhere every value is {:g}, 0 or {:g}.", words(chart.x),
      window->x_least, window->x_most, words(chart.y.front()), window->y_least, window->y_most, -most, most);
  return window;
}

}  // namespace quadrille::exports
