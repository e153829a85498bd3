// Computes the value of the placement phase of Plusses & Minuses for all pairs of prediction lists, by one backward
// induction.
//
// A predicted sign is open until the filled squares decide whether it is true. The code reduces a partly filled grid to
// a residual board, which keeps only the data that can still decide an open sign (residual_board.hpp). Boards that a
// symmetry maps to each other form a class. A case of a class is a choice of predictions for the open signs. The
// classes with m free columns form a layer. A placement fills one column, so it leads from layer m to layer m - 1. The
// induction goes from the layer with one free column, which has no open sign, back to the empty grid, whose cases are
// all pairs of lists. A class with m free columns has m^2 placements. In each case, the value of the class is the value
// after the placement that is best for the player to move. Memory holds two neighbouring layers at a time, or all
// layers if the caller also wants a best game.
//
// Limits: n <= 10. Processor time and memory, measured: 0.5 s and 27 MB for n = 8; 8 s and 0.35 GB for n = 9; 190 s and
// 6 GB (8 GB with all layers) for n = 10. For n = 11 it would take 27 times as long as for n = 10, and some 80 GB. The
// obvious alternative, a table of all partial permutations times all pairs of lists, takes 27 s for n = 8 and 60 times
// as long for n = 9.
//
// The generic engines::backward_induction over PlusminusSpace is the reference implementation for small n
// (enumerate/plusminus/margin_ref.cpp). It cannot replace this code, because it does not reduce grids to residual
// boards, and solves one pair of lists at a time. For n = 5 it already takes some hundreds of times as long
// (bench_plusminus_solve, `reference` beside `residual_boards`).
//
// The code first lists the classes of all layers, from the empty grid on. The classes are few, and they determine the
// number of cases, so a run can report its progress. For n = 9:
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

/// The classes of residual boards with m free columns, and their prediction cases.
class BoardLayer {
 public:
  /// \param classes  canonical boards in ascending order, all with the same number of free columns
  /// \throws OutOfBudget, std::bad_alloc
  explicit BoardLayer(ResidualBoards classes);

  int free() const { return classes_.front().free; }
  std::size_t size() const { return classes_.size(); }
  const ResidualBoard& board(std::size_t index) const { return classes_[index]; }
  /// The place of a class. \pre the class is in this layer \complexity O(log size)
  std::size_t index_of(const ResidualBoard& canonical) const;

  std::uint64_t case_count() const { return first_case_.back(); }
  /// The number of cases before a class; `index` may be size().
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

/// The layers of an n x n grid without their margins: the one with a single free column first, the empty grid last.
/// There are none if the stop token ended the run.
/// \throws OutOfBudget, std::bad_alloc
/// \complexity O(classes * n^2 * log classes) time in parallel, O(classes) memory
std::vector<BoardLayer> list_layers(int n, engines::Budget& budget, const engines::RunOptions& options);

struct PlacementValues {
  engines::RunStatus status = engines::RunStatus::complete;
  /// The margin under best play of the placements, for each pair of lists. The index holds player 1's list in its low n
  /// - 1 bits, first sign lowest, then player 2's; a set bit is a plus. Empty unless the run is complete.
  std::vector<std::int8_t> margins{};
  /// All layers with their margins if they were requested, the empty grid last.
  std::vector<BoardLayer> layers{};
};

/// \param places_first  1 or 2: the player of the first placement
/// \param budget        outlives the result; its free bytes bound the tables of the run
/// \param keep_layers   true to request `layers`
/// \pre 1 <= n <= largest_side
/// \complexity O(sum over classes of 2^(open signs) * m^2) time: 9 * 10^9 steps for n = 9, of which a vector
///             instruction makes up to 16
/// Checked against: placement_margin_ref (margin.hpp), confirm::placement_margins_plain
PlacementValues value_placements(int n, int places_first, engines::Budget& budget, bool keep_layers,
                                 const engines::RunOptions& options);

/// The player to place, 1 or 2.
int mover(int n, int free, int places_first);

inline Aim aim_of(int player) { return player == 1 ? Aim::largest : Aim::smallest; }

}  // namespace quadrille::enumerate::placing
