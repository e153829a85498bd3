// Writes verdicts and evidence as text, and defines the columns of the table of claims. It also visits each board on
// which an assertion (a part of a claim that can be checked) is tested.
#include "proofs/claim.hpp"

#include <fmt/format.h>

namespace quadrille::proofs {

std::string to_string(StatementVerdict verdict) {
  switch (verdict) {
    case StatementVerdict::holds:
      return "holds";
    case StatementVerdict::refuted:
      return "refuted";
    case StatementVerdict::reading:
      return "reading";
    case StatementVerdict::remark:
      return "remark";
    case StatementVerdict::open:
      return "open";
    case StatementVerdict::not_reached:
      return "not-reached";
  }
  return {};
}

std::string to_string(ProofVerdict verdict) {
  switch (verdict) {
    case ProofVerdict::sound:
      return "sound";
    case ProofVerdict::gap:
      return "gap";
    case ProofVerdict::false_step:
      return "false-step";
    case ProofVerdict::none:
      return "none";
  }
  return {};
}

std::vector<Exhaustion> exhaust(const Assertion& assertion, WalkOptions options) {
  options.board = assertion.fails_on;
  std::vector<Exhaustion> walks = assertion.question->exhaust(options);
  for (const std::string& board : assertion.fails_too_on) {
    options.board = board;
    for (Exhaustion& walk : assertion.question->exhaust(options)) walks.push_back(std::move(walk));
  }
  return walks;
}

std::string to_string(const Exhaustion& exhaustion) {
  return fmt::format("exhaustive:{}/{}/{}", exhaustion.board, exhaustion.plies, exhaustion.positions);
}

Schema<LedgerRow> schema_of(RowType<LedgerRow> /*row*/) {
  return {"check",
          "check",
          "one claim of the sources",
          {{"claim", &LedgerRow::claim, "the claim's name in the ledger"},
           {"statement", &LedgerRow::statement,
            "the verdict on the claim: holds, refuted, reading (false as written, true as the ledger reads it), remark "
            "(no sentence of the source), open (a conjecture, checked as far as the evidence says) or not-reached"},
           {"source_proof", &LedgerRow::source_proof,
            "the verdict on the proof in the source: false-step, found by the program; or sound, gap or none, found by "
            "a reader"},
           {"machine_proof", &LedgerRow::machine_proof,
            "coq:NAME, the theorem that Coq checked, followed by (not rechecked in this build) if this build has no "
            "Coq; empty if there is no theorem"},
           {"evidence", &LedgerRow::evidence,
            "the tests that ran: exhaustive:BOARD/PLIES/POSITIONS and property:CASES/SEED"},
           {"witness", &LedgerRow::witness,
            "the smallest counterexamples to the claim or to false steps of the source's proof, or examples of a "
            "remark, each after the name of its board. The smallest has the fewest plies, and is the first of these in "
            "lexicographic order"}}};
}

}  // namespace quadrille::proofs
