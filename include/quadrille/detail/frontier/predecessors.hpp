// Predecessors: which records of a bucket become the states that samples stand at, and in which ways.
//
// SweepSampler (enumerate/engines/frontier) asks a bucket for all ways into some states at once. The states asked for
// are few beside those that a bucket's records become, so the table of them is sparse: most look-ups end at their first
// slot, an empty one.
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
      : slots_(BudgetAllocator<std::uint32_t>(budget)), ways_(BudgetAllocator<WayBack>(budget)) {}

  /// Starts anew. \param targets  those of one state next to each other; kept by reference, at most 2^32 - 2
  void reset(std::span<const SweepTarget> targets) {
    targets_ = targets;
    ways_.clear();
    slots_.assign(std::bit_ceil(8 * targets.size() + 8), 0);
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t i = 0; i < targets.size(); ++i) {
      if (i > 0 && targets[i - 1].key == targets[i].key) continue;
      std::size_t at = mixed(targets[i].key) >> 32U & mask;
      while (slots_[at] != 0) at = (at + 1) & mask;
      slots_[at] = static_cast<std::uint32_t>(i + 1);
    }
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
  std::span<const SweepTarget> targets_;
  std::vector<std::uint32_t, BudgetAllocator<std::uint32_t>> slots_;  // 0, or the number of a target from 1
  std::vector<WayBack, BudgetAllocator<WayBack>> ways_;
};

}  // namespace quadrille::engines
