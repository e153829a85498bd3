// Finds, before an engine starts, the number of classes that it would have to list. A class is a set of drawn segments
// with the ball's place. A quick sweep over the pitch gives the number, or a lower bound on it for a large pitch.
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
  bool is_exact = true;        ///< false if `classes` is a lower bound
  bool lacked_memory = false;  ///< true if memory ended a sweep that would have given a better bound
};

/// The strong classes that the task has to list, up to its last ply and its symmetry. By winner these are the classes
/// of the whole game, each by itself. A pitch too large for a quick sweep has at least as many classes as the largest
/// small pitch that lies in it with the same start. For histories of the smaller pitch are histories of the larger one,
/// which has the same goals there or none. The same bound serves a pitch for whose sweep memory does not suffice.
/// \param options  those of the sweep; its last grade and its checkpoint are not used
/// \param known    the classes up to the last ply, not up to the symmetry, if they were counted before; then nothing is
///                 swept
/// \returns nothing for the few classes of the first plies, or if the sweep ended early
/// \complexity a sweep of about a second at most
std::optional<ClassBound> bound_classes(const CountTask& task, const engines::RunOptions& options = {},
                                        const std::optional<Natural>& known = {});

/// The reason why the classes of the whole pitch cannot all be held at once, if it is known before they are listed. It
/// says where a job that has to hold them stopped: "before ply 0, with 5 classes to hold ...".
/// \param bytes_a_class  the least size of a class
/// \param options        options.memory is all the memory that there is
/// \complexity a sweep of at most half a second
std::optional<std::string> too_many_to_hold(const soccer::PitchName& pitch, std::size_t bytes_a_class,
                                            const engines::RunOptions& options);

// The number of strong classes of a pitch, of the whole game and up to a last ply: one sweep, summed.

struct SweptClasses {
  Natural of_game = 0;
  Natural to_last_ply = 0;                                   ///< equal to of_game without a last ply
  engines::RunStatus status = engines::RunStatus::complete;  ///< if not complete, the numbers mean nothing
  std::string reached{};                                     ///< if not complete: where the sweep ended
};

/// Counts by the frontier, not up to a symmetry. The start is a class too.
/// \param options  without a checkpoint; a last grade, no smaller than last_ply, bounds the sweep and so both numbers
/// \pre require_engine lets the frontier count the pitch
/// \complexity a sweep; with a last ply, one that keeps the plies apart
///
/// Checked against: reverse, which lists the classes (tests/enumerate/soccer/classes/sweep_test.cpp).
SweptClasses sweep_classes(const soccer::PitchName& name, const std::optional<int>& last_ply,
                           const engines::RunOptions& options = {});

// The classes at which a game is over, by ply: those with the ball in a goal, and those whose mover is blocked.
//
// A class with the ball in a goal is one of the swept graph with its ball beside that goal, and one segment more. A
// mover is blocked at v if v has no segment to a goal and all its segments are drawn. A drawing determines its ball
// (frontier.hpp). So the blocked classes at v are the drawings with the ball on v and all segments of v: one more
// sweep, in which those segments are drawn.
//
// A ball off the start has an odd number of segments at its vertex, and one on the start an even number. So only half
// of the vertices can block: on a large pitch those on the rim, and the start. A reflection of the pitch that keeps the
// start maps classes to classes. So one sweep serves a vertex and its images, and one serves both goals if a reflection
// exchanges them.
//
// Checked against: layered on every pitch that it can list.

/// Numbers of weak classes by ply; strong classes are as many.
struct EndedClasses {
  std::vector<Natural> goal_1;                               ///< the ball lies on g1: player 2 has won
  std::vector<Natural> goal_2;                               ///< the ball lies on g2: player 1 has won
  std::vector<Natural> blocked;                              ///< the mover has no legal ply and has lost
  engines::RunStatus status = engines::RunStatus::complete;  ///< unless complete, the numbers mean nothing
  std::string reached{};                                     ///< unless complete: where the sweeps ended
};

/// Counts by the frontier. \pre the frontier can sweep the pitch
/// \param options  options.last_grade is the last ply counted; a checkpoint is not taken; with a modulus all numbers
///                 are residues
/// \complexity as count_soccer_frontier by ply: a sweep for each vertex that can block and for each goal, one for
///             images of each other
EndedClasses count_ended_classes(const soccer::Pitch& pitch, const engines::RunOptions& options = {});

/// The number of sweeps that count_ended_classes takes: at most one for each point on the rim. O(points * segments)
std::size_t sweeps_over_ended_classes(const soccer::Pitch& pitch);

/// Counts these classes and writes them into the rows, if the rows are complete. If the sweeps end early, the columns
/// stay empty and `counted` says so. The rest is as for count_ended_classes.
/// \param counted  of the same pitch and options
void add_ended_classes(const soccer::Pitch& pitch, const engines::RunOptions& options, Counted& counted);

}  // namespace quadrille::enumerate
