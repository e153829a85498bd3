// The class OwnSpace, which gives the C++ engines the states and moves of a game written in Python.
//
// The engines often compare, hash and copy states, and these operations are slow on Python objects. So OwnSpace gives
// each state a number when it first meets the state, and the engines work with the numbers. For each state OwnSpace
// asks Python once for the moves, once for the state after each move, and once for the outcome. OwnSpace keeps all
// states in memory.
#pragma once

#include <pybind11/pybind11.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "python/binding/call.hpp"
#include "quadrille/engines.hpp"

namespace quadrille::python {

namespace py = pybind11;

/// A game in Python: start(), moves(state), after(state, move), outcome(state), which is None while the game is not
/// over; for two players mover(state) and winner(outcome) too. Optional is canonical(state), the representative of all
/// states that a symmetry maps to each other; it replaces every state but the start. States and outcomes can be hashed.
/// The grade is counted here.
///
/// Used by one thread, which holds the GIL. The exceptions of a method, and of a signal's handler (Ctrl-C), leave the
/// engine as py::error_already_set. An engine that calls itself once a ply refuses a game too deep for the thread's
/// stack, with a LimitError.
class OwnSpace {
 public:
  /// The number of a state, and its grade. A number has one grade.
  struct State {
    std::uint32_t number = 0;
    std::int32_t grade = 0;

    const State& marks() const { return *this; }
    std::uint64_t hash() const {
      engines::KeyMixer mixer;
      mixer.add(number);
      return mixer.key().low;
    }
    friend bool operator==(const State&, const State&) = default;
  };
  /// The place of a move among those of its state.
  using Move = std::uint32_t;

  /// \param most_states  a game of more states is refused
  OwnSpace(py::object game, std::size_t most_states);

  State start() const;
  int grade(const State& state) const { return state.grade; }
  template <class Visit>
  void for_each_move(const State& state, Visit&& visit) const {
    const std::size_t moves = explored(state).after.size();
    for (std::size_t i = 0; i < moves; ++i) visit(static_cast<Move>(i));
  }
  State after(const State& state, Move move) const { return {explored(state).after[move], state.grade + 1}; }
  /// 0 while the game is not over, otherwise a number for each outcome.
  std::uint32_t outcome(const State& state) const { return explored(state).outcome; }
  engines::Player mover(const State& state) const;
  engines::Player winner(std::uint32_t outcome) const;

  /// The objects with these numbers.
  py::object object(const State& state) const { return states_[state.number].object; }
  py::object move_object(const State& state, Move move) const;
  py::object outcome_object(const State& state) const;

  /// The number of states met.
  std::size_t size() const { return states_.size(); }

 private:
  struct Known {
    py::object object;
    std::int32_t grade = 0;
    bool explored = false;
    engines::Player mover = engines::Player::none;
    std::uint32_t outcome = 0;
    std::vector<std::uint32_t> after{};
  };

  py::object canonical(const py::object& state) const;
  std::uint32_t number_of(const py::object& state, std::int32_t grade) const;
  const Known& explored(const State& state) const;
  const Known& explore(const State& state) const;

  py::object game_;
  std::size_t most_states_;
  std::uintptr_t stack_floor_;
  bool has_symmetries_ = false;
  mutable Pauses pauses_{};
  // Filled by the engines' queries, which does not change the game.
  mutable std::vector<Known> states_{};
  mutable py::dict numbers_{};
  mutable std::vector<py::object> outcomes_{py::none()};
  mutable py::dict outcome_numbers_{};
};

}  // namespace quadrille::python
