// Explores the states of a game written in Python. Each state is explored once, by calls of the game's methods.
#include "python/binding/own_space.hpp"

#include <fmt/format.h>
#include <pthread.h>

#include <algorithm>
#include <string>

#include "python/binding/errors.hpp"
#include "quadrille/error.hpp"

namespace quadrille::python {

namespace {

// The lowest address of this thread's stack (it grows downwards) that an engine may reach. Below it Python's own calls
// need a quarter of a MiB, or half of a stack smaller than twice that. 0, which refuses nothing, if it is not known.
std::uintptr_t floor_of_stack() {
  constexpr std::size_t kept_for_python = std::size_t{256} << 10U;
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void* lowest = nullptr;
  std::size_t size = 0;
  const bool known = pthread_attr_getstack(&attributes, &lowest, &size) == 0;
  pthread_attr_destroy(&attributes);
  return known ? reinterpret_cast<std::uintptr_t>(lowest) + std::min(kept_for_python, size / 2) : 0;
}

// A state in a message: its repr, shortened, or its type if it has no printable repr.
std::string shown(const py::handle& object) {
  constexpr std::size_t most_letters = 80;
  try {
    const py::str text = py::repr(object);
    const bool is_long = py::len(text) > most_letters;
    const auto shown = py::str(text[py::slice(0, most_letters, 1)]).cast<std::string>();
    return is_long ? shown + "..." : shown;
  } catch (const py::error_already_set& raised) {
    if (!raised.matches(PyExc_Exception)) throw;
  } catch (const py::cast_error&) {
    // Letters that UTF-8 does not have.
  }
  return std::string("a ") + Py_TYPE(object.ptr())->tp_name;
}

// A copy: the game may change its own.
py::list list_of(const py::object& moves) {
  PyObject* const list = PySequence_List(moves.ptr());
  if (list == nullptr) throw py::error_already_set();
  return py::reinterpret_steal<py::list>(list);
}

// The number already given to the object, or the next one.
template <class Add>
std::uint32_t number_in(const py::dict& numbers, const py::object& object, const Add& add) {
  PyObject* const known = PyDict_GetItemWithError(numbers.ptr(), object.ptr());
  if (known != nullptr) return static_cast<std::uint32_t>(PyLong_AsUnsignedLong(known));
  if (PyErr_Occurred() != nullptr) throw py::error_already_set();  // it cannot be hashed
  const std::uint32_t number = add();
  numbers[object] = number;
  return number;
}

engines::Player player_of(const py::object& player, const char* method) {
  if (player.is_none()) return engines::Player::none;
  if (PyLong_Check(player.ptr())) {
    const long number = PyLong_AsLong(player.ptr());
    if (number >= 0 && number <= 2) return static_cast<engines::Player>(number);
    PyErr_Clear();
  }
  refuse(method, fmt::format("gave {}", shown(player)), "give 1, 2, or None for neither");
}

}  // namespace

OwnSpace::OwnSpace(py::object game, std::size_t most_states)
    : game_(std::move(game)), most_states_(most_states), stack_floor_(floor_of_stack()) {
  for (const char* const method : {"start", "moves", "after", "outcome"}) {
    if (!py::hasattr(game_, method)) {
      throw py::type_error(fmt::format("game: has no method {}; a game has start, moves, after and outcome", method));
    }
  }
  has_symmetries_ = py::hasattr(game_, "canonical");
}

// The representative of the state's symmetry class; the state itself in a game without symmetries.
py::object OwnSpace::canonical(const py::object& state) const {
  return has_symmetries_ ? game_.attr("canonical")(state) : state;
}

OwnSpace::State OwnSpace::start() const { return {number_of(game_.attr("start")(), 0), 0}; }

std::uint32_t OwnSpace::number_of(const py::object& state, std::int32_t grade) const {
  const std::uint32_t number = number_in(numbers_, state, [&] {
    if (states_.size() >= most_states_) {
      throw_limit("states", fmt::format("more than {}", most_states_), "give a larger states=, or a smaller game");
    }
    states_.push_back({.object = state, .grade = grade});
    return static_cast<std::uint32_t>(states_.size() - 1);
  });
  if (states_[number].grade != grade) {
    refuse("after", fmt::format("{} is reached by {} moves and by {}", shown(state), states_[number].grade, grade),
           "a move has to add a mark, so that no state repeats");
  }
  return number;
}

const OwnSpace::Known& OwnSpace::explored(const State& state) const {
  pauses_.after_piece();  // Python handles signals only while it runs code of its own
  const char here = 0;
  if (reinterpret_cast<std::uintptr_t>(&here) < stack_floor_) {
    throw_limit("moves", fmt::format("after {} the search is too deep for this thread's stack", state.grade),
                "search on a thread with a larger one (threading.stack_size), or see that outcome ends every game");
  }
  return states_[state.number].explored ? states_[state.number] : explore(state);
}

const OwnSpace::Known& OwnSpace::explore(const State& state) const {
  const py::object object = states_[state.number].object;
  const py::object outcome = game_.attr("outcome")(object);
  std::vector<std::uint32_t> after;
  std::uint32_t outcome_number = 0;
  if (outcome.is_none()) {
    for (const py::handle move : list_of(game_.attr("moves")(object))) {
      after.push_back(number_of(canonical(game_.attr("after")(object, move)), state.grade + 1));
    }
    if (after.empty()) {
      refuse("outcome", fmt::format("None for {}, which has no move", shown(object)), "say how the game ends there");
    }
  } else {
    outcome_number = number_in(outcome_numbers_, outcome, [&] {
      outcomes_.push_back(outcome);
      return static_cast<std::uint32_t>(outcomes_.size() - 1);
    });
  }
  Known& known = states_[state.number];  // the vector may have grown meanwhile
  known.after = std::move(after);
  known.outcome = outcome_number;
  known.explored = true;
  return known;
}

engines::Player OwnSpace::mover(const State& state) const {
  const Known& known = states_[state.number];
  if (known.mover != engines::Player::none) return known.mover;
  const py::object object = known.object;
  const engines::Player mover = player_of(game_.attr("mover")(object), "mover");
  if (mover == engines::Player::none) refuse("mover", fmt::format("None for {}", shown(object)), "give 1 or 2");
  states_[state.number].mover = mover;
  return mover;
}

engines::Player OwnSpace::winner(std::uint32_t outcome) const {
  const py::object ended = outcomes_[outcome];
  return player_of(game_.attr("winner")(ended), "winner");
}

py::object OwnSpace::move_object(const State& state, Move move) const {
  const py::object from = object(state);
  const py::list moves = list_of(game_.attr("moves")(from));
  if (move >= moves.size()) {
    refuse("moves", fmt::format("other moves for {} than before", shown(from)), "give the same for each state");
  }
  return moves[move];
}

py::object OwnSpace::outcome_object(const State& state) const { return outcomes_[explored(state).outcome]; }

}  // namespace quadrille::python
