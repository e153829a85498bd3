#include "export/text_table.hpp"

#include <algorithm>
#include <cstddef>

namespace quadrille::exports {

namespace {

struct Column {
  std::size_t width = 0;
  bool numeric = true;  // every cell that is not empty is a number
};

// Characters, not bytes: a UTF-8 character has one byte that does not begin with the bits 10.
std::size_t width_of(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

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

std::string text_table(const Table& table) {
  std::vector<Column> columns;
  columns.reserve(table.columns.size());
  for (const std::string& name : table.columns) columns.push_back({width_of(name), true});
  for (const auto& row : table.rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      columns[i].width = std::max(columns[i].width, width_of(to_string(row[i])));
      columns[i].numeric = columns[i].numeric && !std::holds_alternative<std::string>(row[i]);
    }
  }

  Line header;
  for (std::size_t i = 0; i < columns.size(); ++i) header.add(table.columns[i], columns[i]);
  std::string text = header.finished();
  for (const auto& row : table.rows) {
    Line line;
    for (std::size_t i = 0; i < row.size(); ++i) line.add(to_string(row[i]), columns[i]);
    text += line.finished();
  }
  if (!table.missing.empty()) text += "missing: " + table.missing + '\n';
  return text;
}

}  // namespace quadrille::exports
