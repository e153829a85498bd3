// Counts the histories and finished games of Paper Soccer by the engine `trails`, which lists none of them
// (enumerate/engines/trail_sweep/sweep.hpp).
//
// A legal history is a trail (a walk without a repeated segment) that begins at the start and never leaves a goal. No
// other rule restricts a history: a ply may draw any undrawn segment at the ball (Def. 2.4 of T. Hoivik, "Experiments
// in Paper Soccer"). The table also has the number of classes (sets of drawn segments). A sweep over trails does not
// count them, so the engine `frontier` does, in a sweep of its own.
//
// Checked against: the engine `layered`, on every pitch whose classes it can list, by ply, in total and by outcome.
#pragma once

#include <optional>

#include "enumerate/soccer/grouping.hpp"

namespace quadrille::enumerate {

/// True if trails can count this grouping; it then fills every column.
constexpr bool trails_can(By by) { return by == By::ply || by == By::total || by == By::outcome; }

/// True if the pitch is narrow enough for the sweep. O(points)
bool fits_trails(const soccer::PitchName& name);

/// The expected cost of a count by trails.
struct TrailsCost {
  double bytes = 0;
  double seconds = 0;  ///< of one thread, on a usual processor
};

/// The counters of a sweep over trails: exact ones, or residues, with a pass for each of several primes (residues.hpp),
/// whose states take less memory.
enum class TrailCounters { exact, residues };

/// Assumes as many states as involutions of the edges that cross the frontier, the imagined edge included. That is
/// right to a third where more than ten segments cross. Each state has its lanes. O(points)
/// \pre fits_trails(name), trails_can(by)
TrailsCost cost_of_trails(const soccer::PitchName& name, By by, const std::optional<int>& last_ply,
                          TrailCounters counters = TrailCounters::exact);

/// The bits of the largest count that its rows can hold. \pre fits_trails(pitch's name)
std::size_t bits_of_trails(const soccer::Pitch& pitch);

/// Counts histories by the engine trails, and classes by the frontier. The rows are the same for any number of threads.
/// If the run ends early, the rows have the columns that were finished: classes, since the frontier comes first; by
/// outcome, goals before the games that end blocked.
/// \param options  options.last_grade is the last ply counted; options.checkpoint, ranks and modulus are taken
/// \throws Error (unusable_input) if more segments cross the frontier than the engine takes
/// \complexity O(segments * states), with about as many states as involutions of the segments that cross; times the
///             plies unless in total; by outcome three sweeps
/// \pre trails_can(by)
Counted count_soccer_trails(const soccer::Pitch& pitch, By by, const engines::RunOptions& options = {});

// Finished games by ply, by winner and by how they end: three sweeps over trails, one after the other.

/// The part of count_soccer_trails by outcome. If the run ends early, the rows have the columns of the finished sweeps:
/// goals of player 1, then goals of player 2, then the games that end blocked.
/// \param options  as there; a checkpoint has the finished sweeps too
/// \pre the start is no goal
Counted count_outcomes(const soccer::Pitch& pitch, const engines::RunOptions& options);

}  // namespace quadrille::enumerate
