// Examines a claim: a statement from a source, or remarks of ours. A claim has assertions, which a program can check.
// The examination tries every assertion on all positions of given boards and on random cases. From the results it
// derives a verdict on the statement, and a verdict on the source's proof of the statement. The list of claims (the
// ledger) says which results are expected. A result that is not expected is called a departure.
//
//   an assertion expected to hold  must hold on every board searched and in every random case;
//   an assertion expected to fail  must fail on each of its boards. If the user allows too few plies for that, there is
//                                  no verdict ("not-reached" for a statement), and no departure;
//   the verdict on the statement   is "holds" if no case breaks the statement, and otherwise "refuted". There are two
//                                  exceptions. If no case breaks a conjecture, the verdict is "open", since no search
//                                  proves a conjecture. If a case breaks the statement, but the ledger has a second
//                                  reading of its words that no case breaks, the verdict is "reading";
//   the verdict on remarks         belongs to a claim without a statement. It is "remark" if all remarks are true, and
//                                  otherwise "refuted";
//   the verdict on the proof       is derived only if the ledger calls steps of the source's proof false. It is
//                                  "false-step" if cases break all of these steps, "gap" if one of them holds after
//                                  all, and "none" if the allowed plies are too few to break a step. For every other
//                                  claim the verdict is copied from the ledger, in which a person who read the source
//                                  has noted that the proof is sound, has a gap or does not exist;
//   on one board alone             (ExamineOptions::board) only the assertions that can be tried on this board are
//                                  tried, and no random cases are generated. If an assertion expected to fail holds on
//                                  this board, this is no departure. The verdict on the proof is copied from the
//                                  ledger, unless cases on this board break all false steps of the proof;
//   the machine proof              is a theorem that Coq checked, if the claim has one. The name of the theorem is
//                                  marked if this build did not check the theorem again.
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
