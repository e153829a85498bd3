// The report's last part: every claim of the ledger examined, its verdicts, and its witnesses drawn.
#pragma once

#include <string>
#include <vector>

#include "cli/exit.hpp"
#include "cli/output/ledger_table.hpp"
#include "cli/output/progress.hpp"
#include "cli/session.hpp"
#include "export/report/page.hpp"
#include "properties/examine.hpp"

namespace quadrille::cli {

struct LedgerPart {
  std::vector<LedgerRow> rows;  ///< as `check` prints them
  Table table;                  ///< of these rows, once there are all
  std::vector<exports::ClaimCard> claims;
  std::string prose;
  Exit exit = Exit::done;  ///< why it is not whole, if it is not; a departure from the ledger is said on standard error
};

LedgerPart examine_ledger(properties::ExamineOptions options, const Session& session, ProgressLine& progress);

}  // namespace quadrille::cli
