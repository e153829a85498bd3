// How many classes a listing would walk through: known before it starts, where a quick sweep can tell.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "enumerate/soccer/engine.hpp"
#include "enumerate/soccer/grouping.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/engines.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

struct ClassBound {
  Natural classes;             ///< strong classes, the start among them
  bool is_exact = true;        ///< false if there are at least so many
  bool lacked_memory = false;  ///< whether it is that low because memory ended a sweep which would have told more
};

/// The strong classes that the task has to list, up to its last ply and its symmetry; by winner that is the whole game,
/// each class by itself. A pitch that is large for a sweep has at least as many as the largest small pitch that lies in
/// it with the same start: its histories are histories there too, since where the smaller has goals the larger has the
/// same or none. So has a pitch for whose sweep memory does not suffice.
/// \param options  what the sweep runs with; its last grade and its checkpoint are not used
/// \param known    those up to the last ply, not up to the symmetry, where they were counted before: nothing is swept
/// \returns nothing for the few classes of the first plies, or if the sweep ended early
/// \complexity a sweep of about a second at most
std::optional<ClassBound> bound_classes(const CountTask& task, const engines::RunOptions& options = {},
                                        const std::optional<Natural>& known = {});

/// Why the classes of the whole pitch cannot all be held at once, if that is known before they are listed: where a job
/// that has to hold them stopped, "before ply 0, with 5 classes to hold ...".
/// \param bytes_a_class  what each class takes at least
/// \param options        options.memory is all that there is
/// \complexity a sweep of at most half a second
std::optional<std::string> too_many_to_hold(const soccer::PitchName& pitch, std::size_t bytes_a_class,
                                            const engines::RunOptions& options);

// How many strong classes a pitch has, of the whole game and up to a last ply: one sweep, summed.

struct SweptClasses {
  Natural of_game = 0;
  Natural to_last_ply = 0;                                   ///< the same without a last ply
  engines::RunStatus status = engines::RunStatus::complete;  ///< if not complete, the numbers mean nothing
  std::string reached{};                                     ///< then: where the sweep ended
};

/// Counts by the frontier, and not up to a symmetry. The start is a class too.
/// \param options  without a checkpoint; a last grade, no smaller than last_ply, bounds the sweep and so both numbers
/// \pre require_engine lets the frontier count the pitch
/// \complexity a sweep; with a last ply, one that tells the plies apart
///
/// Checked against: reverse, which lists the classes (tests/enumerate/soccer/classes/sweep_test.cpp).
SweptClasses sweep_classes(const soccer::PitchName& name, const std::optional<int>& last_ply,
                           const engines::RunOptions& options = {});

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
