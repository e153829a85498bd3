#include "cli/output/counted.hpp"

#include <fmt/format.h>

#include <utility>

#include "cli/output/streams.hpp"

namespace quadrille::cli {

void append_rows(Table& table, const engines::Counts& counts) {
  for (const auto& row : counts.rows) {
    std::vector<Cell> cells;
    cells.reserve(row.size());
    for (const auto& count : row) cells.push_back(count ? Cell(*count) : Cell());
    table.rows.push_back(std::move(cells));
  }
}

Exit finish(const Session& session, const TableOutput& output, Table& table, engines::RunStatus run_status,
            const Shortfall& shortfall) {
  if (!shortfall.why.empty()) table.missing = shortfall.missing;
  output.write(table);
  if (shortfall.why.empty()) {
    session.note_time_and_threads();
    return Exit::done;
  }
  print_error(fmt::format("{}; missing: {}", shortfall.why, shortfall.missing));
  return status(run_status);
}

Exit status(engines::RunStatus run_status) {
  if (run_status == engines::RunStatus::interrupted) return Exit::interrupted;
  const bool limit = run_status == engines::RunStatus::memory || run_status == engines::RunStatus::overflow;
  return limit ? Exit::limit : Exit::done;
}

}  // namespace quadrille::cli
