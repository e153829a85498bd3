// The placement phase of Plusses and Minuses, valued for every pair of lists at once by backward induction.
//
// Layer by layer (enumerate/plusminus/layers.hpp), from the one with a single free column, where all signs are fixed,
// back to the empty grid, where none is and the cases are the pairs of lists: each class takes, in each of its cases,
// the best of what its m^2 placements lead to. Two neighbouring layers are held at a time, or all of them if a play is
// asked for.
//
// Limits: n <= 10. Processor seconds and memory, measured: n = 8 0.5 s and 27 MB; n = 9 8 s and 0.35 GB; n = 10 190 s
// and 6 GB (8 with all layers). n = 11 would take 27 times as long and some 80 GB. The obvious alternative, all partial
// permutations times all pairs of lists, takes 27 s for n = 8 and 60 times as long for n = 9.
//
// The generic engines::backward_induction over PlusminusSpace is no substitute, but the reference for small n
// (enumerate/plusminus/margin_ref.cpp): it merges no grids and values one pair of lists at a time, which takes some
// hundreds of times as long for n = 5 already (bench_plusminus_solve, `reference` beside `residual_boards`).
#pragma once

#include <cstdint>
#include <vector>

#include "enumerate/plusminus/layers.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate::placing {

struct PlacementValues {
  engines::RunStatus status = engines::RunStatus::complete;
  /// For each pair of lists the margin under best play of the placements: player 1's list in the low n - 1 bits of the
  /// index, first sign lowest, then player 2's; a set bit is a plus. Whole if the run is complete, else empty.
  std::vector<std::int8_t> margins{};
  /// All layers with their margins if they were to be stored, the empty grid last.
  std::vector<BoardLayer> layers{};
};

/// \param places_first  1 or 2: the player of the first placement
/// \param budget        outlives the result; what is in it bounds the tables of the run
/// \param keep_layers   whether `layers` is wanted
/// \pre 1 <= n <= largest_side
/// \complexity O(sum over classes of 2^(open signs) * m^2) time: 9 * 10^9 steps for n = 9, of which a vector
///             instruction makes up to 16
/// Checked against: placement_margin_ref (solve.hpp), confirm::placement_margins_plain
PlacementValues value_placements(int n, int places_first, engines::Budget& budget, bool keep_layers,
                                 const engines::RunOptions& options);

/// The player to place, 1 or 2.
int mover(int n, int free, int places_first);

inline Aim aim_of(int player) { return player == 1 ? Aim::largest : Aim::smallest; }

}  // namespace quadrille::enumerate::placing
