// Counts the classes of Paper Soccer by a sweep over the pitch. The drawing of a history is its set of drawn segments.
// The sweep counts sets of segments, and the theorem below says which of them are drawings. The theorem is also proved
// in Coq (`drawings` in proofs/coq/headline_beyond.v). Definitions are cited from T. Hoivik, "Experiments in Paper
// Soccer".
//
// Theorem. Let b0 be the vertex of the start, and the degree of a vertex the number of segments of E at it. A set E of
// segments is the drawing of some history iff E is empty (the drawing before the first ply), or b0 is no goal and
//   1. E is connected and has a segment at b0;
//   2. every degree in E is even, or exactly two are odd: that of b0 and that of one other vertex, on which the ball
//   lies;
//   3. a goal has degree at most 1, and the ball lies on it if it has degree 1.
// Proof. A history is a trail from b0 that meets a goal at most at its end (Defs. 2.4, 2.6). Its segments are connected
// and contain the first one, at b0. Each visit to a vertex on the way uses two segments there. So only the ends of the
// trail can have odd degree: both of them, or neither if they coincide. The trail meets a goal at most once, at its
// end, by one segment. Conversely let E be as described. By conditions 1 and 2 and Euler's theorem, E is the set of
// segments of a trail. This trail runs between the two vertices of odd degree, one of which is b0, or it is closed and
// can begin at b0. If the trail went through a goal, it would use two segments there, against condition 3. So no ply
// comes after a goal. Nothing else forbids a ply: a segment is legal if it is undrawn and starts at the ball (Def.
// 2.4), and a blocked player has no segment to draw.
//
// Corollary. The drawing determines its ball (the vertex of odd degree other than b0, or b0 if there is none). So there
// are as many weak classes (drawings) as strong classes (drawings with their ball), and the sweep counts both at once.
// The sweep counts neither histories nor the classes at which a game is over; the columns for these numbers stay empty.
// (classes.hpp counts the classes at which a game is over, by further sweeps.)
//
// Checked against: the engines `layered` and `reverse_search`, on every pitch whose classes they can list. Also against
// enumerate/confirm/soccer/residue_sweep.hpp, which counts drawings by another method.
#pragma once

#include "enumerate/soccer/grouping.hpp"

namespace quadrille::enumerate {

/// True if the frontier can count this grouping.
constexpr bool frontier_can(By by) { return by == By::ply || by == By::total || by == By::ball; }

/// The bits of the largest count that its rows can hold.
std::size_t bits_of_frontier(const soccer::Pitch& pitch);

/// Counts by the frontier engine; histories, goal_1, goal_2 and blocked stay empty. The rows are the same for any
/// number of threads. If the run ends early, there are no rows: a sweep has no exact number before its last vertex.
/// \param options  options.last_grade is the last ply counted; options.checkpoint, ranks and modulus are taken; with a
///                 modulus all numbers are residues, and rows that count nothing stay
/// \param words    the words of a counter; as many as are needed if 0. Others are for tests of counters that are too
///                 narrow
/// \throws Error (unusable_input) if the pitch is too wide for the sweep, has no mirror and is asked for one, or if
///         balls are counted with a last ply
/// \complexity O(vertices * states) with about 4^w w! / log(2)^w states for w vertices along the shorter side, as many
///             times the lanes: 1 in total, the plies by ply
/// \pre frontier_can(by)
Counted count_soccer_frontier(const soccer::Pitch& pitch, By by, Symmetry symmetry = Symmetry::none,
                              const engines::RunOptions& options = {}, std::size_t words = 0);

/// The number of classes of the whole game that are their own mirror image: one row, or none if the run ends early.
/// \param options  without a last ply, checkpoint or modulus
/// \throws Error (unusable_input) if the pitch has no mirror \complexity as a count of half of the pitch
Counted count_own_images(const soccer::Pitch& pitch, engines::RunOptions options);

}  // namespace quadrille::enumerate
