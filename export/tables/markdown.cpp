// Writes a table in Markdown. Texts are escaped so that they are shown unchanged.
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string_view>

#include "export/tables/formats.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::exports {

namespace {

bool is_alphanumeric(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// Escapes the characters that Markdown would interpret, also marks of emphasis, links, code and HTML, so that a sign
// word such as `*.*` stays unchanged. An underscore inside a word is no mark.
std::string markdown_escaped(const std::string& text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool inside = i > 0 && i + 1 < text.size() && is_alphanumeric(text[i - 1]) && is_alphanumeric(text[i + 1]);
    if (std::string_view("\\|*`<>[]~").find(c) != std::string_view::npos || (c == '_' && !inside)) result += '\\';
    result += c == '\n' || c == '\r' ? ' ' : c;
  }
  return result;
}

std::string padded(const std::string& text, std::size_t width, bool right) {
  const std::string padding(width - width_of(text), ' ');
  return right ? padding + text : text + padding;
}

}  // namespace

std::string markdown(const Table& table, const std::stop_token& stop) {
  const std::vector<bool> numeric = numeric_columns(table);
  std::vector<std::size_t> widths;
  widths.reserve(table.columns.size());
  for (const std::string& column : table.columns)
    widths.push_back(std::max<std::size_t>(width_of(markdown_escaped(column)), 3));
  for (const auto& row : table.rows) {
    engines::throw_if_stopped(stop);
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], width_of(markdown_escaped(to_string(row[i]))));
    }
  }

  std::string text = "|";
  for (std::size_t i = 0; i < widths.size(); ++i) {
    text += ' ' + padded(markdown_escaped(table.columns[i]), widths[i], numeric[i]) + " |";
  }
  text += "\n|";
  for (std::size_t i = 0; i < widths.size(); ++i) {
    const std::string dashes(widths[i] - 1, '-');
    text += ' ' + (numeric[i] ? dashes + ':' : ':' + dashes) + " |";
  }
  text += '\n';
  for (const auto& row : table.rows) {
    engines::throw_if_stopped(stop);
    text += '|';
    for (std::size_t i = 0; i < row.size(); ++i) {
      text += ' ' + padded(markdown_escaped(to_string(row[i])), widths[i], numeric[i]) + " |";
    }
    text += '\n';
  }
  if (!table.missing.empty()) text += "\nmissing: " + markdown_escaped(table.missing) + '\n';
  return text;
}

}  // namespace quadrille::exports
