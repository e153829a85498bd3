// The ledger as `check` prints it, a claim at a time: the table's row, and which claims were asked for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "proofs/claim.hpp"
#include "properties/examine.hpp"
#include "quadrille/table.hpp"

namespace quadrille::cli {

using proofs::LedgerRow;

/// The claims named, each once and in the ledger's order; all of them if none is.
/// \throws Error (unusable_input) listing the claims there are
std::vector<proofs::Claim> chosen_claims(const std::vector<std::string>& names);

/// The table without its rows.
/// \param claims   those that were named, in the ledger's order; none if all are checked
Table ledger_header(const std::vector<std::string>& claims, const properties::ExamineOptions& options);

/// What was found of a claim, as its row.
LedgerRow ledger_row(const proofs::Claim& claim, const properties::Finding& finding);

/// What people read above a refuted assertion: "refuted", "false step" or, if no source says it, "a nearby statement
/// that fails".
std::string heading_of(const properties::Refutation& refutation);

/// The verdict on the source's proof, for people: with whether the program found it, or a reader.
std::string source_proof_text(const properties::Finding& finding);

/// What was found of a claim; nothing if memory ended before there was a verdict.
std::optional<properties::Finding> examine_within_memory(const proofs::Claim& claim,
                                                         const properties::ExamineOptions& options);

}  // namespace quadrille::cli
