// The solution of Tennis and Footsteps: for the value of every position an interval that is certain to the last digit.
//
// Each player bids at least 1 while it has points, so every turn lowers the total of points. Backward induction values
// the positions in the order of that total. Positions of one total are independent and are valued in parallel. Each is
// a matrix game over the values of its successors. The value is player 1's expected payoff: +1 or -1 for a win,
// `beyond` for one beyond the last field.
//
// Floating point proposes weights (matrix_game.hpp), whole numbers decide (enclosure.hpp). The solver rounds the
// weights to mixes. Their guarantees against *every* legal bid, over the certain intervals of the successors, are a
// certain interval for the position. Its truth does not depend on the proposal:
// - The program proposes no bid of more than the opponent's points plus 1. Such a bid wins no turn that one less would
//   not win, and costs more. If it were ever better to spend points than to save them, the interval would be wide, not
//   wrong.
// - Exchanging the players exchanges rows and columns and the sign, so v(s1, s2, b) = -v(s2, s1, -b). This is a theorem
//   about the rules. Tests check it for all bids of few points, and the reference values both positions. Half of the
//   positions are valued. The upper bound of a position is the negated lower bound of its mirror image, and (s, s, 0)
//   is worth exactly 0.
//
// Widths add up from turn to turn. Each position has a share of the requested width, in proportion to its points. If
// its interval is wider, or no linear program found a mix, exact_game.hpp solves it over its successors' bounds, which
// adds no more than the last digit. The solution counts the positions that are still too wide, and names the widest.
//
// The generic engines::backward_induction over TennisSpace is the reference for few points
// (tests/enumerate/engines/thesis_test.cpp), but no substitute. Its states carry their turn, as the rules of a graded
// space demand. So it values a position once for each turn that can reach it, and mirror images too. It runs on one
// thread, and nothing certifies GLPK's values. It takes 4.2 ms for 12 points and 40 ms for 20; the method here takes
// 0.68 ms and 4.0 ms (bench_tennis_solve, `generic_by_glpk` beside `certified`).
//
// A caller can also have the mixes (OnMix), which prove the bounds; enumerate/tennis/certificate.hpp writes them. Every
// bound is then the guarantee of a mix. So at a position solved exactly the bounds are those of the optimal mixes with
// rounded shares, not the value rounded to the last digit.
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

/// The positions to value: all in which no player has more than its number of points here, and their mirror images.
struct TennisTask {
  tennis::Rules rules;
  int points_1 = 0;
  int points_2 = 0;
  Fixed width = fixed_one / 1'000'000'000;  ///< the greatest width of the intervals
};

struct TennisSolution {
  engines::RunStatus status = engines::RunStatus::complete;
  TennisValues values;
  int last_total = -1;                          ///< every position with at most this total of points was valued
  std::size_t tried_exactly = 0;                ///< positions for which exact_game.hpp was called
  std::size_t wide = 0;                         ///< positions wider than requested, without their mirror images
  std::optional<tennis::Position> widest = {};  ///< the widest of them
};

/// \throws Error (unusable_input) if the points or fields are out of range
void require_solvable(const TennisTask& task);

/// The number of threads, from 1 to `most`, that can solve the task within this memory. It is 1 also if the memory is
/// too little for one thread: solve_tennis then returns RunStatus::memory.
/// \throws as require_solvable
int threads_to_solve_tennis(const TennisTask& task, std::size_t memory, int most);

/// Receives a mix of player 1 at a position, and its certain guarantee there. The mix is empty in a position that is
/// its own mirror image, which is worth 0 by symmetry.
using OnMix = std::function<void(const tennis::Position&, const Mix&, Fixed guaranteed)>;

/// Values every position of the task, on all threads of the caller's arena. The solution does not depend on their
/// number.
/// \param on_mix  called once for each unfinished position, mirror images included, in the order of both players'
///                points together, then player 1's, then the ball
/// \throws as require_solvable
/// \complexity O(points^2 * fields) linear programs: 50 points 0.1 s, 100 points 2 s, 200 points 50 s of one processor
TennisSolution solve_tennis(const TennisTask& task, const engines::RunOptions& options = {}, const OnMix& on_mix = {});

/// The reference implementation: the rational values of all positions in which no player has more than `most_points`.
/// It solves every matrix game over all bids by exact_game.hpp, without mirroring or rounding. It is for few points, as
/// the numbers grow with every turn: all of 12 points take 0.2 s. \throws Error (unusable_input) if exact_game.hpp
/// gives up
std::map<tennis::Position, Rational> solve_tennis_ref(const tennis::Rules& rules, int most_points);

}  // namespace quadrille::enumerate
