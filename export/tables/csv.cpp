// Writes a table as comma-separated values (RFC 4180).
#include "export/tables/formats.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::exports {

namespace {

void append_field(std::string& line, const std::string& field) {
  if (field.find_first_of(",\"\r\n") == std::string::npos) {
    line += field;
    return;
  }
  line += '"';
  for (const char c : field) {
    if (c == '"') line += '"';
    line += c;
  }
  line += '"';
}

}  // namespace

std::string csv(const Table& table, const std::stop_token& stop) {
  std::string text;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (i > 0) text += ',';
    append_field(text, table.columns[i]);
  }
  text += '\n';
  for (const auto& row : table.rows) {
    engines::throw_if_stopped(stop);
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) text += ',';
      append_field(text, to_string(row[i]));
    }
    text += '\n';
  }
  return text;
}

}  // namespace quadrille::exports
