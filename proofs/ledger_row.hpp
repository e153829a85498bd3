// What was found of a claim, as a row of the ledger's table.
#pragma once

#include <optional>
#include <string>

#include "quadrille/table.hpp"

namespace quadrille::proofs {

/// What was found of a claim, as texts.
struct LedgerRow {
  std::string claim;
  std::string statement;                     ///< the verdict on it
  std::string source_proof;                  ///< the verdict on the proof in the source
  std::optional<std::string> machine_proof;  ///< the theorem that a machine checked; empty if there is none
  std::optional<std::string> evidence;       ///< empty if nothing was tried
  std::optional<std::string> witness;        ///< empty if there is none
};

Schema<LedgerRow> schema_of(RowType<LedgerRow>);

}  // namespace quadrille::proofs
