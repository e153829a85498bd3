// Writes a table as aligned columns. If the terminal is narrow, it divides the table into groups of columns, one group
// below the other.
#include <algorithm>
#include <cstddef>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "export/tables/formats.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::exports {

namespace {

constexpr std::size_t gap = 2;  // between two columns

struct Column {
  std::size_t width = 0;
  bool numeric = true;  // every cell that is not empty is a number
};

class Line {
 public:
  void add(const std::string& text, const Column& column) {
    const std::string padding(column.width - width_of(text), ' ');
    if (!line_.empty()) line_ += std::string(gap, ' ');
    line_ += column.numeric ? padding + text : text + padding;
  }
  std::string finished() const { return line_.substr(0, line_.find_last_not_of(' ') + 1) + '\n'; }

 private:
  std::string line_;
};

std::vector<Column> columns_of(const Table& table, const std::stop_token& stop) {
  std::vector<Column> columns;
  columns.reserve(table.columns.size());
  const std::vector<bool> numeric = numeric_columns(table);
  for (std::size_t i = 0; i < numeric.size(); ++i) columns.push_back({width_of(table.columns[i]), numeric[i]});
  for (const auto& row : table.rows) {
    engines::throw_if_stopped(stop);
    for (std::size_t i = 0; i < row.size(); ++i) {
      columns[i].width = std::max(columns[i].width, width_of(to_string(row[i])));
    }
  }
  return columns;
}

using Band = std::vector<std::size_t>;

// The number of first columns that identify a row: none, one, or the fewest in which all rows differ.
std::size_t key_columns(const Table& table, const std::stop_token& stop) {
  if (table.indexed) return 1;
  const ColumnType first = table.types.empty() ? ColumnType::count : table.types.front();
  if (first != ColumnType::index && first != ColumnType::text) return 0;
  std::set<std::vector<std::string>> keys;
  for (std::size_t count = 1; count < table.columns.size(); ++count) {
    keys.clear();
    for (const auto& row : table.rows) {
      engines::throw_if_stopped(stop);
      std::vector<std::string> key;
      for (std::size_t i = 0; i < count; ++i) key.push_back(to_string(row[i]));
      if (!keys.insert(std::move(key)).second) break;
    }
    if (keys.size() == table.rows.size()) return count;
  }
  return 1;
}

// The columns in bands of at most `width`, each of which begins with the columns that identify a row. A column without
// room beside these is a band by itself.
std::vector<Band> bands_of(const Table& table, const std::vector<Column>& columns, std::size_t width,
                           const std::stop_token& stop) {
  const auto width_of_first = [&](std::size_t count) {
    std::size_t used = 0;
    for (std::size_t i = 0; i < count; ++i) used += columns[i].width + gap;
    return used;
  };
  if (columns.empty() || width_of_first(columns.size()) - gap <= width) {
    Band all(columns.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return {all};
  }
  std::size_t keys = key_columns(table, stop);
  if (keys > 1 && width_of_first(keys) > width / 2) keys = 1;
  std::vector<Band> bands;
  std::size_t used = 0;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const std::size_t needed = columns[i].width;
    if (!bands.empty() && used + gap + needed <= width) {
      bands.back().push_back(i);
      used += gap + needed;
      continue;
    }
    const bool with_keys = i >= keys && width_of_first(keys) + needed <= width;
    bands.emplace_back(with_keys ? keys : 0);
    std::iota(bands.back().begin(), bands.back().end(), std::size_t{0});
    bands.back().push_back(i);
    used = (with_keys ? width_of_first(keys) : 0) + needed;
  }
  return bands;
}

}  // namespace

std::string text_table(const Table& table, std::size_t width, const std::stop_token& stop) {
  const std::vector<Column> columns = columns_of(table, stop);
  std::string text;
  for (const Band& band : bands_of(table, columns, width, stop)) {
    if (!text.empty()) text += '\n';
    Line header;
    for (const std::size_t i : band) header.add(table.columns[i], columns[i]);
    text += header.finished();
    for (const auto& row : table.rows) {
      engines::throw_if_stopped(stop);
      Line line;
      for (const std::size_t i : band) line.add(to_string(row[i]), columns[i]);
      text += line.finished();
    }
  }
  if (!table.missing.empty()) text += "missing: " + table.missing + '\n';
  return text;
}

}  // namespace quadrille::exports
