// The layers of the placement phase: the classes of residual boards with m free columns, and their prediction cases.
//
// A square is never emptied again, so the boards with m free columns form a layer whose successors all lie in the
// next, m - 1. The classes of all layers are listed first, from the empty grid down: they are few, and their cases are
// many but their number is known then, so that a run can report how much of its work is done. For n = 9:
//
//   free columns       9     8      7       6       5       4      3     2    1
//   classes            1    25    571   7,178  37,917  66,115 16,933   107    1
//   million cases   0.07   1.2   15.3    84.6     158    74.5    3.9 0.003    0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "enumerate/plusminus/prediction_cases.hpp"
#include "enumerate/plusminus/residual_board.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate::placing {

using ResidualBoards = std::vector<ResidualBoard, engines::BudgetAllocator<ResidualBoard>>;

class BoardLayer {
 public:
  /// \param classes  canonical boards in ascending order, all with the same number of free columns
  /// \throws OutOfBudget, std::bad_alloc
  explicit BoardLayer(ResidualBoards classes);

  int free() const { return classes_.front().free; }
  std::size_t size() const { return classes_.size(); }
  const ResidualBoard& board(std::size_t index) const { return classes_[index]; }
  /// The place of a class. \pre it is one of this layer \complexity O(log size)
  std::size_t index_of(const ResidualBoard& canonical) const;

  std::uint64_t case_count() const { return first_case_.back(); }
  /// The cases before a class; `index` may be size().
  std::uint64_t first_case(std::size_t index) const { return first_case_[index]; }
  /// Allocates the margins of all cases. \throws OutOfBudget, std::bad_alloc
  void allocate_margins() { margins_.resize(case_count()); }
  void free_margins() { Margins(margins_.get_allocator()).swap(margins_); }
  std::span<StoredMargin> margins(std::size_t index);
  std::span<const StoredMargin> margins(std::size_t index) const;

 private:
  using Margins = std::vector<StoredMargin, engines::BudgetAllocator<StoredMargin>>;

  ResidualBoards classes_;
  std::vector<std::uint64_t, engines::BudgetAllocator<std::uint64_t>> first_case_;
  Margins margins_;
};

/// The layers of an n x n grid without their margins, the one with a single free column first, the empty grid last;
/// none if the stop token ended it.
/// \throws OutOfBudget, std::bad_alloc
/// \complexity O(classes * n^2 * log classes) time in parallel, O(classes) memory
std::vector<BoardLayer> list_layers(int n, engines::Budget& budget, const engines::RunOptions& options);

}  // namespace quadrille::enumerate::placing
