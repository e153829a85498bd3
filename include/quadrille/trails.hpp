// Counts the trails of a ball on squared paper without a rim or goals. A trail goes from point to point by a chess
// king's moves, and draws no segment twice.
//
//     using namespace quadrille;
//     const Answer answer = trails::count({.plies = 12});
//     for (const auto& row : rows<trails::TrailCounts>(answer)) use(row.plies, row.trails);
#pragma once

#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/table.hpp"

/// \namespace quadrille::trails
/// Trails and self-avoiding walks of the infinite king-move lattice.
namespace quadrille::trails {

/// The length of the longest paths that can be requested, 32 plies. No machine can count that far: the number of trails
/// has 27 digits.
int most_plies();

/// The trails, or the self-avoiding walks, of 0 to `plies` plies, counted by their length.
struct CountRequest {
  int plies = 0;         ///< 0 to most_plies()
  bool acyclic = false;  ///< true: self-avoiding walks, which repeat no vertex; false: trails, which repeat no segment
};

/// A row of a count: the trails of one length.
struct TrailCounts {
  int plies = 0;   ///< the length
  Natural trails;  ///< the number of trails from a fixed vertex
};

/// A row of an acyclic count: the self-avoiding walks of one length.
struct WalkCounts {
  int plies = 0;  ///< the length
  Natural walks;  ///< the number of walks from a fixed vertex
};

Schema<TrailCounts> schema_of(RowType<TrailCounts>);  ///< the columns of its table
Schema<WalkCounts> schema_of(RowType<WalkCounts>);    ///< the columns of its table

/// @{
/// The number of trails, or walks, of each length, from a fixed vertex. A run that ends early has the finished lengths.
/// The plan's size is the number of trails, or walks, that the run visits. The planning counts short ones, and
/// extrapolates by the growth of the last of them. The size is empty if the stop token is set or the options' memory
/// does not suffice.
/// \throws Error (unusable_input) if the plies are out of range
/// \complexity the plan takes a tenth of a second; the run takes seven times as long for each further ply: 14 plies
///             take seconds
Plan<CountRequest> plan(const CountRequest& request, const Options& options = {});
Answer run(const Plan<CountRequest>& plan, const Options& options = {});
/// @}

/// Plans and runs. \throws as both \complexity as both
inline Answer count(const CountRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}

}  // namespace quadrille::trails
