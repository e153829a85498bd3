// GradedSpace: the interface between a game and the engines. An engine knows nothing about a game but the functions
// below.
//
// A move adds one mark and erases nothing. So no state occurs twice in a game, and all ways to a state have the same
// length. The states with k marks form layer k. Every engine relies on these facts and on no others.
//
// A `Space` has a regular `State`, a copyable `Move`, and
//   1. `start()`                     the state with no marks;
//   2. `grade(state)`                the number of marks of the state, 0 for the start;
//   3. `for_each_move(state, visit)` calls visit(move) once for each legal move, in an order that depends on the state
//                                    alone, and never once the game is over;
//   4. `after(state, move)`          the state after a legal move;
//   5. `outcome(state)`              the outcome of the game; value-initialised while the game is not over.
// A `State` has `marks()`, a regular value with a 64-bit `hash()`. Two states may differ and have the same marks. In
// Paper Soccer the marks are the drawn segments, and the two states may differ in the place of the ball.
//
// A space also keeps the following rules, which no compiler can check. The function check_graded_space
// (quadrille/conformance.hpp) tests them. (Rules f to m are in reverse_search/searchable.hpp and search_space.hpp.)
//   a. grade(after(s, m)) == grade(s) + 1;
//   b. moves depend on the state alone, not on how it was reached: equal states have equal moves;
//   c. outcome(s) differs from Outcome{} exactly if s has no move;
//   d. equal states have equal marks and equal hashes; grade(s) is a function of the marks;
//   e. all functions are pure and may be called from several threads at once;
//   n. every game ends. A space that breaks this rule may be run only up to a given grade.
// A build with assertions (NDEBUG not defined) also asserts rules a and c in the engines.
//
// The engine `layered` counts, `backward_induction` solves, and `reverse_search` lists states. (`reverse_search` needs
// more functions: reverse_search/searchable.hpp.) Every game of this project has a space. In the repository,
// tests/enumerate/engines/thesis_test.cpp runs each space at small sizes through `layered` and `backward_induction`,
// and compares the results with the game's own counts and solvers. Only one of the spaces has the functions for
// `reverse_search`.
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace quadrille::engines {

/// A placeholder for any visitor, in the concept below.
struct AnyVisit {
  /// Does nothing.
  template <class Move>
  void operator()(const Move&) const {}
};

/// A state: a regular value with marks, which are comparable and have a 64-bit hash.
template <class State>
concept MarkedState = std::regular<State> && requires(const State& state) {
  { state.marks().hash() } -> std::convertible_to<std::uint64_t>;
  { state.marks() == state.marks() } -> std::convertible_to<bool>;
};

/// A game in which moves only add marks. The head of this file states the rules that no compiler can check.
template <class Space>
concept GradedSpace = MarkedState<typename Space::State> && std::copyable<typename Space::Move> &&
    requires(const Space& space, const typename Space::State& state, const typename Space::Move& move) {
  { space.start() } -> std::same_as<typename Space::State>;
  { space.grade(state) } -> std::same_as<int>;
  space.for_each_move(state, AnyVisit{});
  { space.after(state, move) } -> std::same_as<typename Space::State>;
  { space.outcome(state) } -> std::regular;
};

/// The outcome type of a space.
template <GradedSpace Space>
using OutcomeOf =
    std::remove_cvref_t<decltype(std::declval<const Space&>().outcome(std::declval<const typename Space::State&>()))>;

/// True if the outcome says that the game is over.
template <GradedSpace Space>
bool is_over(const Space& space, const typename Space::State& state) {
  return !(space.outcome(state) == OutcomeOf<Space>{});
}

/// True if the state has a move. \complexity O(moves)
template <GradedSpace Space>
bool has_move(const Space& space, const typename Space::State& state) {
  bool found = false;
  space.for_each_move(state, [&](const typename Space::Move&) { found = true; });
  return found;
}

}  // namespace quadrille::engines
