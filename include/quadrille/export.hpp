// Tables as text: the forms that other programs read.
//
//     std::cout << exports::format_table(trails::count({.plies = 5}).table, exports::TextFormat::csv);
#pragma once

#include <stop_token>
#include <string>

#include "quadrille/table.hpp"

/// \namespace quadrille::exports
/// Tables as text.
namespace quadrille::exports {

/// The forms of a table that are text alone, as `quadrille --format` names them.
enum class TextFormat {
  table,     ///< columns side by side, for people
  csv,       ///< a header line and the rows, by RFC 4180
  json,      ///< one object: provenance, columns, rows; indices are numbers, counts and texts are strings
  bfile,     ///< of the OEIS: pairs of the first column and the first column of numbers after it
  markdown,  ///< a table of GitHub's dialect
  latex,     ///< a tabular
};

/// The same bytes as the program writes for such a table.
/// \throws Error (unusable_input) if the table has no such form (a b-file of words)
/// \throws std::invalid_argument for JSON if the table's types are not those of its columns and cells
/// \throws engines::Interrupted if the stop token is set before it is done
/// \complexity O(cells), and of a number O(digits^2)
std::string format_table(const Table& table, TextFormat format, const std::stop_token& stop = {});

}  // namespace quadrille::exports
