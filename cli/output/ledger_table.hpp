// The table of claims about the games. This file chooses the claims that the user names, and makes a row for each
// claim. The commands `check`, `explore` and `report` use it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "proofs/claim.hpp"
#include "properties/examine.hpp"
#include "quadrille/table.hpp"

namespace quadrille::cli {

using proofs::LedgerRow;

/// The named claims, each once and in the ledger's order; all claims if none is named.
/// \throws Error (unusable_input) naming the games and similar claims
std::vector<proofs::Claim> chosen_claims(const std::vector<std::string>& names);

/// The table without its rows.
/// \param claims   the named claims, in the ledger's order; none if all are checked
Table ledger_header(const std::vector<std::string>& claims, const properties::ExamineOptions& options);

/// The finding about a claim, as a row.
LedgerRow ledger_row(const proofs::Claim& claim, const properties::Finding& finding);

/// The heading above a refuted assertion: "refuted", "false step" or, if no source says it, "a nearby statement that
/// fails".
std::string heading_of(const properties::Refutation& refutation);

/// The verdict on the source's proof, for people, and whether the program or a reader found it.
std::string source_proof_text(const properties::Finding& finding);

/// The finding about a claim; nothing if memory ended before there was a verdict.
std::optional<properties::Finding> examine_within_memory(const proofs::Claim& claim,
                                                         const properties::ExamineOptions& options);

}  // namespace quadrille::cli
