// Examining a claim: every assertion by exhaustion and as a property, and from what they find, the two verdicts.
//
//   an assertion expected to hold  must hold on every board walked and in every case generated;
//   one expected to fail           must be broken on each of its boards; if the plies allowed end before that, nothing
//                                  is said of it ("not-reached" for a statement), which is no departure;
//   the statement's verdict        is "refuted" if the statement is broken, unless there is a reading and it holds:
//                                  then "reading"; "holds" if nothing is broken, and "open" of what the ledger calls a
//                                  conjecture, since no walk proves it. A claim without a statement of the
//                                  source is a "remark" if all that it remarks is so, and "refuted" if not;
//   the source's proof's verdict   is found only where the ledger calls steps of the proof false: "false-step" if all
//                                  are broken, "gap" if one holds after all, "none" while the plies allowed do not
//                                  reach a witness. Of every other claim it is quoted from the ledger: that a proof is
//                                  sound, has a gap or does not exist was found by reading it;
//   on one board alone             (ExamineOptions::board) those assertions are walked that can be asked there, and no
//                                  case is generated. What must fail on its own board may hold on this one. So only an
//                                  assertion that must hold and is broken is a departure, and the source's proof is
//                                  quoted unless all its false steps are broken here too;
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
  std::optional<int> plies;  ///< how far exhaustion goes; the boards' own defaults if empty
  std::string board = {};    ///< the one board to walk; those of each assertion, and generated cases, if empty
};

/// An assertion that is broken: by the smallest witness on a board, and by what RapidCheck shrank a generated case to.
struct Refutation {
  proofs::Role role = proofs::Role::statement;
  std::string assertion;  ///< its text
  proofs::Witness witness;
  /// As generated; nothing if no generated case broke it, or if it stands with the witness on another board.
  std::optional<std::string> counterexample;
};

struct Finding {
  proofs::StatementVerdict statement = proofs::StatementVerdict::holds;
  proofs::ProofVerdict source_proof = proofs::ProofVerdict::none;
  /// Whether a walk decided `source_proof`. Else it is quoted from the ledger, or none while the plies allowed reach no
  /// witness.
  bool source_proof_checked = false;
  std::vector<std::string>
      machine_proofs;  ///< `coq:NAME` for each theorem, and whether this build rechecked it; usually one, or none
  std::vector<std::string> evidence;  ///< `exhaustive:PITCH/PLIES/POSITIONS`, `property:CASES/SEED`
  /// In the order of the assertions: the smallest witnesses against the statement, the steps, and what is only
  /// remarked.
  std::vector<Refutation> refutations;
  /// The last ply of the walks of options.board that end before options.plies, or before the last ply of the board:
  /// they hold as many states as a question asks about.
  std::optional<int> walked_to;
  std::vector<std::string> departures;  ///< what was found and differs from the ledger, a line each
  bool cut_short = false;               ///< a stop was requested; there is no verdict
  CaseCounts reached;                   ///< what the generators reached, over all properties that passed
};

/// Why the claim cannot be asked about the board: no assertion that decides it can, and that is the first one's reason.
/// Empty if it can. \throws Error (unusable_input) if it is no board of the claim's game
std::string why_not_on(const proofs::Claim& claim, const std::string& board);

/// \param generate  the generator of the claim's game
/// \pre options.board is empty, or why_not_on is for it
/// \throws as run_property; Error (unusable_input) if options.board is no board of the claim's game
/// \complexity a second or less a claim with the defaults
Finding examine(const proofs::Claim& claim, CaseGenerator generate, const ExamineOptions& options);

}  // namespace quadrille::properties
