#include "cli/counted.hpp"

#include <utility>

namespace quadrille::cli {

void append_rows(exports::Table& table, const enumerate::Counts& counts) {
  for (const auto& row : counts.rows) {
    std::vector<exports::Cell> cells;
    cells.reserve(row.size());
    for (const auto& count : row) cells.push_back(count ? exports::Cell(*count) : exports::Cell());
    table.rows.push_back(std::move(cells));
  }
}

Exit status(enumerate::Ending ending) {
  if (ending == enumerate::Ending::interrupted) return Exit::interrupted;
  const bool limit = ending == enumerate::Ending::memory || ending == enumerate::Ending::overflow;
  return limit ? Exit::limit : Exit::done;
}

}  // namespace quadrille::cli
