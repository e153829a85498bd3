#include <algorithm>
#include <cstddef>

#include "export/tables/formats.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::exports {

namespace {

struct Column {
  std::size_t width = 0;
  bool numeric = true;  // every cell that is not empty is a number
};

class Line {
 public:
  void add(const std::string& text, const Column& column) {
    const std::string padding(column.width - width_of(text), ' ');
    if (!line_.empty()) line_ += "  ";
    line_ += column.numeric ? padding + text : text + padding;
  }
  std::string finished() const { return line_.substr(0, line_.find_last_not_of(' ') + 1) + '\n'; }

 private:
  std::string line_;
};

}  // namespace

std::string text_table(const Table& table, const std::stop_token& stop) {
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

  Line header;
  for (std::size_t i = 0; i < columns.size(); ++i) header.add(table.columns[i], columns[i]);
  std::string text = header.finished();
  for (const auto& row : table.rows) {
    engines::throw_if_stopped(stop);
    Line line;
    for (std::size_t i = 0; i < row.size(); ++i) line.add(to_string(row[i]), columns[i]);
    text += line.finished();
  }
  if (!table.missing.empty()) text += "missing: " + table.missing + '\n';
  return text;
}

}  // namespace quadrille::exports
