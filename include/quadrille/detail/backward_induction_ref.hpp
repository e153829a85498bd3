// Reference implementation of backward induction: a recursive function that remembers the value of each state.
//
// It can handle about a hundred thousand states. Its call stack is as deep as the longest game.
#pragma once

#include <cstdint>
#include <deque>
#include <unordered_map>
#include <utility>
#include <vector>

#include "quadrille/detail/move_value.hpp"

namespace quadrille::engines {

/// The value of the start, and of every state below it.
template <class Value, GradedSpace Space, EndedValue<Space, Value> Ended, CombineValues<Space, Value> Combine>
class BackwardInductionRef {
 public:
  /// A state of the space.
  using State = typename Space::State;
  /// A move of the space.
  using Move = typename Space::Move;

  /// \param space  kept by reference, so it outlives this object: a temporary is refused
  BackwardInductionRef(const Space& space, Ended ended, Combine combine)
      : space_(space), ended_(std::move(ended)), combine_(std::move(combine)) {}
  BackwardInductionRef(const Space&& space, Ended ended, Combine combine) = delete;

  /// The value of a state. \complexity on the first call, O(states * moves) time and O(states) memory
  const Value& value(const State& state) {
    const std::uint64_t hash = state.marks().hash();
    for (const auto& [known, value] : known_[hash]) {
      if (known == state) return value;
    }
    std::vector<MoveValue<Move, Value>> moves;
    space_.for_each_move(state, [&](const Move& move) { moves.push_back({move, value(space_.after(state, move))}); });
    Value result = moves.empty() ? Value(ended_(state)) : Value(combine_(state, std::span(std::as_const(moves))));
    return known_[hash].emplace_back(state, std::move(result)).second;
  }

  /// The number of states whose values are known.
  std::size_t states() const {
    std::size_t total = 0;
    for (const auto& [hash, states] : known_) total += states.size();
    return total;
  }

 private:
  const Space& space_;
  Ended ended_;
  Combine combine_;
  std::unordered_map<std::uint64_t, std::deque<std::pair<State, Value>>> known_;  // a deque keeps references valid
};

}  // namespace quadrille::engines
