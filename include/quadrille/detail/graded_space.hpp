// GradedSpace: what an engine must know of a game, and all that it may know.
//
// Ink is never erased: a move adds one mark, so the states with k marks form layer k, no state repeats, and two ways to
// the same state have the same length. Every engine rests on that and on nothing else.
//
// A `Space` has a regular `State`, a `Move`, and
//   1. `start()`                    the state with no marks, of grade 0;
//   2. `grade(state)`               how many marks the state has;
//   3. `for_each_move(state, visit)` calls visit(move) once for each legal move, in an order that depends on the state
//                                    alone, and never once the game is over;
//   4. `after(state, move)`         the state after a legal move;
//   5. `outcome(state)`             how the game stands; a value-initialised outcome means that it goes on.
// A `State` has `marks()`, a regular value with a 64-bit `hash()`: what has been inked. Two states may differ and have
// the same marks (in Paper Soccer: another ball, the difference between weak and strong equivalence).
//
// A space may have `holds(state)` too: whether a value that comes from outside (a checkpoint) is safe to be asked
// about.
//
// What no compiler can check, and tests/enumerate/engines/conformance.hpp does on every space:
//   a. grade(after(s, m)) == grade(s) + 1;
//   b. a move depends on the state alone, not on how it was reached (equal states have equal moves);
//   c. outcome(s) differs from Outcome{} exactly if s has no move;
//   d. equal states have equal marks, and grade(s) is a function of the marks;
//   e. all functions are pure and may be called from several threads at once.
#pragma once

#include <concepts>
#include <cstdint>

namespace quadrille::engines {

/// A visitor that stands for any other in the concept below.
struct AnyVisit {
  template <class Move>
  void operator()(const Move&) const {}
};

template <class State>
concept MarkedState = std::regular<State> && requires(const State& state) {
  { state.marks().hash() } -> std::convertible_to<std::uint64_t>;
  { state.marks() == state.marks() } -> std::convertible_to<bool>;
};

template <class Space>
concept GradedSpace = MarkedState<typename Space::State> && std::copyable<typename Space::Move> &&
    requires(const Space& space, const typename Space::State& state, const typename Space::Move& move) {
  { space.start() } -> std::same_as<typename Space::State>;
  { space.grade(state) } -> std::same_as<int>;
  space.for_each_move(state, AnyVisit{});
  { space.after(state, move) } -> std::same_as<typename Space::State>;
  { space.outcome(state) } -> std::regular;
};

}  // namespace quadrille::engines
