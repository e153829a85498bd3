// StateValues: the states of a space by layers, each with a value, as backward induction leaves them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "quadrille/detail/layer.hpp"
#include "quadrille/detail/presence.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::engines {

namespace detail {

/// The states of one grade and, once they are known, their values.
template <MarkedState State, class Value>
class ValuedLayer {
 public:
  using States = Layer<State, Presence>;

  explicit ValuedLayer(States states)
      : states_(std::move(states)), cells_(shard_count, Cells(BudgetAllocator<Cell>(states_.budget()))) {}

  const States& states() const { return states_; }
  States& states() { return states_; }

  /// Makes place for the values of a shard; a shard is one thread's. \throws OutOfBudget, std::bad_alloc
  void allocate(std::size_t shard) { cells_[shard].resize(states_.shard(shard).slot_count()); }
  Value& value(std::size_t shard, std::size_t slot) { return cells_[shard][slot].value; }
  const Value& value(std::size_t shard, std::size_t slot) const { return cells_[shard][slot].value; }

  /// The value of a state whose marks have this hash, or null.
  const Value* find(const State& state, std::uint64_t hash) const {
    const std::size_t shard = shard_of(hash);
    const auto slot = states_.shard(shard).find(state, hash);
    return slot ? &value(shard, *slot) : nullptr;
  }

  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t shard = 0; shard < shard_count; ++shard) {
      for (std::size_t at = 0; at < states_.shard(shard).slot_count(); ++at) {
        const auto& slot = states_.shard(shard).slot(at);
        if (slot.paths != 0) visit(slot.state, value(shard, at));
      }
    }
  }

  /// Forgets states and values.
  void clear() {
    states_.clear();
    for (Cells& cells : cells_) Cells(cells.get_allocator()).swap(cells);
  }

 private:
  struct Cell {  // a struct, so that a row of bool is no row of bits, which threads could not write side by side
    Value value{};
  };
  using Cells = std::vector<Cell, BudgetAllocator<Cell>>;

  States states_;
  std::vector<Cells> cells_;  // by shard, then as its slots
};

}  // namespace detail

/// The values of a space's states, as backward_induction finds them.
template <GradedSpace Space, class Value>
class StateValues {
 public:
  /// A state of the space.
  using State = typename Space::State;
  /// The states of each grade with their values.
  using Layers = std::vector<detail::ValuedLayer<State, Value>>;

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
