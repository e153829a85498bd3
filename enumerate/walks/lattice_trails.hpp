// Counts the paths on an endless lattice of squared paper, by their number of plies. A ply is a step from a point to a
// neighbouring point. A path is either a trail, which never draws a segment twice, or a self-avoiding walk, which never
// visits a point twice (the option `acyclic`).
//
// On the king's lattice each point has eight neighbours. The trails of this lattice are the histories of Paper Soccer
// on a pitch so large that no history reaches the rim. With each ply the number of these trails grows by a factor of
// nearly seven.
//
// Of all paths that the eight symmetries of the square map to each other, the fast counter (lattice_trails.cpp) walks
// only one. It counts the last plies without walking them (trail_board.hpp, board.hpp). An independent method
// (trails_doubling.hpp) shares no code with the fast counter and confirms its numbers.
#pragma once

#include <cstdint>
#include <vector>

#include "quadrille/detail/run.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

enum class Neighbourhood {
  king,    ///< eight neighbours: the segments of Paper Soccer
  square,  ///< four neighbours: where the numbers are best known
};

/// The paths from the origin to count.
struct PathQuery {
  int plies = 0;         ///< the longest: paths of 0, 1, ..., `plies` plies are counted
  bool acyclic = false;  ///< self-avoiding walks instead of trails
  Neighbourhood neighbourhood = Neighbourhood::king;
};

/// The longest paths that count_lattice_trails accepts. No machine can count that many: the number of trails has 27
/// digits.
int most_lattice_plies();

/// \throws Error (unusable_input) if count_lattice_trails does not accept this number of plies
void require_lattice_plies(int plies);

/// The number of paths of each length.
struct PathCounts {
  std::vector<Natural> paths;  ///< paths[k] is the number with k plies, for the finished lengths
  engines::RunStatus status = engines::RunStatus::grade_limit;  ///< the lattice has no longest path: never complete
};

/// The number of trails, or walks, of each length. Each length is a run of its own, so the finished lengths stay valid
/// if the work is ended. All the shorter ones together take a sixth of the time of the last.
/// The rows are the same for any number of threads. options.last_grade has no meaning here. With options.ranks all
/// ranks call the function together, and have the same rows: they share the longer lengths (path_subtrees.hpp).
/// \throws Error  (unusable_input) as require_lattice_plies
/// \complexity    O(trails of plies - 4, or walks of plies - 3) time; constant memory, some kilobytes a thread, which
///                options.memory must cover
///
/// Checked against: count_lattice_trails_ref; count_by_doubling to 16 plies; OEIS A272763, A006817, A001411
PathCounts count_lattice_trails(const PathQuery& query, const engines::RunOptions& options = {});

/// The same with another counter type for the sums of a worker. The sums spill into Naturals before they would wrap, so
/// the result is exact for any type. It is for tests, instantiated for std::uint64_t and std::uint16_t, the narrowest
/// type that holds every term.
template <class Counter>
PathCounts count_lattice_trails_with(const PathQuery& query, const engines::RunOptions& options = {});

/// The reference implementation walks every path ply by ply, with its segments or vertices in a set.
/// \complexity O(paths * plies); some ten thousand are instant, ten million take half a minute
PathCounts count_lattice_trails_ref(const PathQuery& query);

}  // namespace quadrille::enumerate
