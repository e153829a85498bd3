// Examining a claim: every sentence by exhaustion and as a property, and from what they find, the two verdicts.
//
//   a sentence expected to hold  must stand on every board walked and in every case generated;
//   one expected to fail         must be broken on its own board; if the plies allowed end before that, nothing
//                                is said of it ("not-reached" for a statement), which is no departure;
//   the statement's verdict      is "refuted" if the statement is broken, unless there is a reading and it stands:
//                                then "reading"; "holds" if nothing is broken;
//   the proof's verdict          is "false-step" if every step that the ledger calls false is broken, "none" while the
//                                plies allowed do not reach that; whether a proof whose steps are true is sound, has a
//                                gap or does not exist is a reader's judgement and comes from the ledger.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "proofs/exhaustive.hpp"
#include "properties/property.hpp"

namespace quadrille::properties {

struct ExamineOptions {
  PropertyOptions property;  ///< its `go_on` is asked during the walks too
  std::optional<int> plies;  ///< how far exhaustion goes; the boards' own defaults if empty
};

/// A sentence that is broken: by its smallest witness, and by what RapidCheck shrank a generated case to.
struct Refutation {
  std::string sentence;
  proofs::Witness witness;
  std::optional<std::string> counterexample;  ///< as generated; nothing if no generated case broke it
};

struct Finding {
  proofs::StatementVerdict statement = proofs::StatementVerdict::holds;
  proofs::ProofVerdict proof = proofs::ProofVerdict::none;
  std::vector<std::string> evidence;    ///< `coq:NAME`, `exhaustive:PITCH/PLIES/POSITIONS`, `property:CASES/SEED`
  std::vector<Refutation> refutations;  ///< smallest witnesses against the statement and the steps, in that order
  std::vector<std::string> departures;  ///< what differs from the ledger, a sentence each; none if all is as expected
  bool cut_short = false;               ///< `go_on` ended the examination; there is no verdict
  Reached reached;                      ///< what the generators reached, over all properties that passed
};

/// \complexity a second or less a claim with the defaults
Finding examine(const proofs::Claim& claim, const ExamineOptions& options);

}  // namespace quadrille::properties
