// Writes a table in LaTeX. Texts are escaped so that TeX accepts any of them.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "export/tables/formats.hpp"
#include "games/record_text.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::exports {

namespace {

// Writes control characters as their bytes: TeX refuses them, and a terminal that shows the file would obey them. Names
// of files may contain them. Line ends become blanks.
std::string printable(const std::string& text) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '\n' || text[at] == '\r') {
      result += ' ';
      ++at;
      continue;
    }
    const std::size_t end = at + games::bytes_of_control(text, at);
    if (end == at) result += text[at++];
    for (; at < end; ++at) {
      const auto byte = static_cast<unsigned char>(text[at]);
      result += "\\x";
      result += digits[byte >> 4U];
      result += digits[byte & 15U];
    }
  }
  return result;
}

std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : printable(text)) {
    switch (c) {
      case '\\':
        result += "\\textbackslash{}";
        break;
      case '~':
        result += "\\textasciitilde{}";
        break;
      case '^':
        result += "\\textasciicircum{}";
        break;
      case '-':
        result += "{-}";  // "--" would become a dash
        break;
      case '|':
        result += "\\textbar{}";
        break;
      case '<':
        result += "\\textless{}";
        break;
      case '>':
        result += "\\textgreater{}";
        break;
      case '&':
      case '%':
      case '$':
      case '#':
      case '_':
      case '{':
      case '}':
        result += '\\';
        result += c;
        break;
      default:
        result += c;
    }
  }
  return result;
}

// Only mathematics has a minus sign. A text that begins with `[` or `*` would be an option of the `\\` before it.
std::string cell_text(const Cell& cell) {
  const std::string text = to_string(cell);
  if (std::holds_alternative<Natural>(cell)) return text.front() == '-' ? '$' + text + '$' : text;
  const bool option = !text.empty() && (text.front() == '[' || text.front() == '*');
  return option ? "{}" + escaped(text) : escaped(text);
}

// The kind of each column: numbers to the right, texts to the left, and long texts, which would leave the page, in
// paragraphs.
std::vector<std::string> column_kinds(const Table& table) {
  constexpr std::size_t long_text = 40;
  std::vector<std::string> kinds;
  std::vector<std::size_t> longs;
  const std::vector<bool> numeric = numeric_columns(table);
  for (std::size_t i = 0; i < numeric.size(); ++i) {
    kinds.emplace_back(numeric[i] ? "r" : "l");
    const bool is_long = std::ranges::any_of(
        table.rows, [&](const auto& row) { return !numeric[i] && width_of(to_string(row[i])) > long_text; });
    if (is_long) longs.push_back(i);
  }
  for (const std::size_t i : longs)
    kinds[i] = fmt::format("p{{{:.2f}\\linewidth}}", 0.6 / static_cast<double>(longs.size()));
  return kinds;
}

// A comment is one line.
std::string comment(const std::string& text) { return "% " + printable(text) + '\n'; }

}  // namespace

std::string latex(const Table& table, const std::stop_token& stop) {
  const Provenance& from = table.provenance;
  std::string text = comment(from.command);
  text += comment((from.rules.empty() ? "" : from.rules + "; ") + from.version + "; needs \\usepackage{booktabs}");
  if (!table.missing.empty()) text += comment("missing: " + table.missing);
  text += "\\begin{tabular}{";
  const std::vector<std::string> kinds = column_kinds(table);
  for (const std::string& kind : kinds) text += kind;
  text += "}\n\\toprule\n";
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    text += (i == 0 ? "" : " & ") + escaped(table.columns[i]);
  }
  text += " \\\\\n\\midrule\n";
  for (const auto& row : table.rows) {
    engines::throw_if_stopped(stop);
    for (std::size_t i = 0; i < row.size(); ++i) text += (i == 0 ? "" : " & ") + cell_text(row[i]);
    text += " \\\\\n";
  }
  return text + "\\bottomrule\n\\end{tabular}\n";
}

}  // namespace quadrille::exports
