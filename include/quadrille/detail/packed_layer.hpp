// A packed layer: the states of one grade that is finished, without the empty slots of the table that found them.
//
// A table that grows is a third empty, and counts something beside each state. Once a layer is finished nothing is
// added, so its states move together: by shard as before, within a shard by bucket of the hash, four states a bucket on
// average, and beside them where each bucket begins. A state is found by comparing those of its bucket. It takes its
// own size and about one byte.
//
// Measured (bench/soccer_winners_bench.cpp): paper:3x3 in tables took 483 MiB, in packed layers 285.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/layer.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/presence.hpp"

namespace quadrille::engines {

/// The states of one shard of a packed layer.
template <MarkedState State>
class PackedShard {
 public:
  /// A state as `expand` reads it.
  struct Slot {
    const State& state;  ///< the state
    Presence paths{1};   ///< it is there
  };

  PackedShard() = default;
  /// \param states  a place for each state of the shard \param begins  a place for each bucket and one more, all 0
  PackedShard(std::span<State> states, std::span<std::uint32_t> begins) : states_(states), begins_(begins) {}

  /// How many buckets so many states want.
  static std::size_t buckets_for(std::size_t states) { return states / 4 + 1; }

  /// Takes the states of a table. \pre it has as many as there are places
  void fill(const Shard<State, Presence>& table) {
    const auto for_each_state = [&](const auto& visit) {
      for (std::size_t at = 0; at < table.slot_count(); ++at) {
        if (table.slot(at).paths != 0) visit(table.slot(at).state);
      }
    };
    for_each_state([&](const State& state) { ++begins_[bucket(state.marks().hash())]; });
    // Each bucket's end; it becomes its beginning as the bucket is filled from the back.
    std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());
    for_each_state([&](const State& state) { states_[--begins_[bucket(state.marks().hash())]] = state; });
  }

  /// The number of states.
  std::size_t size() const { return states_.size(); }
  /// As size: no place is empty.
  std::size_t slot_count() const { return states_.size(); }
  /// The state `at`, which is there.
  Slot slot(std::size_t at) const { return {states_[at]}; }
  /// All of them, in an order of no meaning.
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

  /// Asks the processor for where the bucket begins: `find` looks there first.
  void prefetch_bucket(std::uint64_t hash) const {
    if (!states_.empty()) __builtin_prefetch(&begins_[bucket(hash)]);
  }
  /// Asks it for the states of the bucket, once their beginning has arrived.
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

/// All states of one grade.
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
    // Two pieces for the whole layer, the larger one last: an arena keeps room beside the first for more like it.
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
  /// What the layer's memory is charged to.
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

}  // namespace quadrille::engines
