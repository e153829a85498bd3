// Examines a claim. The examination tries every assertion of the claim on all positions of given boards and on random
// cases. From the results it derives one verdict on the statement of the claim and one on the proof in the source. The
// list of claims (the ledger) says which results are expected. A result that is not expected is called a departure.
//
//   an assertion expected to hold  must hold on every board searched and in every random case;
//   an assertion expected to fail  must be broken on each of its boards. If the allowed plies are too few for that,
//                                  there is no verdict ("not-reached" for a statement), and no departure;
//   the statement's verdict        is "refuted" if a case breaks the statement. But if the ledger has a second reading
//                                  of the statement, and this reading holds, the verdict is "reading". The verdict is
//                                  "holds" if no case breaks the statement; for a conjecture it is then "open", since
//                                  no search proves a conjecture. A claim may consist only of remarks, which are
//                                  sentences of ours and not of the source. Its verdict is "remark" if all of them are
//                                  true, and otherwise "refuted";
//   the verdict on the proof       is derived only if the ledger calls steps of the source's proof false. It is
//                                  "false-step" if cases break all of these steps, "gap" if one step holds after all,
//                                  and "none" if the allowed plies are too few to break a step. For every other claim
//                                  the verdict is copied from the ledger. There a person who read the source wrote that
//                                  its proof is sound, has a gap or does not exist;
//   on one board alone             (ExamineOptions::board) only the assertions that can be tried on this board are
//                                  tried, and no random cases are generated. An assertion that must fail on its own
//                                  boards may hold on this one, so that is no departure. The verdict on the proof is
//                                  copied from the ledger unless cases on this board break all false steps of the
//                                  proof;
//   the machine proof              is a theorem that Coq checked, if there is one. Its name is marked if this build did
//                                  not check it again.
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
