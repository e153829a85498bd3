// What an assertion about Paper Soccer asks: a predicate on states of a pitch, chosen one way or another.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "games/soccer/state.hpp"
#include "proofs/claim.hpp"

namespace quadrille::soccer {

/// How the states are chosen that a predicate is asked about.
enum class Subject {
  pitch,       ///< a pitch: one state, the start
  state,       ///< any reachable state, one at a time
  weak_class,  ///< a whole weak class, its histories in lexicographic order
  states,      ///< any states of one pitch, all at once
};

enum class Scope { paper_pitches, all_pitches };

/// The indices of the states that break the assertion; empty if it holds of them.
using Violations = std::vector<std::size_t>;
using StatePredicate = std::function<Violations(std::span<const State>)>;

class StateQuestion final : public proofs::Question {
 public:
  StateQuestion(Subject subject, Scope scope, StatePredicate predicate)
      : subject_(subject), scope_(scope), predicate_(std::move(predicate)) {}

  Subject subject() const { return subject_; }
  Scope scope() const { return scope_; }
  /// The states that break the assertion. \param states  chosen as subject() says
  Violations violations(std::span<const State> states) const { return predicate_(states); }

  /// Walks the pitch that options.board names, or the standard pitches of the scope (walk.hpp).
  std::vector<proofs::Exhaustion> exhaust(const proofs::WalkOptions& options) const override;
  /// No walk meets all pitches and histories.
  bool has_cases_to_generate() const override { return true; }

 private:
  Subject subject_;
  Scope scope_;
  StatePredicate predicate_;
};

/// A predicate on one state, for Subject::pitch and Subject::state.
StatePredicate holds_of_each(std::function<bool(const State&)> holds);

/// A predicate on a weak class as a whole; if it fails, the violation is the first member.
StatePredicate holds_of_all(std::function<bool(std::span<const State>)> holds);

proofs::Assertion state_assertion(proofs::Role role, Subject subject, Scope scope, std::string text,
                                  StatePredicate predicate, std::string fails_on = {});

/// What a witness of Paper Soccer holds: one history that breaks an assertion, or several that only together do.
struct Example {
  PitchName pitch;
  std::vector<History> histories;
};

/// `paper:1x3 (1,2) (0,1)`; two histories are separated by ` | `.
std::string to_string(const Example& example);

}  // namespace quadrille::soccer
