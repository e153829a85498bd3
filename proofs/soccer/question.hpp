// Questions about Paper Soccer. A question is a predicate on states of a pitch. The predicate is asked about the start
// alone, about each reachable state, about the states of each weak class together, or about all states at once.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "games/soccer/history.hpp"
#include "proofs/claim.hpp"

namespace quadrille::soccer {

/// The choice of the states that a predicate is asked about.
enum class Subject {
  pitch,       ///< a pitch: one state, the start
  state,       ///< any reachable state, one at a time
  weak_class,  ///< a whole weak class, its histories in lexicographic order
  states,      ///< any states of one pitch, all at once
};

/// The pitches that an assertion can be asked about. Unless `check --pitch` names one, it is walked on named pitches.
/// Cases are generated on named pitches and, from `without_walls` on, on boards.
enum class Scope {
  rectangles,           ///< paper:MxN alone: it is about their sizes
  paper_pitches,        ///< paper:MxN, where it fails; and every pitch that --pitch names
  without_walls,        ///< paper:MxN, and boards without walls: the source's rules
  start_off_wall,       ///< pitches where b0 is no wall, all named ones among them
  goal_with_two_edges,  ///< pitches that have a goal where two edges or more end, all named ones among them
  all_pitches,          ///< every pitch: the named ones, and every board
};

/// True if an assertion of that scope can be asked about the pitch. O(vertices).
bool concerns(Scope scope, const Pitch& pitch);

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

  /// Walks the pitch that options.board names, or the standard pitches of the scope (walk_pitch).
  std::vector<proofs::Exhaustion> exhaust(const proofs::WalkOptions& options) const override;
  /// `it is about rectangles alone`, by its scope.
  std::string why_not_on(const std::string& board) const override;
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

/// The example of a witness of Paper Soccer: one history that breaks an assertion, or several that break it together.
struct Example {
  PitchName pitch;
  std::vector<History> histories;
};

/// `paper:1x3 (1,2) (0,1)`; ` | ` separates two histories. A colon follows a board, whose text has blanks:
/// `board:start a;edge a b: a b`.
std::string to_string(const Example& example);

// The exhaustive checker of Paper Soccer: a predicate asked about every state of a pitch, up to a ply.
//
// It walks histories one by one with the rules of games/soccer/ and gathers them into classes itself. It uses no engine
// of enumerate/, so its findings are evidence about the engines. It counts each position, which is drawing, ball and
// mover, once; the predicate is asked about the position through all its histories.

/// The most states of one question about several states together.
inline constexpr std::size_t most_states_at_once = 2100;

/// The most states that are walked on one pitch: about a quarter of a gigabyte at a time.
inline constexpr std::size_t most_states = 1'000'000;

/// Asks about every state of `pitch` with at most `last_ply` plies (every state if empty). A witness has the fewest
/// plies possible, then is lexicographically least; the walk ends at its length. A question about `states` is asked
/// about all states up to the last ply at which there are at most most_states_at_once of them. Any other walk ends
/// before it exceeds most_states. The result reports the cases examined. Its name of a board on one line has the
/// fingerprint, `board@1f2e3d4c5b6a7988`. \pre the pitch is drawable
/// \complexity O(histories) for states, O(histories log histories) for weak classes
proofs::Exhaustion walk_pitch(const StateQuestion& question, const Pitch& pitch, std::optional<int> last_ply,
                              std::stop_token stop = {});

}  // namespace quadrille::soccer
