// Runs the engines on a game that a user has written in Python. python/quadrille/engines.py calls these functions.
//
// The engines run on the calling thread. This thread keeps the lock of Python (the GIL), because the engines constantly
// call the game's methods. While a method runs, the Python interpreter itself passes the lock to other threads and
// reacts to Ctrl-C.
#include <fmt/format.h>
#include <pybind11/stl.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <span>
#include <vector>

#include "python/binding/bindings.hpp"
#include "python/binding/call.hpp"
#include "python/binding/cells.hpp"
#include "python/binding/errors.hpp"
#include "python/binding/own_space.hpp"

namespace quadrille::python {

namespace {

using engines::MoveValue;
using engines::Player;

// Calls work() on the calling thread alone.
template <class Work>
auto alone(const Work& work) {
  tbb::task_arena arena(1);
  return arena.execute(work);
}

py::object number_of(Player player) {
  return player == Player::none ? py::object(py::none()) : py::object(py::int_(static_cast<int>(player)));
}

Natural natural_of(std::uint64_t count) { return count; }
Natural natural_of(engines::Count128 count) {
  return (Natural(static_cast<std::uint64_t>(count >> 64U)) << 64U) + static_cast<std::uint64_t>(count);
}

// Enters values of states in a dictionary; meanwhile other threads run and signals are handled.
class Entries {
 public:
  void enter(const py::object& state, const py::object& value) {
    entries_[state] = value;
    pauses_.after_piece();
  }
  py::dict take() { return std::move(entries_); }

 private:
  py::dict entries_{};
  Pauses pauses_{};
};

// A dictionary a layer, from states to the numbers of their histories.
py::list layered(const py::object& game, std::size_t most_states, const std::optional<int>& plies) {
  const OwnSpace space(game, most_states);
  engines::RunOptions options;
  options.last_grade = plies;
  py::list layers;
  const auto status = alone([&] {
    return engines::layered(space, options, [&](const auto& layer) {
      std::vector<std::pair<std::uint32_t, Natural>> found;
      layer.for_each([&](const OwnSpace::State& state, const auto& paths) {
        found.emplace_back(state.number, natural_of(paths));
      });
      std::sort(found.begin(), found.end());  // in the order of discovery
      Entries histories;
      for (const auto& [number, paths] : found) {
        histories.enter(space.object({number, layer.grade()}), to_python(paths));
      }
      layers.append(histories.take());
    });
  });
  if (status == engines::RunStatus::overflow) {
    throw_limit("histories", fmt::format("their number has more than 128 bits after {} moves", layers.size()),
                fmt::format("give plies={}", layers.size() - 1));
  }
  return layers;
}

template <class Values, class Convert>
py::dict dictionary_of(const OwnSpace& space, const Values& values, const Convert& convert) {
  std::vector<std::pair<OwnSpace::State, py::object>> found;
  values.for_each([&](const OwnSpace::State& state, const auto& value) { found.emplace_back(state, convert(value)); });
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
    return std::pair(a.first.grade, a.first.number) < std::pair(b.first.grade, b.first.number);
  });
  Entries entries;
  for (const auto& [state, value] : found) entries.enter(space.object(state), value);
  return entries.take();
}

py::dict winners(const py::object& game, std::size_t most_states) {
  const OwnSpace space(game, most_states);
  return alone([&] { return dictionary_of(space, engines::solve_winners(space), number_of); });
}

// The values are the caller's objects; the engine sees their places in a list.
py::dict backward_induction(const py::object& game, const py::object& ended, const py::object& combine,
                            std::size_t most_states) {
  const OwnSpace space(game, most_states);
  std::vector<py::object> objects;
  const auto place_of = [&](py::object value) {
    objects.push_back(std::move(value));
    return objects.size() - 1;
  };
  const auto value_of_end = [&](const OwnSpace::State& state) {
    return place_of(ended(space.object(state), space.outcome_object(state)));
  };
  const auto value_of_moves = [&](const OwnSpace::State& state,
                                  std::span<const MoveValue<OwnSpace::Move, std::size_t>> moves) {
    py::list values;
    for (const auto& [move, value] : moves) values.append(objects[value]);
    return place_of(combine(space.object(state), values));
  };
  return alone([&] {
    const auto values = engines::backward_induction<std::size_t>(space, {}, value_of_end, value_of_moves);
    return dictionary_of(space, values, [&](std::size_t place) { return objects[place]; });
  });
}

// True if the player wins from the start; then a winning first move of that player; the positions of the search, and
// the states met.
py::tuple search(const py::object& game, int player, std::size_t most_states) {
  const OwnSpace space(game, most_states);
  return alone([&] {
    engines::RunOptions options;
    options.memory = std::size_t{64} << 20U;
    const Player asked = player == 1 ? Player::one : Player::two;
    engines::ProofNumberSearch<OwnSpace> search(space, options, {.player = asked});
    const OwnSpace::State start = space.start();
    const bool wins = search.solve(start).value();
    py::object move = py::none();
    if (wins && !engines::is_over(space, start) && space.mover(start) == asked) {
      if (const auto winning = search.winning_move(start)) move = space.move_object(start, *winning);
    }
    return py::make_tuple(wins, move, search.positions(), space.size());
  });
}

}  // namespace

void bind_own_game(py::module_& module) {
  module.def("own_layered", layered);
  module.def("own_winners", winners);
  module.def("own_backward_induction", backward_induction);
  module.def("own_search", search);
}

}  // namespace quadrille::python
