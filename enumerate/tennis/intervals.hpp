// Tennis and Footsteps, solved: an interval for the value of every position that is certain, to the last digit.
//
// Both players bid 1 at least while they have points, so the points left fall with every turn, and positions are
// valued by backward induction in the order of that total; positions of one total are independent and are valued in
// parallel. Each is a matrix game over the values of its successors. The value is what player 1 can expect: +1 or -1
// for a win, `beyond` for one beyond the last field.
//
// Floating point proposes (matrix_game.hpp), whole numbers dispose (enclosure.hpp): the proposed mixes are rounded to
// mixes, and what they guarantee against *every* legal bid, over the certain intervals of the successors, is a certain
// interval for the position. That rests on nothing that was proposed; in particular
// - bids of more than the opponent's points plus 1 are not proposed: they win no turn that one less would not win, and
//   cost more; if it were ever better to spend points than to save them, the interval would be wide, not wrong;
// - exchanging the players exchanges rows and columns and the sign, so v(s1, s2, b) = -v(s2, s1, -b). That is a theorem
//   about the rules, tested for all bids of few points, and by the reference, which values both positions. Half of the
//   positions are valued, the bound above is the bound below of the mirrored position, and (s, s, 0) is worth exactly
//   0.
//
// Widths add up from turn to turn. Each position has its share of the width that is asked for, in proportion to the
// points left; if its interval is wider, or no linear program found a mix, it is solved exactly (exact_game.hpp) over
// its successors' bounds, which adds no more than the last digit. The solution counts the positions that are too wide
// even so, and names the widest.
//
// The generic engines::backward_induction over TennisSpace is no substitute, but the reference for few points
// (tests/enumerate/engines/thesis_test.cpp). Its states carry their turn, as the rules of a graded space ask, so it
// values one position once for each turn that can reach it, mirror images too. On one thread, and with values of GLPK's
// that nothing certifies, it takes 4.2 ms for 12 points and 40 ms for 20, where the method here takes 0.68 ms and
// 4.0 ms (bench_tennis_solve, `generic_by_glpk` beside `certified`).
//
// A caller can have the mixes too (OnMix), which prove the bounds: enumerate/tennis/certificate.hpp writes them down.
// Every bound is then what a mix guarantees. So where a position is solved exactly, its bounds are those of the optimal
// mixes, whose shares are rounded, and not the value rounded to the last digit.
//
// Checked against: solve_tennis_ref, all positions of few points; monotone in the points; no bid deviates with profit.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>

#include "enumerate/numbers/matrix_games/exact_game.hpp"
#include "enumerate/tennis/certified_strategy_solver.hpp"
#include "enumerate/tennis/values.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::enumerate {

/// The positions to value: all with at most so many points each.
struct TennisTask {
  tennis::Rules rules;
  int points_1 = 0;
  int points_2 = 0;
  Fixed width = fixed_one / 1'000'000'000;  ///< of the intervals, at most
};

struct TennisSolution {
  engines::RunStatus status = engines::RunStatus::complete;
  TennisValues values;
  int last_total = -1;                          ///< every position with at most so many points in all was valued
  std::size_t tried_exactly = 0;                ///< positions for which exact_game.hpp was called
  std::size_t wide = 0;                         ///< positions wider than asked for, mirrored ones not counted
  std::optional<tennis::Position> widest = {};  ///< the widest of them
};

/// \throws Error (unusable_input) if the points or fields are out of range
void require_solvable(const TennisTask& task);

/// On how many threads the task can be solved within so many bytes, from 1 to `most`. It is 1 also where the memory is
/// too little for one thread: solve_tennis then ends with RunStatus::memory.
/// \throws as require_solvable
int threads_to_solve_tennis(const TennisTask& task, std::size_t memory, int most);

/// A mix of player 1 at a position, and what it is certain to guarantee there. The mix is empty in a position that is
/// its own mirror image: that is worth 0 by symmetry.
using OnMix = std::function<void(const tennis::Position&, const Mix&, Fixed guaranteed)>;

/// Values every position of the task, on all threads of the caller's arena; the same for any number of them.
/// \param on_mix  called once for each unfinished position, mirror images included, in the order of both
///                players' points together, then player 1's, then the ball
/// \throws as require_solvable
/// \complexity O(points^2 * fields) linear programs: 50 points 0.1 s, 100 points 2 s, 200 points 50 s of one processor
TennisSolution solve_tennis(const TennisTask& task, const engines::RunOptions& options = {}, const OnMix& on_mix = {});

/// The reference implementation: the rational values of all positions with at most so many points each, by
/// exact_game.hpp over every bid; no mirroring, no rounding. For few points, as the numbers grow with every turn: all
/// of 12 points take 0.2 s. \throws Error (unusable_input) if exact_game.hpp gives up
std::map<tennis::Position, Rational> solve_tennis_ref(const tennis::Rules& rules, int most_points);

}  // namespace quadrille::enumerate
