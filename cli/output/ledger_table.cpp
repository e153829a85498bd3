#include "cli/output/ledger_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <new>
#include <string>
#include <utility>

#include "cli/ledger.hpp"
#include "cli/output/show.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

using proofs::Claim;
using properties::Finding;

namespace {

// Each witness once, in the order found.
std::string witnesses_of(const Finding& finding) {
  std::vector<std::string> texts;
  for (const auto& refutation : finding.refutations) {
    const std::string& text = refutation.witness.text;
    if (std::find(texts.begin(), texts.end(), text) == texts.end()) texts.push_back(text);
  }
  return fmt::format("{}", fmt::join(texts, "; "));
}

}  // namespace

Schema<LedgerRow> schema_of(RowType<LedgerRow> /*row*/) {
  return {"check",
          "check",
          "one claim of the sources",
          {{"claim", &LedgerRow::claim, "the claim's name in the ledger"},
           {"statement", &LedgerRow::statement,
            "what was found of it: holds, refuted, reading (it depends on how it is read) or not-reached"},
           {"proof", &LedgerRow::proof, "what was found of its proof: sound, gap, false-step or none"},
           {"evidence", &LedgerRow::evidence,
            "coq:NAME, exhaustive:BOARD/PLIES/POSITIONS and property:CASES/SEED, as far as there are"},
           {"witness", &LedgerRow::witness, "the smallest example against it"}}};
}

std::vector<Claim> chosen_claims(const std::vector<std::string>& names) {
  std::vector<Claim> all = ledger();
  if (names.empty()) return all;
  std::vector<std::string> ids;
  ids.reserve(all.size());
  for (const Claim& claim : all) ids.push_back(claim.id);
  for (const std::string& name : names) {
    if (std::find(ids.begin(), ids.end(), name) != ids.end()) continue;
    throw Error(ErrorKind::unusable_input,
                fmt::format("check: '{}': no such claim; choose from {}", name, fmt::join(ids, ", ")));
  }
  std::erase_if(all,
                [&](const Claim& claim) { return std::find(names.begin(), names.end(), claim.id) == names.end(); });
  return all;
}

Table ledger_header(const std::vector<std::string>& claims, const properties::ExamineOptions& options) {
  std::string command = "quadrille check";
  for (const std::string& claim : claims) command += " " + claim;
  command += fmt::format(" --cases {} --seed {}", options.property.cases, options.property.seed);
  if (options.plies) command += fmt::format(" --plies {}", *options.plies);
  Table table = table_for<LedgerRow>(std::move(command), "those of each claim's game");
  table.indexed = false;
  return table;
}

void add_ledger_row(Table& table, const Claim& claim, const Finding& finding) {
  const LedgerRow row{claim.id, to_string(finding.statement), to_string(finding.proof),
                      fmt::format("{}", fmt::join(finding.evidence, " ")), witnesses_of(finding)};
  append_rows<LedgerRow>(table, {row});
}

std::optional<Finding> examine_within_memory(const Claim& claim, const properties::ExamineOptions& options) {
  try {
    return properties::examine(claim, case_generator(claim), options);
  } catch (const std::bad_alloc&) {
    return std::nullopt;
  }
}

}  // namespace quadrille::cli
