// The row types of the two tables that `quadrille verify` prints. The usual table has one row for each verified result.
// With --plan, the table has one row for each command that would run.
#pragma once

#include <optional>
#include <string>

#include "quadrille/table.hpp"

namespace quadrille::cli {

struct VerifiedResult {
  std::string result;
  std::string recomputed;
  std::string confirmed;
  std::optional<std::string> confirmed_by;
};
Schema<VerifiedResult> schema_of(RowType<VerifiedResult>);

struct PlannedRun {
  std::string result;
  std::string command;
  std::optional<std::string> seconds;
  std::optional<std::string> mib;
  std::optional<std::string> processor;
};
Schema<PlannedRun> schema_of(RowType<PlannedRun>);

}  // namespace quadrille::cli
