// Counts the games of a whole pitch of Paper Soccer by ending: goal 1, goal 2, or a blocked player. The code counts
// either histories (sequences of plies) or weak classes (the sets of segments that histories draw). The counts are
// residues modulo the prime 2^61 - 1, computed by the independent methods of residue.hpp and histories.hpp.
//
// To count the classes that end in a goal, the code counts all classes on the pitch with only that goal. It then
// subtracts the number of classes on the pitch without goals.
//
// The player to move is blocked if the ball lies at a vertex v without an edge to a goal, and all edges of v are drawn.
// A history that ends at v has drawn an odd number of the edges of v, or an even number if it also began at v (Euler).
// If the number of all edges of v has this parity, every history that draws all of them ends at v, so the code counts
// these histories or their classes. Otherwise no player is ever blocked at v.
//
// Each result is the sum of x^plies over the counted classes or histories, computed for x = 1 and for another x. The
// sum for x = 1 confirms the total number. The other sum confirms the number for each length, because these numbers are
// the coefficients of the powers of x.
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
