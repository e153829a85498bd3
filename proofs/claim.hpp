// Claims, their verdicts, and the executable sentences that decide them.
//
//   claim     == a statement of a source, under the ledger's identifier
//   verdict   == what we found: of the statement, and of the source's proof
//   sentence  == one checkable sentence: a predicate on game states, with what the ledger expects of it
//   witness   == the smallest example against a sentence
//
// A claim is decided by its sentences alone. Where the ledger says that a statement or a step of a proof is false,
// there is a sentence expected to fail, and somebody must find a witness; where it says that a statement holds, every
// sentence must stand on every board that is walked and in every case that is generated. The ledger's verdicts are kept
// beside the sentences, so that the two can disagree: then `quadrille check` exits 1.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "games/soccer/state.hpp"

namespace quadrille::proofs {

enum class StatementVerdict {
  holds,
  refuted,
  reading,      ///< false as written, true as the ledger reads it
  not_reached,  ///< the plies allowed do not reach the witness
};

enum class ProofVerdict { sound, gap, false_step, none };

std::string to_string(StatementVerdict verdict);
std::string to_string(ProofVerdict verdict);

/// What a sentence speaks of: how the states are chosen that its predicate is asked about.
enum class Subject {
  pitch,       ///< a pitch: one state, the start
  state,       ///< any reachable state, one at a time
  weak_class,  ///< a whole weak class, its histories in lexicographic order
  states,      ///< any states of one pitch, all at once
};

/// What a sentence is to its claim.
enum class Role {
  statement,  ///< the claim as the source states it (or as we do, beyond the source)
  reading,    ///< the claim as the ledger reads it, where the statement as written is false
  step,       ///< a step of the source's proof that the ledger calls false
  support,    ///< a fact that sharpens the claim or fills the gap in its proof
};

enum class Scope { paper_pitches, all_pitches };

/// The indices of the states that break the sentence; empty if it holds of them.
using Offenders = std::vector<std::size_t>;
using Predicate = std::function<Offenders(std::span<const soccer::State>)>;

struct Sentence {
  Role role = Role::statement;
  Subject subject = Subject::state;
  Scope scope = Scope::paper_pitches;
  std::string text;  ///< a full sentence, for people
  Predicate predicate;
  std::string fails_on;  ///< the board of the smallest witness if the ledger expects one; empty if it expects none

  bool expected_to_hold() const { return fails_on.empty(); }
};

struct Claim {
  std::string id;         ///< soccer/lem-3.4
  std::string place;      ///< where the source says it: "Lemma 3.4"; or "beyond the paper"
  std::string statement;  ///< in words
  StatementVerdict expected_statement = StatementVerdict::holds;
  ProofVerdict expected_proof = ProofVerdict::none;
  std::string remark;  ///< why the verdicts are what they are
  std::vector<Sentence> sentences;
};

/// A predicate on one state, for Subject::pitch and Subject::state.
Predicate each(std::function<bool(const soccer::State&)> holds);

/// A predicate on a weak class as a whole; the first member stands for it among the offenders.
Predicate whole(std::function<bool(std::span<const soccer::State>)> holds);

}  // namespace quadrille::proofs
