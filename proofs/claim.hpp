// Claims, their verdicts, and the executable sentences that decide them.
//
//   claim     == a statement of a source, under the ledger's identifier
//   verdict   == what we found: of the statement, and of the source's proof
//   sentence  == one checkable sentence: a predicate on cases of a game, with what the ledger expects of it
//   witness   == the smallest example against a sentence
//
// A claim is decided by its sentences alone. Where the ledger says that a statement or a step of a proof is false,
// there is a sentence expected to fail, and somebody must find a witness; where it says that a statement holds, every
// sentence must stand on every board that is walked and in every case that is generated. The ledger's verdicts are kept
// beside the sentences, so that the two can disagree: then `quadrille check` exits 1.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "proofs/exhaustion.hpp"

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

/// What a sentence is to its claim.
enum class Role {
  statement,  ///< the claim as the source states it (or as we do, beyond the source)
  reading,    ///< the claim as the ledger reads it, where the statement as written is false
  step,       ///< a step of the source's proof that the ledger calls false
  support,    ///< a fact that sharpens the claim or fills the gap in its proof
};

/// What a sentence is asked about, and the predicate that it is; each game has its own kind.
using Question = std::variant<SoccerQuestion, PermutationQuestion, TennisQuestion>;

struct Sentence {
  Role role = Role::statement;
  std::string text;  ///< a full sentence, for people
  Question question;
  std::string fails_on = {};  ///< the board of the smallest witness if the ledger expects one; empty if it expects none

  bool expected_to_hold() const { return fails_on.empty(); }
};

/// A sentence about states of Paper Soccer.
inline Sentence soccer_sentence(Role role, Subject subject, Scope scope, std::string text, Predicate predicate,
                                std::string fails_on = {}) {
  return {role, std::move(text), SoccerQuestion{subject, scope, std::move(predicate)}, std::move(fails_on)};
}

struct Claim {
  std::string id;         ///< soccer/lem-3.4
  std::string place;      ///< where the source says it: "Lemma 3.4"; or "beyond the paper"
  std::string statement;  ///< in words
  StatementVerdict expected_statement = StatementVerdict::holds;
  ProofVerdict expected_proof = ProofVerdict::none;
  std::string remark;  ///< why the verdicts are what they are
  std::vector<Sentence> sentences;
};

}  // namespace quadrille::proofs
