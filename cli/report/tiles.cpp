#include "cli/report/tiles.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>

#include "cli/report/findings.hpp"

namespace quadrille::cli {

std::vector<exports::Tile> ledger_tiles(const Table& ledger) {
  std::vector<exports::Tile> tiles;
  const std::vector<std::string> proofs = texts_of(ledger, "machine_proof");
  const auto proved =
      std::count_if(proofs.begin(), proofs.end(), [](const std::string& proof) { return !proof.empty(); });
  tiles.push_back({proved > 0 ? "claims proved by machine"
                              : "claims proved by machine (this build has no proofs: it was made without Coq)",
                   fmt::format("{} of {}", proved, proofs.size()), "ledger"});
  std::map<std::string, int> verdicts;
  for (const std::string& verdict : texts_of(ledger, "statement")) ++verdicts[verdict];
  for (const auto& [verdict, count] : verdicts) {
    tiles.push_back({fmt::format("claims: {}", verdict), std::to_string(count), "ledger"});
  }
  return tiles;
}

}  // namespace quadrille::cli
