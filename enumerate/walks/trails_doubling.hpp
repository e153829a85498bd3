// Length doubling: it counts the trails (or self-avoiding walks) of one length on an endless lattice, from lists of
// paths about half as long.
//
// Cut a path of N + M plies after ply N and move the cut to the origin. This gives two paths from the origin, one of N
// plies (the first part, reversed) and one of M plies. They share no segment (for walks, no vertex but the origin).
// Every such pair comes from exactly one path, so the task is to count pairs of disjoint sets of segments (for walks,
// of vertices). Schram, Barkema & Bisseling ("Exact enumeration of self-avoiding walks", 2011) count the pairs by
// inclusion and exclusion over all sets S that are common to two paths. Here the sum is taken in another order
// (trails_doubling.cpp), so no table of all S is needed and no partial result is negative.
//
// This method shares no code with lattice_trails.cpp, whose numbers it confirms. A call counts the paths of one length.
#pragma once

#include "enumerate/walks/lattice_trails.hpp"

namespace quadrille::enumerate {

/// The longest paths that count_by_doubling accepts: their halves have eight plies.
inline constexpr int most_doubled_plies = 16;

/// The number of paths of exactly query.plies plies. The same for any number of threads.
/// \throws Error (unusable_input) if query.plies is negative or above most_doubled_plies
/// \complexity O((2 c)^(plies / 2)) time at the worst for paths that grow by a factor of c a ply, and O(c^(plies / 2))
///             memory: king's trails of 16 plies take half a minute of one core and half a gigabyte
/// Checked against: count_lattice_trails (trails to 16 plies, walks to 14), count_lattice_trails_ref, OEIS A272763
Natural count_by_doubling(const PathQuery& query);

}  // namespace quadrille::enumerate
