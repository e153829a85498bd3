#include <algorithm>
#include <cstddef>

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

// The columns in bands of at most `width`, each of which begins with the first column if that says which row it is; but
// a column that has no room beside the first one is a band by itself.
std::vector<Band> bands_of(const Table& table, const std::vector<Column>& columns, std::size_t width) {
  const bool begins_with_index = table.indexed || (!table.types.empty() && table.types.front() == ColumnType::index);
  std::vector<Band> bands;
  std::size_t used = 0;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const std::size_t needed = columns[i].width;
    if (!bands.empty() && used + gap + needed <= width) {
      bands.back().push_back(i);
      used += gap + needed;
      continue;
    }
    const bool with_index = i > 0 && begins_with_index && columns.front().width + gap + needed <= width;
    bands.push_back(with_index ? Band{0, i} : Band{i});
    used = with_index ? columns.front().width + gap + needed : needed;
  }
  return bands;
}

}  // namespace

std::string text_table(const Table& table, std::size_t width, const std::stop_token& stop) {
  const std::vector<Column> columns = columns_of(table, stop);
  std::string text;
  for (const Band& band : bands_of(table, columns, width)) {
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
