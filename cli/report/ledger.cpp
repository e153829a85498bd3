#include "cli/report/ledger.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "cli/ledger.hpp"
#include "cli/output/streams.hpp"

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
    card.witnesses.push_back({to_text(refutation), refutation.witness.text, pictures_of(claim, refutation.witness)});
  }
  return card;
}

}  // namespace

LedgerPart examine_ledger(properties::ExamineOptions options, const Session& session, ProgressLine& progress) {
  LedgerPart part;
  part.table = ledger_header({}, options);
  part.prose =
      "What the sources state and what was found of it, each by exhaustion on small boards, as a property of generated "
      "cases, and where a theorem of Coq's is named by a machine-checked proof. A reading is false as it is written "
      "and "
      "true as the words with it read it. A remark is no sentence of a source: it tells what the definitions leave "
      "open. A refuted statement or a false step of a source's proof stands with the "
      "smallest example against it: the fewest plies, then the first in lexicographic order, on the board named. False "
      "steps are found by the program; that a source's proof is sound, has a gap or is not given is a reader's "
      "verdict.";
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

}  // namespace quadrille::cli
