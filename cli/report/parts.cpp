// Tests the claims about the games for the report, and counts the verdicts. Also makes the parts of the page that show
// one claim, or the rules of one game.
#include "cli/report/parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "cli/ledger.hpp"
#include "cli/output/streams.hpp"
#include "proofs/claim.hpp"
#include "proofs/coq_theorems.hpp"

namespace quadrille::cli {

namespace {

std::vector<std::string> pictures_of(const proofs::Claim& claim, const proofs::Witness& witness) {
  const GameClaims game = claims_of_its_game(claim);
  return game.pictures ? game.pictures(witness) : std::vector<std::string>();
}

exports::ClaimCard card_of(const proofs::Claim& claim, const properties::Finding& finding) {
  exports::ClaimCard card{claim.id,
                          claim.place,
                          claim.statement,
                          claim.remark,
                          to_string(finding.statement),
                          source_proof_text(finding),
                          to_string(finding.source_proof),
                          finding.machine_proofs,
                          finding.evidence,
                          {}};
  for (const properties::Refutation& refutation : finding.refutations) {
    card.witnesses.push_back({heading_of(refutation) + ": " + refutation.assertion, refutation.witness.text,
                              pictures_of(claim, refutation.witness)});
  }
  return card;
}

}  // namespace

LedgerPart examine_ledger(properties::ExamineOptions options, const Session& session, ProgressLine& progress) {
  LedgerPart part;
  part.table = ledger_header({}, options);
  part.prose =
      "The statements of the sources, each with its verdict. The program checks each by exhaustion on small boards and "
      "as a property of generated cases; a named theorem of Coq is a machine-checked proof. A reading is false as it "
      "is written, and true in the sense of the words beside it. A remark is not a sentence of a source: it is about a "
      "point that the definitions leave open. An open statement is a conjecture: nothing proves it, and its evidence "
      "says how far it was checked. A refuted statement, or a false step of a source's proof, has the smallest "
      "counterexample beside it, on the named board: the fewest plies, then the first in lexicographic order. The "
      "program finds the false steps; a reader judged whether a source's proof is sound, has a gap or is not given.";
  const Interrupt::Listener listener(session.interrupt());
  options.property.stop = listener.token();
  const std::vector<proofs::Claim> claims = chosen_claims({});
  for (const proofs::Claim& claim : claims) {
    progress.show([&] { return fmt::format("claim {} of {}: {}", part.claims.size() + 1, claims.size(), claim.id); });
    const std::optional<properties::Finding> finding = examine_within_memory(claim, options);
    if (!finding || finding->cut_short) {
      part.exit = finding ? Exit::interrupted : Exit::limit;
      return part;
    }
    for (const std::string& departure : finding->departures) print_error(departure);
    part.rows.push_back(ledger_row(claim, *finding));
    part.claims.push_back(card_of(claim, *finding));
  }
  append_rows(part.table, part.rows);
  return part;
}

namespace {

using proofs::StatementVerdict;

// The verdict in words that need no knowledge of the ledger; `check` prints one word for each verdict.
std::string label_of(StatementVerdict verdict) {
  switch (verdict) {
    case StatementVerdict::holds:
      return "claims that hold";
    case StatementVerdict::refuted:
      return "claims refuted";
    case StatementVerdict::reading:
      return "claims true under a stated reading";
    case StatementVerdict::remark:
      return "remarks on points that a source's definitions leave open";
    case StatementVerdict::open:
      return "conjectures, open";
    case StatementVerdict::not_reached:
      break;
  }
  return "claims with a counterexample beyond the plies allowed";
}

}  // namespace

std::vector<exports::Tile> ledger_tiles(const std::vector<LedgerRow>& ledger) {
  std::vector<exports::Tile> tiles;
  const auto proved = std::ranges::count_if(ledger, [](const LedgerRow& row) { return row.machine_proof.has_value(); });
  const bool rechecked = std::ranges::none_of(ledger, [](const LedgerRow& row) {
    return row.machine_proof && row.machine_proof->ends_with(proofs::not_rechecked);
  });
  tiles.push_back({rechecked ? "claims proved by machine"
                             : "claims proved by machine (not rechecked in this build: it was made without Coq)",
                   fmt::format("{} of {}", proved, ledger.size()), "ledger"});
  std::ptrdiff_t counted = 0;
  for (const StatementVerdict verdict :
       {StatementVerdict::holds, StatementVerdict::refuted, StatementVerdict::reading, StatementVerdict::remark,
        StatementVerdict::open, StatementVerdict::not_reached}) {
    const auto count = std::ranges::count(ledger, to_string(verdict), &LedgerRow::statement);
    if (count > 0) tiles.push_back({label_of(verdict), std::to_string(count), "ledger"});
    counted += count;
  }
  if (counted != std::ssize(ledger)) throw std::logic_error("a tile is missing for a verdict of the ledger");
  return tiles;
}

std::vector<exports::RulesCard> rules_cards(const std::vector<GameRules>& all) {
  std::vector<exports::RulesCard> cards;
  for (const GameRules& rules : all) {
    exports::RulesCard card{rules.text.summary, {}, {}, "quadrille rules " + rules.name};
    const std::vector<games::RulesDiagram> diagrams = diagrams_of(rules.text);
    if (!diagrams.empty()) {
      const auto example = std::find_if(diagrams.begin(), diagrams.end(), [&](const games::RulesDiagram& diagram) {
        return diagram.name == rules.name + "-example";
      });
      const games::RulesDiagram& diagram = example == diagrams.end() ? diagrams.front() : *example;
      card.svg = rules.svg(diagram.record, {.declaration = false, .stylesheet = false});
      card.caption = diagram.caption;
    }
    cards.push_back(std::move(card));
  }
  return cards;
}

}  // namespace quadrille::cli
