// StateValues: the result of backward induction. It holds every state of a game with its value, layer by layer; a layer
// has all states with the same number of marks. PackedLayer: compact storage for the states of one layer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/layer.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::engines {

// Presence: the counter of a layer that counts nothing.

/// Replaces the number of histories in a Layer: a state is present or not.
class Presence {
 public:
  constexpr Presence() = default;
  /// Present unless the number is 0.
  constexpr explicit Presence(int there) : there_(there != 0) {}

  friend constexpr bool operator==(const Presence&, const Presence&) = default;
  friend constexpr bool operator==(const Presence& presence, int there) { return presence.there_ == (there != 0); }

 private:
  bool there_ = false;
};

/// A state reached again is still just present.
constexpr void add_checked(Presence& /*there*/, const Presence& /*again*/) {}

// A packed layer: the states of a finished grade, without the empty slots of the table that found them.
//
// A growing table is a third empty, and stores a count beside each state. A finished layer gets no more states, so they
// are packed: by shard as before, and within a shard by bucket of the hash, on average four states a bucket. Beside
// them lies the beginning of each bucket. A look-up compares the states of one bucket. A state takes its own size and
// about one byte.
//
// Measured (bench/soccer_winners_bench.cpp): paper:3x3 in tables took 483 MiB, in packed layers 285.

/// The states of one shard of a packed layer.
template <MarkedState State>
class PackedShard {
 public:
  /// A state as `expand` reads it.
  struct Slot {
    const State& state;  ///< the state
    Presence paths{1};   ///< it is present
  };

  PackedShard() = default;
  /// \param states  space for each state of the shard \param begins  space for each bucket and one more, all 0
  PackedShard(std::span<State> states, std::span<std::uint32_t> begins) : states_(states), begins_(begins) {}

  /// The number of buckets for `states` states.
  static std::size_t buckets_for(std::size_t states) { return states / 4 + 1; }

  /// Copies the states of a table. \pre it has as many states as this has places
  void fill(const Shard<State, Presence>& table) {
    const auto for_each_state = [&](const auto& visit) {
      for (std::size_t at = 0; at < table.slot_count(); ++at) {
        if (table.slot(at).paths != 0) visit(table.slot(at).state);
      }
    };
    for_each_state([&](const State& state) { ++begins_[bucket(state.marks().hash())]; });
    // Now the end of each bucket; filling the bucket from the back moves it to the beginning.
    std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());
    for_each_state([&](const State& state) { states_[--begins_[bucket(state.marks().hash())]] = state; });
  }

  /// The number of states.
  std::size_t size() const { return states_.size(); }
  /// As size: no place is empty.
  std::size_t slot_count() const { return states_.size(); }
  /// The state `at`.
  Slot slot(std::size_t at) const { return {states_[at]}; }
  /// All states, in unspecified order.
  std::span<const State> states() const { return states_; }

  /// The place of a state whose marks have this hash.
  std::optional<std::size_t> find(const State& state, std::uint64_t hash) const {
    if (states_.empty()) return std::nullopt;
    const std::size_t b = bucket(hash);
    for (std::size_t at = begins_[b]; at < begins_[b + 1]; ++at) {
      if (states_[at] == state) return at;
    }
    return std::nullopt;
  }

  /// Prefetches the beginning of the bucket: `find` reads it first.
  void prefetch_bucket(std::uint64_t hash) const {
    if (!states_.empty()) __builtin_prefetch(&begins_[bucket(hash)]);
  }
  /// Prefetches the states of the bucket, once the beginning of the bucket has arrived.
  void prefetch_states(std::uint64_t hash) const {
    if (!states_.empty()) __builtin_prefetch(states_.data() + begins_[bucket(hash)]);
  }

 private:
  // The 32 bits below the shard's, scaled to the number of buckets.
  std::size_t bucket(std::uint64_t hash) const {
    const std::uint64_t bits = (hash >> (32 - shard_bits)) & 0xffffffffU;
    return static_cast<std::size_t>((bits * (begins_.size() - 1)) >> 32U);
  }

  std::span<State> states_;
  std::span<std::uint32_t> begins_;
};

/// All states of one grade, packed.
template <MarkedState State>
class PackedLayer {
 public:
  /// Packs a finished layer, shard by shard in parallel. \throws OutOfBudget, std::bad_alloc
  explicit PackedLayer(const Layer<State, Presence>& table)
      : grade_(table.grade()),
        size_(table.size()),
        arena_(std::make_unique<Arena>(table.budget())),
        shards_(shard_count) {
    std::size_t buckets = 0;
    for (std::size_t s = 0; s < shard_count; ++s) buckets += begins_of(table.shard(s).size());
    // Two pieces for the whole layer, the larger one last: an arena reserves space beside the first for more of its
    // kind.
    std::span<std::uint32_t> begins = arena_->template allocate<std::uint32_t>(buckets);
    std::span<State> states = arena_->template allocate<State>(size_);
    for (std::size_t s = 0; s < shard_count; ++s) {
      const std::size_t size = table.shard(s).size();
      shards_[s] = PackedShard<State>(states.first(size), begins.first(begins_of(size)));
      states = states.subspan(size);
      begins = begins.subspan(begins_of(size));
    }
    parallel_for_index(0, shard_count, [&](std::size_t s) { shards_[s].fill(table.shard(s)); });
  }

  /// The grade of its states.
  int grade() const { return grade_; }
  /// The number of states.
  std::uint64_t size() const { return size_; }
  /// The shard `s`, below shard_count.
  const PackedShard<State>& shard(std::size_t s) const { return shards_[s]; }
  /// The budget of the layer's memory.
  Budget& budget() const { return arena_->budget(); }

  /// Forgets all states and frees their memory.
  void clear() {
    for (PackedShard<State>& shard : shards_) shard = {};
    size_ = 0;
    arena_->clear();
  }

 private:
  static std::size_t begins_of(std::size_t states) { return PackedShard<State>::buckets_for(states) + 1; }

  int grade_;
  std::uint64_t size_;
  std::unique_ptr<Arena> arena_;  // behind a pointer so that layers can be moved
  std::vector<PackedShard<State>> shards_;
};

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

  /// Allocates the values of a shard; only one thread at a time may use a shard. \throws OutOfBudget, std::bad_alloc
  void allocate(std::size_t shard) { cells_[shard].resize(states_.shard(shard).size()); }
  /// @{
  /// The value of the state `at` of a shard. \pre the values of the shard are allocated
  Value& value(std::size_t shard, std::size_t at) { return cells_[shard][at].value; }
  const Value& value(std::size_t shard, std::size_t at) const { return cells_[shard][at].value; }
  /// @}

  /// The value of a state whose marks have this hash, or null.
  const Value* find(const State& state, std::uint64_t hash) const {
    const std::size_t shard = shard_of(hash);
    const auto at = states_.shard(shard).find(state, hash);
    return at ? &value(shard, *at) : nullptr;
  }

  /// Calls visit(state, value) for each state, sequentially, in unspecified order.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t s = 0; s < shard_count; ++s) for_each_of(s, visit);
  }

  /// Folds visit(tally, state, value) over all states in parallel, and joins the tallies of different threads by `+=`.
  /// The result is the same for any number of threads if `+=` is commutative and associative.
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

  struct Cell {  // a struct: a std::vector<bool> would pack bits, which threads cannot write side by side
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

  /// The status: complete, or the reason why there are no values: memory, interrupted, or grade_limit if there are
  /// states beyond the last grade.
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

  /// Calls visit(state, value) once for each state with a stored value, in order of grade.
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
