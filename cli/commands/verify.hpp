// The rows that `quadrille verify` prints: one for each verified result, or with --plan one for each command to run.
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
