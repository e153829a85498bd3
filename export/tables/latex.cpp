#include "export/tables/latex.hpp"

#include <cstddef>

namespace quadrille::exports {

namespace {

std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
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
      case '\n':
      case '\r':
        result += ' ';
        break;
      default:
        result += c;
    }
  }
  return result;
}

// A minus sign is one in mathematics only. A text that begins with `[` or `*` would be read as an option of the `\\`
// before it.
std::string cell_text(const Cell& cell) {
  const std::string text = to_string(cell);
  if (std::holds_alternative<Natural>(cell)) return text.front() == '-' ? '$' + text + '$' : text;
  const bool option = !text.empty() && (text.front() == '[' || text.front() == '*');
  return option ? "{}" + escaped(text) : escaped(text);
}

// A comment ends with its line.
std::string comment(std::string text) {
  for (char& c : text) c = c == '\n' || c == '\r' ? ' ' : c;
  return "% " + text + '\n';
}

}  // namespace

std::string latex(const Table& table) {
  const Provenance& from = table.provenance;
  std::string text = comment(from.command);
  text += comment((from.rules.empty() ? "" : from.rules + "; ") + from.version + "; needs \\usepackage{booktabs}");
  if (!table.missing.empty()) text += comment("missing: " + table.missing);
  text += "\\begin{tabular}{";
  for (const bool numeric : numeric_columns(table)) text += numeric ? 'r' : 'l';
  text += "}\n\\toprule\n";
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    text += (i == 0 ? "" : " & ") + escaped(table.columns[i]);
  }
  text += " \\\\\n\\midrule\n";
  for (const auto& row : table.rows) {
    for (std::size_t i = 0; i < row.size(); ++i) text += (i == 0 ? "" : " & ") + cell_text(row[i]);
    text += " \\\\\n";
  }
  return text + "\\bottomrule\n\\end{tabular}\n";
}

}  // namespace quadrille::exports
