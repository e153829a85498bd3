// Table: the answer to every request, on its way to text.
//
// Named columns, rows of cells, and where the numbers come from. A cell is an exact whole number, a text, or empty (the
// engine cannot know it). `export/` turns a Table into text; the same Table gives the same bytes always, so seconds and
// threads have no place in it.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstddef>
#include <string>
#include <variant>
#include <vector>

namespace quadrille::exports {

using Natural = boost::multiprecision::cpp_int;

/// Empty, a number, or a text.
using Cell = std::variant<std::monostate, Natural, std::string>;

struct Provenance {
  std::string command;  ///< the request, in one normal form whatever order the arguments came in
  std::string rules;    ///< the rules counted, e.g. "paper soccer, paper:3x3"; may be empty
  std::string version;  ///< "quadrille 0.1.0"
};

/// How a run went: of interest to people and in databases, but not the same for the same request.
struct Timing {
  double seconds = 0;
  int threads = 0;
};

struct Table {
  std::vector<std::string> columns;
  std::vector<std::vector<Cell>> rows;  ///< each as long as `columns`
  Provenance provenance;
  std::string missing;                  ///< what a partial answer lacks, for people; empty when the answer is whole
  bool indexed = true;                  ///< whether the first column numbers the rows (a total has no index)
  std::vector<std::string> unfilled{};  ///< columns that this answer leaves empty in every row
  std::string name{};  ///< which of the program's tables it is, e.g. "count_soccer_ply"; letters, digits, underscores
};

/// A cell's plain text: nothing for an empty cell, all digits of a number.
std::string to_string(const Cell& cell);

/// For each column whether every cell of it that is not empty is a number; those are written right-aligned.
/// \complexity O(cells)
std::vector<bool> numeric_columns(const Table& table);

/// A text's characters, not its bytes: UTF-8. Each is taken to be as wide as any other.
std::size_t width_of(const std::string& text);

}  // namespace quadrille::exports
