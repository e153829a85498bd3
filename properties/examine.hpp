// The examination of a claim. It tries every assertion by exhaustion (on whole boards) and as a property (on random
// cases), and derives two verdicts. A departure is a result that the ledger, the list of the claims, does not expect.
//
//   an assertion expected to hold  must hold on every board walked and in every case generated;
//   an assertion expected to fail  must be broken on each of its boards. If the allowed plies are too few for that,
//                                  there is no verdict ("not-reached" for a statement), and no departure;
//   the statement's verdict        is "refuted" if the statement is broken. But if the ledger has a reading of the
//                                  statement, and the reading holds, the verdict is "reading". It is "holds" if nothing
//                                  is broken, and "open" for a conjecture, since no walk proves it. A claim without a
//                                  statement of the source is a "remark" if all its remarks are true, and "refuted" if
//                                  not;
//   the verdict on the proof       of the source is found only if the ledger calls steps of this proof false. It is
//                                  "false-step" if all of them are broken, "gap" if one holds after all, and "none" if
//                                  the allowed plies reach no witness. For every other claim it is quoted from the
//                                  ledger: a reader found that the proof is sound, has a gap or does not exist;
//   on one board alone             (ExamineOptions::board) only the assertions that can be asked there are walked, and
//                                  no cases are generated. An assertion that must fail on its own board may hold on
//                                  this one. So only a broken assertion that must hold is a departure, and the proof's
//                                  verdict is quoted unless all its false steps are broken here too;
//   the machine proof              is a theorem that this build had Coq check, or nothing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "proofs/claim.hpp"
#include "properties/property.hpp"

namespace quadrille::properties {

struct ExamineOptions {
  PropertyOptions property;  ///< its stop token ends the walks too
  std::optional<int> plies;  ///< the last ply of exhaustion; the boards' own defaults if empty
  std::string board = {};    ///< the one board to walk; those of each assertion, and generated cases, if empty
};

/// A broken assertion: the smallest witness on a board, and the generated case that RapidCheck shrank.
struct Refutation {
  proofs::Role role = proofs::Role::statement;
  std::string assertion;  ///< its text
  proofs::Witness witness;
  /// The generated case; nothing if none broke the assertion, or if it is listed with the witness on another board.
  std::optional<std::string> counterexample;
};

struct Finding {
  proofs::StatementVerdict statement = proofs::StatementVerdict::holds;
  proofs::ProofVerdict source_proof = proofs::ProofVerdict::none;
  /// True if a walk decided `source_proof`. Otherwise it is quoted from the ledger, or none if the allowed plies reach
  /// no witness.
  bool source_proof_checked = false;
  std::vector<std::string>
      machine_proofs;  ///< `coq:NAME` for each theorem, marked if this build did not recheck it; usually one, or none
  std::vector<std::string> evidence;  ///< `exhaustive:PITCH/PLIES/POSITIONS`, `property:CASES/SEED`
  /// In the order of the assertions: the smallest witnesses against the statement, against the steps, and for remarks.
  std::vector<Refutation> refutations;
  /// The last ply of the walks of options.board that end before options.plies, or before the last ply of the board,
  /// because they hold as many states as a question can be asked about.
  std::optional<int> walked_to;
  std::vector<std::string> departures;  ///< the findings that differ from the ledger, a line each
  bool cut_short = false;               ///< a stop was requested; there is no verdict
  CaseCounts reached;                   ///< the kinds of generated cases, over all properties that passed
};

/// The reason why the claim cannot be asked about the board: that of the first of its deciding assertions, if none of
/// them can be asked. Empty if one can. \throws Error (unusable_input) if it is no board of the claim's game
std::string why_not_on(const proofs::Claim& claim, const std::string& board);

/// \param generate  the generator of the claim's game
/// \pre options.board is empty, or why_not_on returns an empty text for it
/// \throws as run_property; Error (unusable_input) if options.board is no board of the claim's game
/// \complexity a second or less a claim with the defaults
Finding examine(const proofs::Claim& claim, CaseGenerator generate, const ExamineOptions& options);

}  // namespace quadrille::properties
