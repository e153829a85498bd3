#include "cli/report/tiles.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "proofs/claim.hpp"

namespace quadrille::cli {

namespace {

using proofs::StatementVerdict;

// In words that need no ledger: `check` prints one word each.
std::string label_of(StatementVerdict verdict) {
  switch (verdict) {
    case StatementVerdict::holds:
      return "claims that hold";
    case StatementVerdict::refuted:
      return "claims refuted";
    case StatementVerdict::reading:
      return "claims true under a stated reading";
    case StatementVerdict::remark:
      return "remarks on what a source's definitions leave open";
    case StatementVerdict::not_reached:
      break;
  }
  return "claims whose counterexample lies beyond the plies allowed";
}

}  // namespace

std::vector<exports::Tile> ledger_tiles(const std::vector<LedgerRow>& ledger) {
  std::vector<exports::Tile> tiles;
  const auto proved = std::ranges::count_if(ledger, [](const LedgerRow& row) { return row.machine_proof.has_value(); });
  tiles.push_back({proved > 0 ? "claims proved by machine"
                              : "claims proved by machine (this build has no proofs: it was made without Coq)",
                   fmt::format("{} of {}", proved, ledger.size()), "ledger"});
  std::ptrdiff_t counted = 0;
  for (const StatementVerdict verdict : {StatementVerdict::holds, StatementVerdict::refuted, StatementVerdict::reading,
                                         StatementVerdict::remark, StatementVerdict::not_reached}) {
    const auto count = std::ranges::count(ledger, to_string(verdict), &LedgerRow::statement);
    if (count > 0) tiles.push_back({label_of(verdict), std::to_string(count), "ledger"});
    counted += count;
  }
  if (counted != std::ssize(ledger)) throw std::logic_error("a tile is missing for a verdict of the ledger");
  return tiles;
}

}  // namespace quadrille::cli
