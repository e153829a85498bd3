// Predecessors: which records of a bucket become the states that samples stand at, and in which ways.
//
// Who walks back through a sweep (sample.hpp) asks a bucket for all ways into some states at once. The states asked for
// are few beside those that a bucket's records become, so the table of them is sparse: most look-ups end at their first
// slot, an empty one. Few records of a bucket share the invariant of any of them, and only those need be gone through.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/frontier/state.hpp"

namespace quadrille::engines {

/// Stands for all that a step finishes: no state has this key.
inline constexpr FrontierKey finished_key = no_key;

/// A lane of a state after a step.
struct SweepTarget {
  FrontierKey key = finished_key;  ///< the state, or finished_key
  std::size_t lane = 0;            ///< of its record
  friend bool operator==(const SweepTarget&, const SweepTarget&) = default;
};

/// A way into a target: one of its lanes is added to by a lane of a record.
struct WayBack {
  std::uint32_t target = 0;               ///< the number of the target
  std::uint32_t lane = 0;                 ///< of the record
  const std::uint64_t* record = nullptr;  ///< a state before the step: its key and its lanes
};

/// The ways into some targets. One thread's.
class Predecessors {
 public:
  /// No target.
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  /// No targets yet. \param budget  charged for all it holds; outlives it
  explicit Predecessors(Budget& budget)
      : slots_(BudgetAllocator<std::uint32_t>(budget)),
        invariants_(BudgetAllocator<std::uint64_t>(budget)),
        ways_(BudgetAllocator<WayBack>(budget)) {}

  /// Starts anew. \param targets  those of one state next to each other; kept by reference, at most 2^32 - 2
  /// \param invariant_of  the invariant of the states that the step turns into one: invariant_of(key), 64 mixed bits
  template <class InvariantOf>
  void reset(std::span<const SweepTarget> targets, const InvariantOf& invariant_of) {
    targets_ = targets;
    ways_.clear();
    slots_.assign(std::bit_ceil(8 * targets.size() + 8), 0);
    const std::size_t mask = slots_.size() - 1;
    invariants_.assign(std::bit_ceil(targets.size() / 4 + 1), 0);  // 16 to 256 bits a target
    any_invariant_ = false;
    for (const SweepTarget& target : targets) {
      any_invariant_ = any_invariant_ || target.key == finished_key;
      if (target.key != finished_key) bits_of(invariant_of(target.key)) |= bit_of(invariant_of(target.key));
    }
    for (std::size_t i = 0; i < targets.size(); ++i) {
      if (i > 0 && targets[i - 1].key == targets[i].key) continue;
      std::size_t at = mixed(targets[i].key) >> 32U & mask;
      while (slots_[at] != 0) at = (at + 1) & mask;
      slots_[at] = static_cast<std::uint32_t>(i + 1);
    }
  }

  /// Whether a record with that invariant may become a target; true now and then of one that cannot.
  bool may_become_target(std::uint64_t invariant) const {
    return any_invariant_ || (invariants_[word_of(invariant)] & bit_of(invariant)) != 0;
  }

  /// The number of the first target of that state, or `none`.
  std::size_t find(FrontierKey key) const {
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t at = mixed(key) >> 32U & mask; slots_[at] != 0; at = (at + 1) & mask) {
      if (targets_[slots_[at] - 1].key == key) return slots_[at] - 1;
    }
    return none;
  }

  /// Takes a way down. A lane that is no target is left out.
  /// \param target  the first one of its state \throws OutOfBudget
  void add(std::size_t target, const std::uint64_t* record, std::size_t from_lane, std::size_t to_lane) {
    const FrontierKey key = targets_[target].key;
    for (; target < targets_.size() && targets_[target].key == key; ++target) {
      if (targets_[target].lane != to_lane) continue;
      ways_.push_back({static_cast<std::uint32_t>(target), static_cast<std::uint32_t>(from_lane), record});
    }
  }

  /// Those taken down, a record's next to each other and in the order in which it was gone through.
  std::span<WayBack> ways() { return ways_; }

 private:
  // A bit of a table that has one for each of the targets' invariants. Buckets are told apart by the upper bits.
  std::size_t word_of(std::uint64_t invariant) const { return invariant >> 6U & (invariants_.size() - 1); }
  std::uint64_t& bits_of(std::uint64_t invariant) { return invariants_[word_of(invariant)]; }
  static std::uint64_t bit_of(std::uint64_t invariant) { return std::uint64_t{1} << (invariant & 63U); }

  std::span<const SweepTarget> targets_;
  std::vector<std::uint32_t, BudgetAllocator<std::uint32_t>> slots_;  // 0, or the number of a target from 1
  std::vector<std::uint64_t, BudgetAllocator<std::uint64_t>> invariants_;
  bool any_invariant_ = false;  // a target is what the step finishes, which states of all invariants lead to
  std::vector<WayBack, BudgetAllocator<WayBack>> ways_;
};

}  // namespace quadrille::engines
