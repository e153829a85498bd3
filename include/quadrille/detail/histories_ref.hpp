// walk_histories: the reference implementation of every engine. It walks each history of a space separately, depth
// first, and stores nothing. It is fast enough for tens of millions of histories. On spaces of that size, tests compare
// the engines with it.
#pragma once

#include <optional>
#include <vector>

#include "quadrille/detail/graded_space.hpp"

namespace quadrille::engines {

/// Calls visit(state) once for every history of at most `last_grade` moves, with the last state of the history. A
/// history is visited before its continuations.
/// \complexity O(histories) time, O(moves in the longest) memory
template <GradedSpace Space, class Visit>
void walk_histories(const Space& space, std::optional<int> last_grade, Visit visit) {
  const auto walk = [&](const auto& self, const typename Space::State& state) -> void {
    visit(state);
    if (last_grade && space.grade(state) >= *last_grade) return;
    space.for_each_move(state, [&](const typename Space::Move& move) { self(self, space.after(state, move)); });
  };
  walk(walk, space.start());
}

}  // namespace quadrille::engines
