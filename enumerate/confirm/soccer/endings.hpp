// How many weak classes, and how many histories, of a whole pitch of Paper Soccer end in which goal
// or with a blocked mover: as residues modulo the prime 2^61 - 1, by the independent methods of
// residue.hpp and histories.hpp.
//
// What ends in a goal is what there is more with that goal open than with both closed. A mover is
// blocked at a vertex v if v has no edge to a goal and all its edges are drawn. A trail that ends
// on v has an odd number of edges there, or an even number if it began there; so, by the parities
// of Euler's theorem, the trails with all edges of v drawn are those whose mover is blocked at v if
// the number of v's edges is of that kind, and otherwise none is.
//
// Each sum is taken at x = 1 and at another x, as the sum of x^plies, so that numbers ply by ply
// are confirmed as well.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>

#include "enumerate/confirm/soccer/residue_graph.hpp"
#include "games/soccer/pitch.hpp"

namespace quadrille::confirm {

/// A sum at x = 1, and at histories_point.
using ResiduesAtPoints = std::array<std::uint64_t, 2>;

struct EndingResidues {
  ResiduesAtPoints all{};      ///< finished or not
  ResiduesAtPoints goal_1{};   ///< the ball lies on g1
  ResiduesAtPoints goal_2{};   ///< the ball lies on g2
  ResiduesAtPoints blocked{};  ///< the mover has no legal ply
  std::uint64_t peak_states = 0;
};

/// Where the sweeps are: called before each.
using EndingsObserver = std::function<void(std::size_t sweep, std::size_t of)>;

/// \throws Error (unusable_input) if the pitch is too wide; std::bad_alloc
/// \complexity so many residue_sweeps as twice three and twice the vertices that can block, which are on the rim
/// Checked against: count_soccer on every pitch that it can list
EndingResidues endings_of_classes(const soccer::PitchName& name, const EndingsObserver& observer = {});

/// The same of histories, by half as many histories_sweeps.
EndingResidues endings_of_histories(const soccer::PitchName& name, const EndingsObserver& observer = {});

}  // namespace quadrille::confirm
