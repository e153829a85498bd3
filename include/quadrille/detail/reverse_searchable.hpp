// ReverseSearchable: a graded space in which every state but the start is charged to one parent, so that the states
// form a tree and a search can visit each once without remembering any (Avis & Fukuda, "Reverse search for
// enumeration", Discrete Applied Mathematics 65, 1996).
//
// A graded space with
//   6. `canonical_parent(state)`         the parent that the state is charged to; the state is not the start.
// This is the whole definition. A search that asked it of every successor would do with no more, but would work the
// parent out each time. What it knows by having come down the tree makes the question cheap, so the space also has
//   7. `Road`                            what the search remembers of its way from the start to where it is;
//      `road()`                          the road that leads to the start;
//      `go(road, state, grade)`          lets the road go on from the canonical parent of `state`, which has that
//                                        grade, to `state`;
//   8. `is_canonical(state, move, road)` whether `state`, to which the road leads, is the canonical parent of
//                                        after(state, move);
//   9. `most_moves()`                    no state has more moves than this.
// A search goes depth first and never says that it turns back: when it goes to a state, the road leads to its parent
// or to a descendant of its parent, and `go` makes of it what it would have been without the detour.
//
// What no compiler can check, and tests/enumerate/engines/reverse_conformance.hpp does on every space:
//   f. for every state s but the start, canonical_parent(s) is a state with a move m such that
//      after(canonical_parent(s), m) == s;
//   g. is_canonical(s, m, road) == (canonical_parent(after(s, m)) == s) when the road leads to s by canonical parents;
//   h. two moves of a state do not lead to the same state (else the tree would have it twice).
// By f and rule a of graded_space.hpp, the tree reaches every state; by 6 and h, it reaches none twice.
#pragma once

#include <concepts>

#include "quadrille/detail/graded_space.hpp"

namespace quadrille::engines {

template <class Space>
concept ReverseSearchable = GradedSpace<Space> && std::copyable<typename Space::Road> &&
    requires(const Space& space, const typename Space::State& state, const typename Space::Move& move,
             typename Space::Road& road, const typename Space::Road& led, int grade) {
  { space.canonical_parent(state) } -> std::same_as<typename Space::State>;
  { space.road() } -> std::same_as<typename Space::Road>;
  space.go(road, state, grade);
  { space.is_canonical(state, move, led) } -> std::same_as<bool>;
  { space.most_moves() } -> std::same_as<std::size_t>;
};

}  // namespace quadrille::engines
