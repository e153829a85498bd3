// Writes tables as text: for people, or in a format that other programs read (CSV, JSON, LaTeX and others).
//
//     std::cout << exports::format_table(trails::count({.plies = 5}).table, exports::TextFormat::csv);
#pragma once

#include <stop_token>
#include <string>

#include "quadrille/table.hpp"

/// \namespace quadrille::exports
/// Tables as text.
namespace quadrille::exports {

/// The text formats of a table, as `quadrille --format` names them.
enum class TextFormat {
  table,     ///< columns side by side, for people
  csv,       ///< a header line and the rows, by RFC 4180
  json,      ///< one object: provenance, columns, rows; indices are numbers, counts and texts are strings
  bfile,     ///< of the OEIS: pairs of the first column and the first column of numbers after it
  markdown,  ///< a table of GitHub's dialect
  latex,     ///< a tabular
};

/// The table as text, with the same bytes that the program writes.
/// \throws Error (unusable_input) if the table has no such format (a b-file of words)
/// \throws std::invalid_argument for JSON if the table's types do not match its columns and cells
/// \throws engines::Interrupted if the stop token is set before the text is complete
/// \complexity O(cells), and O(digits^2) for a number
std::string format_table(const Table& table, TextFormat format, const std::stop_token& stop = {});

}  // namespace quadrille::exports
