// The layers of the placement phase: the classes of remnants with m free columns, and their lanes.
//
// A square is never emptied again, so the remnants with m free columns form a layer whose successors all lie in the
// next, m - 1. The classes of all layers are listed first, from the empty grid down: they are few (228,000 for n = 9's
// five largest... see README), and their lanes are as many as is known then exactly, so that a run knows from its start
// how much work and memory it needs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "enumerate/budget.hpp"
#include "enumerate/plusminus_lanes.hpp"
#include "enumerate/plusminus_remnant.hpp"
#include "enumerate/run.hpp"

namespace quadrille::enumerate::placing {

class RemnantLayer {
 public:
  /// \param classes  canonical remnants, all with the same number of free columns
  /// \throws OutOfBudget, std::bad_alloc
  RemnantLayer(const std::vector<Remnant>& classes, Budget& budget);

  int free() const { return classes_.front().free; }
  std::size_t size() const { return classes_.size(); }
  const Remnant& remnant(std::size_t index) const { return classes_[index]; }
  /// The place of a class. \pre it is one of this layer \complexity O(log size)
  std::size_t index_of(const Remnant& canonical) const;

  std::uint64_t lane_count() const { return first_lane_.back(); }
  /// The lanes before a class; `index` may be size().
  std::uint64_t first_lane(std::size_t index) const { return first_lane_[index]; }
  /// Makes room for the margins of all lanes. \throws OutOfBudget, std::bad_alloc
  void allocate_margins() { margins_.resize(lane_count()); }
  void free_margins() { Margins(margins_.get_allocator()).swap(margins_); }
  std::span<StoredMargin> margins(std::size_t index);
  std::span<const StoredMargin> margins(std::size_t index) const;

 private:
  using Margins = std::vector<StoredMargin, BudgetAllocator<StoredMargin>>;

  std::vector<Remnant, BudgetAllocator<Remnant>> classes_;  // in ascending order
  std::vector<std::uint64_t, BudgetAllocator<std::uint64_t>> first_lane_;
  Margins margins_;
};

/// The layers of an n x n grid without their margins, the one with a single free column first, the empty grid last;
/// none if the stop token ended it.
/// \throws OutOfBudget, std::bad_alloc
/// \complexity O(classes * n^2 * log classes) time in parallel, O(classes) memory
std::vector<RemnantLayer> list_layers(int n, Budget& budget, const RunOptions& options);

}  // namespace quadrille::enumerate::placing
