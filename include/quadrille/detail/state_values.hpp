// StateValues: the states of a space by layers, each with a value, as backward induction leaves them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "quadrille/detail/packed_layer.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::engines {

/// The states of one grade and, once they are known, their values.
template <MarkedState State, class Value>
class ValuedLayer {
 public:
  /// Takes the states; none has a value yet.
  explicit ValuedLayer(PackedLayer<State> states)
      : states_(std::move(states)), cells_(shard_count, Cells(BudgetAllocator<Cell>(states_.budget()))) {}

  /// The grade of its states.
  int grade() const { return states_.grade(); }
  /// The states.
  const PackedLayer<State>& states() const { return states_; }

  /// Makes room for the values of a shard; a shard is one thread's. \throws OutOfBudget, std::bad_alloc
  void allocate(std::size_t shard) { cells_[shard].resize(states_.shard(shard).size()); }
  /// @{
  /// The value of the state `at` of a shard. \pre the shard has room for values
  Value& value(std::size_t shard, std::size_t at) { return cells_[shard][at].value; }
  const Value& value(std::size_t shard, std::size_t at) const { return cells_[shard][at].value; }
  /// @}

  /// The value of a state whose marks have this hash, or null.
  const Value* find(const State& state, std::uint64_t hash) const {
    const std::size_t shard = shard_of(hash);
    const auto at = states_.shard(shard).find(state, hash);
    return at ? &value(shard, *at) : nullptr;
  }

  /// Calls visit(state, value) for each state, one after the other, in an order of no meaning.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t s = 0; s < shard_count; ++s) for_each_of(s, visit);
  }

  /// Folds visit(tally, state, value) over all states in parallel; tallies of different threads are joined by `+=`. The
  /// result is the same for any number of threads if `+=` is commutative and associative.
  template <class Tally, class Visit>
  Tally tally(const Visit& visit) const {
    PerThread<Tally> partial([] { return Tally{}; });
    parallel_for_index(0, shard_count, [&](std::size_t s) {
      Tally& mine = partial.local();
      for_each_of(s, [&](const State& state, const Value& value) { visit(mine, state, value); });
    });
    Tally total{};
    partial.for_each([&](const Tally& part) { total += part; });
    return total;
  }

  /// Forgets states and values.
  void clear() {
    states_.clear();
    for (Cells& cells : cells_) Cells(cells.get_allocator()).swap(cells);
  }

 private:
  template <class Visit>
  void for_each_of(std::size_t s, Visit&& visit) const {
    const auto states = states_.shard(s).states();
    for (std::size_t at = 0; at < states.size(); ++at) visit(states[at], value(s, at));
  }

  struct Cell {  // a struct, so that a row of bool is no row of bits, which threads could not write side by side
    Value value{};
  };
  using Cells = std::vector<Cell, BudgetAllocator<Cell>>;

  PackedLayer<State> states_;
  std::vector<Cells> cells_;  // by shard, then as its states
};

/// The values of a space's states, as backward_induction finds them.
template <GradedSpace Space, class Value>
class StateValues {
 public:
  /// A state of the space.
  using State = typename Space::State;
  /// The states of each grade with their values.
  using Layers = std::vector<ValuedLayer<State, Value>>;

  /// \param space  kept by reference, so it outlives this object: a temporary is refused
  StateValues(const Space& space, RunStatus status, std::unique_ptr<Budget> budget, Layers layers)
      : space_(&space), status_(status), budget_(std::move(budget)), layers_(std::move(layers)) {
    for (const auto& layer : layers_) states_ += layer.states().size();
  }
  StateValues(const Space&& space, RunStatus status, std::unique_ptr<Budget> budget, Layers layers) = delete;

  /// complete, or why there are no values: memory, interrupted, or grade_limit if states go on beyond the last grade
  RunStatus status() const { return status_; }

  /// The number of states whose values are stored.
  std::uint64_t states() const { return states_; }

  /// The value of the start. \pre the status is complete
  const Value& start() const { return *find(space_->start()); }

  /// The value of a state, or null if it cannot be reached from the start or its layer is not stored.
  const Value* find(const State& state) const {
    const auto grade = static_cast<std::size_t>(space_->grade(state));
    return grade < layers_.size() ? layers_[grade].find(state, state.marks().hash()) : nullptr;
  }

  /// Calls visit(state, value) for each state whose value is stored, once, in order of grade.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (const auto& layer : layers_) layer.for_each(visit);
  }

 private:
  const Space* space_;
  RunStatus status_;
  std::unique_ptr<Budget> budget_;  // the layers are charged to it
  Layers layers_;
  std::uint64_t states_ = 0;
};

}  // namespace quadrille::engines
