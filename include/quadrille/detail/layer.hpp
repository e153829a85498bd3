// Layer: all states with the same number of marks. Each state is stored once, with the exact number of histories
// (sequences of moves) that lead to it.
//
// A layer has 256 shards, each an open-addressing hash table. The hash of a state's marks determines the place of the
// state. The top byte of the hash chooses the shard; the lower bits choose the home slot in the shard. So all states
// with the same marks lie in one run of occupied slots that begins at their common home. One pass over the slots
// therefore counts both kinds of Paper Soccer's classes: the states (strong classes), and the different sets of marks
// (weak classes). For the weak classes the pass counts the states that have no earlier state with the same marks in
// their run.
//
// Measured (all of paper:3x3, one thread): the times of 64 to 1024 shards differ by less than a tenth. With fewer
// shards the tables outgrow the cache; with more shards, it takes longer to distribute the states.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/detail/graded_space.hpp"
#include "quadrille/detail/parallel.hpp"

namespace quadrille::engines {

/// The number of bits of a hash, the highest ones, that select its shard.
inline constexpr int shard_bits = 8;
/// The number of shards of a layer.
inline constexpr std::size_t shard_count = std::size_t{1} << shard_bits;

/// Thrown by a tally if its walk must stop; the tally is then incomplete.
struct TallyStopped {};
/// Layers of at most this many states are tallied at once, without a look at the stop token.
inline constexpr std::uint64_t quick_tally = 100'000;

/// The shard of the states whose marks have this hash.
inline std::size_t shard_of(std::uint64_t hash) { return hash >> (64 - shard_bits); }

/// One shard: an open-addressing table (linear probing, at most four fifths full) from state to number of histories.
/// Its slots lie in an arena, which must outlive its use. The number of slots is arbitrary, so the table is no larger
/// than the forecast of its contents.
template <MarkedState State, class Count>
class Shard {
 public:
  /// `paths` is 0 in an empty slot and positive in an occupied one.
  struct Slot {
    State state{};  ///< meaningless in an empty slot
    Count paths{};  ///< its histories
  };

  /// Starts again, large enough for about `expected` states before it must grow.
  void reset(std::size_t expected, Arena& arena) {
    used_ = 0;
    slots_ = arena.allocate<Slot>(expected + expected / 2 + 8);
  }

  /// Adds `paths` histories to `state`. \throws CountOverflow, OutOfBudget; the shard is then unusable
  void add(const State& state, const Count& paths, std::uint64_t hash, Arena& arena) {
    if (5 * used_ >= 4 * slots_.size()) grow(arena);
    std::size_t at = home(hash);
    while (slots_[at].paths != 0) {
      if (slots_[at].state == state) {
        add_checked(slots_[at].paths, paths);
        return;
      }
      at = next(at);
    }
    slots_[at] = {state, paths};
    ++used_;
  }

  /// Asks the processor for the memory that add will look at first.
  void prefetch(std::uint64_t hash) const { __builtin_prefetch(&slots_[home(hash)], 1); }

  /// The number of states.
  std::size_t size() const { return used_; }
  /// The number of slots, empty ones included.
  std::size_t slot_count() const { return slots_.size(); }
  /// The slot `at`, which may be empty.
  const Slot& slot(std::size_t at) const { return slots_[at]; }

  /// The slot of a state whose marks have this hash.
  std::optional<std::size_t> find(const State& state, std::uint64_t hash) const {
    if (slots_.empty()) return std::nullopt;
    for (std::size_t at = home(hash); slots_[at].paths != 0; at = next(at)) {
      if (slots_[at].state == state) return at;
    }
    return std::nullopt;
  }

  /// True if the occupied slot `at` is the first of its run with its marks.
  bool leads(std::size_t at) const {
    const auto& marks = slots_[at].state.marks();
    for (std::size_t i = home(marks.hash()); i != at; i = next(i)) {
      if (slots_[i].state.marks() == marks) return false;
    }
    return true;
  }

  /// The histories of all states that share the marks of the leading slot `at`.
  ExactSum class_paths(std::size_t at) const {
    ExactSum sum;
    const auto& marks = slots_[at].state.marks();
    for (std::size_t i = at; slots_[i].paths != 0; i = next(i)) {
      if (slots_[i].state.marks() == marks) sum.add(slots_[i].paths);
    }
    return sum;
  }

 private:
  // The 32 bits below the shard's, scaled to the number of slots (Lemire's alternative to the remainder).
  std::size_t home(std::uint64_t hash) const {
    const std::uint64_t bits = (hash >> (32 - shard_bits)) & 0xffffffffU;
    return static_cast<std::size_t>((bits * slots_.size()) >> 32U);
  }
  std::size_t next(std::size_t at) const { return at + 1 == slots_.size() ? 0 : at + 1; }

  void grow(Arena& arena) {
    const std::span<const Slot> old = slots_;
    slots_ = arena.allocate<Slot>(old.size() + old.size() / 2 + 8);
    for (const Slot& slot : old) {
      if (slot.paths == 0) continue;
      std::size_t at = home(slot.state.marks().hash());
      while (slots_[at].paths != 0) at = next(at);
      slots_[at] = slot;
    }
  }

  std::span<Slot> slots_;
  std::size_t used_ = 0;
};

/// A state as a tally sees it: the state, its histories, and whether it leads its class of marks. The class's histories
/// are computed on demand.
template <class Shard>
struct Entry {
  const Shard& shard;  ///< the shard of the state
  std::size_t at;      ///< the state's slot in it

  /// The state.
  const auto& state() const { return shard.slot(at).state; }
  /// The histories that lead to the state.
  const auto& paths() const { return shard.slot(at).paths; }
  /// True if the state is the first of those with its marks, so that each class of marks is counted once.
  bool leads_class() const { return shard.leads(at); }
  /// The histories of all states with these marks. \pre leads_class()
  ExactSum class_paths() const { return shard.class_paths(at); }
};

/// All states of one grade, each with its number of histories.
/// \tparam Count  the counter of histories
template <MarkedState State, class Count>
class Layer {
 public:
  /// A part of the layer: the states whose hashes have the same highest bits.
  using ShardType = Shard<State, Count>;

  /// An empty layer. Its memory is charged to the budget.
  /// \param stop  ends a tally of the layer
  explicit Layer(Budget& budget, std::stop_token stop = {})
      : arena_(std::make_unique<Arena>(budget)), shards_(shard_count), stop_(std::move(stop)) {}

  /// The grade of its states.
  int grade() const { return grade_; }
  /// The budget of the layer's memory; a caller that needs more memory charges it there too.
  Budget& budget() const { return arena_->budget(); }
  /// The shard `s`, below shard_count.
  const ShardType& shard(std::size_t s) const { return shards_[s]; }

  /// Starts again as the layer `grade`. Next, call reset_shard for each shard, from any threads.
  void reset(int grade) {
    grade_ = grade;
    arena_->reset();
    for (ShardType& shard : shards_) shard = ShardType();
  }
  /// Empties a shard and makes it large enough for about `expected` states.
  void reset_shard(std::size_t s, std::size_t expected) { shards_[s].reset(expected, *arena_); }

  /// Adds `paths` histories to `state`, whose marks have this hash and belong to shard `s`. Only one thread at a time
  /// may use a shard.
  void add(std::size_t s, const State& state, const Count& paths, std::uint64_t hash) {
    shards_[s].add(state, paths, hash, *arena_);
  }

  /// Asks the processor for the memory that add will look at first.
  void prefetch(std::size_t s, std::uint64_t hash) const { shards_[s].prefetch(hash); }

  /// Forgets all states and frees their memory.
  void clear() {
    reset(grade_);
    arena_->clear();
  }

  /// The number of states.
  std::uint64_t size() const {
    std::uint64_t total = 0;
    for (const ShardType& shard : shards_) total += shard.size();
    return total;
  }

  /// Calls visit(state, paths) for each state with its number of histories, sequentially, in unspecified order.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (const ShardType& shard : shards_) {
      for (std::size_t at = 0; at < shard.slot_count(); ++at) {
        if (shard.slot(at).paths != 0) visit(shard.slot(at).state, shard.slot(at).paths);
      }
    }
  }

  /// Folds visit(tally, entry) over all states in parallel, and joins the tallies of different threads by `+=`. The
  /// result is the same for any number of threads if `+=` is commutative and associative.
  /// \throws TallyStopped if the layer's stop token is set and there are more than quick_tally states: millions take a
  ///         second. The walk ends with it
  template <class Tally, class Visit>
  Tally tally(Visit visit) const {
    PerThread<Tally> partial([] { return Tally{}; });
    const bool takes_long = size() > quick_tally;
    parallel_for_index(0, shard_count, [&](std::size_t s) {
      if (takes_long && stop_.stop_requested()) throw TallyStopped();
      const ShardType& shard = shards_[s];
      Tally& mine = partial.local();
      for (std::size_t at = 0; at < shard.slot_count(); ++at) {
        if (shard.slot(at).paths != 0) visit(mine, Entry<ShardType>{shard, at});
      }
    });
    Tally total{};
    partial.for_each([&](const Tally& part) { total += part; });
    return total;
  }

 private:
  int grade_ = 0;
  std::unique_ptr<Arena> arena_;  // behind a pointer so that layers can be swapped
  std::vector<ShardType> shards_;
  std::stop_token stop_;
};

}  // namespace quadrille::engines
