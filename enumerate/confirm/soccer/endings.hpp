// The numbers of weak classes, and of histories, of a whole pitch of Paper Soccer by ending: each goal, and a blocked
// mover. They are residues modulo the prime 2^61 - 1, by the independent methods of residue.hpp and histories.hpp.
//
// Classes that end in a goal = count with that goal open - count with both closed. A mover is blocked at a vertex v if
// v has no edge to a goal and all its edges are drawn. A trail that ends on v has an odd number of edges there, or an
// even number if it also began there. So, by the parities of Euler's theorem, there are two cases. If the number of v's
// edges has that parity, the trails with all edges of v drawn are those whose mover is blocked at v. Otherwise no mover
// is blocked at v.
//
// Each sum is taken at x = 1 and at another x, as the sum of x^plies, so that numbers ply by ply are confirmed as well.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>

#include "enumerate/confirm/soccer/residue_graph.hpp"
#include "games/soccer/pitch.hpp"

namespace quadrille::confirm {

/// A sum at x = 1, and the same sum at histories_point.
using ResiduesAtPoints = std::array<std::uint64_t, 2>;

struct EndingResidues {
  ResiduesAtPoints all{};      ///< over finished and unfinished games
  ResiduesAtPoints goal_1{};   ///< the ball lies on g1
  ResiduesAtPoints goal_2{};   ///< the ball lies on g2
  ResiduesAtPoints blocked{};  ///< the mover has no legal ply
  std::uint64_t peak_states = 0;
};

/// Called before each sweep with its number, from 1, and the number of all sweeps.
using EndingsObserver = std::function<void(std::size_t sweep, std::size_t of)>;

/// The endings of weak classes.
/// \throws Error (unusable_input) if the pitch is too wide; std::bad_alloc
/// \complexity 2 * (3 + v) residue_sweeps, for v vertices that can block, which are on the rim
/// Checked against: count_soccer on every pitch that it can list
EndingResidues endings_of_classes(const soccer::PitchName& name, const EndingsObserver& observer = {});

/// The endings of histories, by half as many histories_sweeps.
EndingResidues endings_of_histories(const soccer::PitchName& name, const EndingsObserver& observer = {});

}  // namespace quadrille::confirm
