// Claims, their verdicts, and the executable assertions that decide them.
//
//   source     == a published text about a game
//   ledger     == the list of all claims, with the verdicts that we expect
//   claim      == a statement of a source, or a remark on a point that the source leaves open; it has an identifier
//   verdict    == our finding on the statement, and on the source's proof of it
//   assertion  == a part of a claim that the program can test in single cases, with the result that the ledger expects
//   case       == an object on which an assertion is tested, for example one history, list or position of a game
//   witness    == the smallest case in which an assertion fails
//
// The program tests the assertions of a claim, and these alone decide if the claim holds. If the ledger calls a
// statement or a step of a proof false, one of the claim's assertions is expected to fail, and the program must find a
// witness among the cases that it tries. If the ledger says that a statement holds, every assertion must hold in every
// case that the program tries. People write the verdicts into the ledger. If a verdict and the results of the
// assertions disagree, `quadrille check` exits with status 1.
//
// Only a statement of a source can be refuted. A remark is our own sentence about the source's definitions, or about
// another reading of a statement. The assertions of a remark are marked as such. A witness against an assertion of a
// remark refutes nothing; it is an example for the remark.
//
// A conjecture is a statement that no proof decides. `quadrille check` says only that the assertions of the conjecture
// hold in all cases that the program tried. A counterexample among these cases refutes the conjecture.
//
// The proofs of a source are texts, and no program reads them. The program finds only one verdict on proofs,
// "false-step": if the ledger calls a step of a proof false, one assertion states this step, and the program must find
// a witness against the assertion. Every other verdict on a proof is a human reader's, and `quadrille check` only
// quotes it from the ledger: nothing that the program prints is evidence of that verdict.
#pragma once

#include <any>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "quadrille/table.hpp"

namespace quadrille::proofs {

// The result of a walk over all cases of a board: the evidence `exhaustive:PITCH/PLIES/POSITIONS`, and a witness if the
// assertion is false there.
//
//   board     == all cases of a size, by the name that the game gives it: paper:1x3, permutations:8
//   plies     == the most marks of any case: the longest history, the longest list, the most turns
//   position  == the unit that the walk distinguishes and counts; each game's question defines it

/// The smallest example against an assertion.
struct Witness {
  std::string text;  ///< the board, then the example as in a record of the game
  std::any example;  ///< the same as a value of the game that found it, so that the game can draw it
};

/// \param example  a copyable value with a `to_string` in its namespace, which gives the witness its text
template <class Example>
Witness witness_of(Example example) {
  std::string text = to_string(example);
  return {std::move(text), std::move(example)};
}

/// The example, if it is one of this type; otherwise null. The pointer is valid as long as the witness.
template <class Example>
const Example* example_of(const Witness& witness) {
  return std::any_cast<Example>(&witness.example);
}

struct Exhaustion {
  std::string board;
  int plies = 0;                ///< the most marks of a case examined
  bool whole = false;           ///< true if no case lies beyond
  std::uint64_t positions = 0;  ///< positions examined
  bool cut_short = false;       ///< true if a stop was requested; then the other members mean nothing
  std::optional<Witness> witness;
};

/// `exhaustive:paper:1x3/11/364`, as the ledger writes evidence.
std::string to_string(const Exhaustion& exhaustion);

// The question of an assertion, for all games: it can be asked about every case of a board, and perhaps about generated
// cases.
//
// Each game derives its own questions in proofs/GAME, which hold the predicate and know the game's boards. They do not
// generate cases: properties/GAME does that, for the questions that it knows.

struct WalkOptions {
  std::string board = {};                      ///< the one board to walk; those that the question chooses if empty
  std::optional<int> last_ply = std::nullopt;  ///< the most marks of a case; as many as the board has if empty
  std::stop_token stop = {};                   ///< asked before each case; ends the walk
};

class Question {
 public:
  Question() = default;
  Question(const Question&) = default;
  Question& operator=(const Question&) = default;
  virtual ~Question() = default;

  /// Asks about every case of each board, the smaller cases first, and ends at the first that breaks the assertion.
  /// \return one entry a board; fewer if the walk was stopped
  /// \throws Error (unusable_input) if options.board is no board of the question's game
  virtual std::vector<Exhaustion> exhaust(const WalkOptions& options) const = 0;

  /// The reason why that board is no subject of the question: `it is about rectangles alone`. Empty if it is one.
  /// \throws Error as exhaust
  virtual std::string why_not_on(const std::string& /*board*/) const { return {}; }

  /// True if there are cases beyond those of a walk.
  virtual bool has_cases_to_generate() const = 0;
};

enum class StatementVerdict {
  holds,
  refuted,
  reading,      ///< false as written, true as the ledger reads it
  remark,       ///< no sentence of the source: a point that its definitions leave open, and the truth about it
  open,         ///< a conjecture: nothing proves it, and it holds in all cases tried
  not_reached,  ///< the allowed plies do not reach the witness
};

/// The verdict on the source's proof, not on ours.
enum class ProofVerdict {
  sound,       ///< read and found complete; never checked by the program
  gap,         ///< read and found incomplete; never checked by the program
  false_step,  ///< a step is false, and a witness shows it
  none,        ///< the source gives no proof
};

std::string to_string(StatementVerdict verdict);
std::string to_string(ProofVerdict verdict);

/// The role of an assertion in its claim.
enum class Role {
  statement,  ///< the claim as the source states it (or as we do, beyond the source)
  reading,    ///< the claim as the ledger reads it, if the statement as written is false
  step,       ///< a step of the source's proof that the ledger calls false
  support,    ///< a fact that sharpens the claim or fills the gap in its proof
  remark,     ///< not in the source: in a remark, the remark itself; in a claim, another reading than the source's
};

struct Assertion {
  Role role = Role::statement;
  std::string text;                          ///< the assertion in words
  std::shared_ptr<const Question> question;  ///< never null
  std::string fails_on = {};  ///< the board of the smallest witness if the ledger expects one; empty if it expects none
  /// Further boards on which it is expected to fail; empty where `fails_on` is.
  std::vector<std::string> fails_too_on = {};

  bool expected_to_hold() const { return fails_on.empty(); }
};

/// An assertion that owns its question, which is of a type derived from Question.
template <class SomeQuestion>
Assertion make_assertion(Role role, std::string text, SomeQuestion question, std::string fails_on = {}) {
  return {role, std::move(text), std::make_shared<const SomeQuestion>(std::move(question)), std::move(fails_on)};
}

struct Claim {
  std::string id;         ///< GAME/NAME
  std::string place;      ///< in the source: "Lemma 3.4"; or "beyond the paper"
  std::string statement;  ///< in words
  StatementVerdict expected_statement = StatementVerdict::holds;
  ProofVerdict expected_source_proof = ProofVerdict::none;
  std::string remark;  ///< the reasons for the verdicts
  std::vector<Assertion> assertions;

  /// The name of its game, the first part of the identifier.
  std::string_view game() const { return std::string_view(id).substr(0, id.find('/')); }
};

/// Walks the boards of the assertion: those on which it is expected to fail, or otherwise those on which it must hold.
/// \param options  its `board` is set here
/// \return one entry a board; fewer if the walk was stopped
/// \throws Error (unusable_input) if the assertion names no board of its game
std::vector<Exhaustion> exhaust(const Assertion& assertion, WalkOptions options = {});

// The ledger's table.

/// The findings on a claim, as texts.
struct LedgerRow {
  std::string claim;
  std::string statement;                     ///< the verdict on the statement
  std::string source_proof;                  ///< the verdict on the proof in the source
  std::optional<std::string> machine_proof;  ///< the theorem that a machine checked; empty if there is none
  std::optional<std::string> evidence;       ///< empty if nothing was tried
  std::optional<std::string> witness;        ///< empty if there is none
};

Schema<LedgerRow> schema_of(RowType<LedgerRow>);

}  // namespace quadrille::proofs
