// The part of backward induction that depends on the game: two functions that give a state its value. The function
// `ended` is for states without moves. The function `combine` is for all other states; it uses the values of their
// successors.
//
// `Value` is any type with a copy and a default constructor: a winner, a margin, an interval, a rational number.
//   ended(state)           the value of a state without moves
//   combine(state, moves)  the value of a state with moves: `moves` is a std::span of MoveValue, one for each move in
//                          the order of for_each_move, with the value of the state after the move
// In a game by turns, `combine` takes the largest or the smallest value. In a game of simultaneous moves, a move
// consists of the choices of both players, and `combine` computes the value of the matrix game of these choices. Both
// functions are pure and may be called from several threads at once.
#pragma once

#include <concepts>
#include <span>

#include "quadrille/detail/graded_space.hpp"

namespace quadrille::engines {

/// A move of a state, and its value.
template <class Move, class Value>
struct MoveValue {
  Move move;           ///< the move
  const Value& value;  ///< the value of the state after the move
};

/// Gives a finished state its value.
template <class Ended, class Space, class Value>
concept EndedValue = requires(const Ended& ended, const typename Space::State& state) {
  { ended(state) } -> std::convertible_to<Value>;
};

/// Gives a state with moves its value.
template <class Combine, class Space, class Value>
concept CombineValues = requires(const Combine& combine, const typename Space::State& state,
                                 std::span<const MoveValue<typename Space::Move, Value>> moves) {
  { combine(state, moves) } -> std::convertible_to<Value>;
};

}  // namespace quadrille::engines
