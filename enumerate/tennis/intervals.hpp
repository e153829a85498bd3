// Solves Tennis and Footsteps: finds for every position an interval that is proved to contain the position's value.
// The value is player 1's expected payoff under best play. A win pays 1, or `beyond` if the ball is beyond the last
// field. A loss pays -1, or -`beyond`.
//
// Each player bids at least 1 while it has points, so every turn lowers the total of both players' points. Backward
// induction values the positions in the order of this total. Positions with the same total are independent of each
// other and are valued in parallel. Each position is a matrix game: its rows and columns are the two players' bids, and
// its entries are the values of the next positions.
//
// A linear program in floating point proposes a weight for each bid (matrix_game.hpp). The solver rounds the weights of
// a player to a mix, a probability for each bid. Arithmetic on whole numbers (enclosure.hpp) then finds the payoff that
// each mix guarantees against *every* legal bid, given the intervals of the next positions. The two payoffs are the
// ends of the position's interval. So the interval contains the value, whatever the linear program proposes. Two facts
// save work:
// - The linear program proposes no bid of more than the opponent's points plus 1. A higher bid costs more than a bid of
//   the opponent's points plus 1, and wins no more turns. (If a higher bid were ever better, the interval would be too
//   wide, but not wrong.)
// - Let v(s1, s2, b) be the value if player 1 has s1 points, player 2 has s2 points, and the ball is at b, counted from
//   the middle. If the players exchange roles, the value changes its sign, so v(s1, s2, b) = -v(s2, s1, -b). So the
//   solver values only one of these two positions: the upper bound of one is the negated lower bound of the other, and
//   v(s, s, 0) = 0. (Tests check this symmetry of the rules for all bids of few points, and the reference
//   implementation values both positions.)
//
// Backward induction adds to the widths of the intervals at each step. So each position may use only a share of the
// requested width, in proportion to its points. If the position's interval is wider, or the linear program found no
// mix, exact_game.hpp solves the matrix game exactly over the bounds of the next positions. Bounds are
// stored as multiples of 10^-18. The position's interval is then wider than those of the next positions by no more than
// one such unit. The result counts the positions whose
// intervals are still too wide, and names the widest.
//
// The generic engines::backward_induction over TennisSpace is compared with this method for few points
// (tests/enumerate/engines/thesis_test.cpp), but cannot replace this method. The states of TennisSpace hold the number
// of the turn, as a graded space demands. So the generic engine values a position once for each turn in which the
// position can arise. It also values both of two positions that differ only by an exchange of the players. The generic
// engine runs on one thread, and no check proves the values of GLPK, the solver of its linear programs. For 12 points,
// the generic engine takes 4.2 ms and the method here 0.68 ms; for 20 points, they take 40 ms and 4.0 ms
// (bench_tennis_solve, `generic_by_glpk` and `certified`).
//
// A caller can also receive the mixes (OnMix), which prove the bounds; enumerate/tennis/certificate.hpp writes the
// mixes to a file. If a caller receives the mixes, every bound must be the payoff that a mix guarantees. So at a
// position solved exactly, the bounds are the payoffs that the optimal mixes guarantee after their probabilities are
// rounded, not the exact value rounded to the last digit.
//
// Checked against: solve_tennis_ref, for all positions of few points. Tests also check that a player's value does not
// fall if the player has more points, and that no bid gains against an optimal mix.
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
