// The classes at which a game is over, by ply: those with the ball in a goal, and those whose mover is blocked.
//
// A class with the ball in a goal is one of the swept graph with its ball beside that goal, and one segment more. A
// mover is blocked at v if v has no segment to a goal and all its segments are drawn. A drawing determines its ball
// (frontier.hpp), so these are, for each such v, the drawings with the ball on v that have all segments of v: one more
// sweep for each v, in which those segments are drawn. A ball off the start has an odd number of segments at its vertex
// and one on the start an even number, so only half of the vertices can block: of a large pitch those on the rim, and
// the start. A reflection of the pitch that keeps the start maps classes to classes, so one sweep serves for a vertex
// and its images, and one for both goals if it exchanges them.
//
// Checked against: layered on every pitch that it can list.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "enumerate/soccer/grouping.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

/// Numbers of weak classes, or of strong ones, which are as many; by ply.
struct EndedClasses {
  std::vector<Natural> goal_1;                               ///< the ball lies on g1: player 2 has won
  std::vector<Natural> goal_2;                               ///< the ball lies on g2: player 1 has won
  std::vector<Natural> blocked;                              ///< the mover has no legal ply and has lost
  engines::RunStatus status = engines::RunStatus::complete;  ///< unless complete, the numbers mean nothing
  std::string reached{};                                     ///< then: where the sweeps ended
};

/// Counts by the frontier. \pre the frontier can sweep the pitch
/// \param options  options.last_grade is the last ply counted; a checkpoint is not taken; with a modulus all numbers
///                 are residues
/// \complexity as count_soccer_frontier by ply, a sweep for each vertex that can block and for each goal, images apart
EndedClasses count_ended_classes(const soccer::Pitch& pitch, const engines::RunOptions& options = {});

/// How many sweeps that takes: at most one for each point on the rim. O(points * segments)
std::size_t sweeps_over_ended_classes(const soccer::Pitch& pitch);

/// Counts them, and writes them into the rows, if those are complete. If the sweeps do not end, the columns stay empty
/// and `counted` says so. \param counted  of the same pitch and options. Else as above
void add_ended_classes(const soccer::Pitch& pitch, const engines::RunOptions& options, Counted& counted);

}  // namespace quadrille::enumerate
