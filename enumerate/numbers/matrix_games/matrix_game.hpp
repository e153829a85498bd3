// Solves matrix games by linear programming, in floating point. The solution only proposes strategies for the two
// players; enclosure.hpp computes proved bounds on the payoffs that these strategies guarantee.
//
// The players choose a row and a column at the same time, and the column player pays the chosen entry of the matrix to
// the row player. First, a constant is added to all entries, which makes them positive. Let p be the row player's best
// mixed strategy. Then x = p / value is the vector x >= 0 with the smallest sum for which every column's payoff is at
// least 1. The dual solution is the column player's strategy, also divided by the value (Dantzig 1951; Chvatal, "Linear
// programming", ch. 15). GLPK solves this linear program by the primal simplex method.
//
// Three things make the solver fast. A game with a saddle point needs no linear program. Dominated lines (rows and
// columns) are struck out first (Dominance). The simplex method starts from a basis with all remaining lines, because
// an optimal strategy uses nearly all of them. From this basis the method needs 4 steps; from GLPK's usual basis it
// needs 25. If the method fails from the basis with all lines, it starts again from the usual one.
//
// GLPK's tolerance is set to 10^-12, because with the usual 10^-7 a value could be wrong by 10^-7. enclosure.hpp shows
// if a proposal is good; if it is not, exact_game.hpp solves the game.
//
// Checked against: games whose value is a formula, and exact_game.hpp.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

struct glp_prob;

namespace quadrille::enumerate {

// Dominated rows and columns of a matrix game, struck out repeatedly until none remains.
//
// A row that never gets more than another row can be struck out: a mix that moves its share to the other row does as
// well. So can a column that never costs less than another. Striking out does not change the value, and every optimal
// strategy of the smaller game is optimal in the whole game (von Neumann & Morgenstern 1944, 17; of equal lines the
// first stays). In the games of Tennis this removes half of the rows and columns. The rest is nearly square, with
// nearly every line in play.
//
// Comparing all pairs in full would cost more than the linear program it saves. The same few crossing lines tell most
// pairs apart. So each line remembers the crossing line at which it last beat another one, and looks there first.

/// The payoffs of the row player, the maximiser, from the column player: row by row.
struct Payoffs {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::vector<double> entries;

  double at(std::size_t row, std::size_t column) const { return entries[row * columns + column]; }
};

/// Finds the lines that are not dominated. Keeps its memory from game to game.
class Dominance {
 public:
  /// Strikes out the dominated lines. \pre at least one row and one column
  /// \complexity O(rows * columns * (rows + columns)) at worst, about O(rows * columns) in practice, a round; few
  ///             rounds
  void strike_out(const Payoffs& payoffs);

  /// The remaining lines, in increasing order.
  std::span<const std::size_t> rows() const { return rows_.left; }
  std::span<const std::size_t> columns() const { return columns_.left; }

 private:
  struct Lines {
    std::vector<std::size_t> left;
    std::vector<std::size_t> beats_at;  // for each line, the crossing line at which it last beat another
  };

  template <class At>
  static bool strike_lines(Lines& lines, const Lines& crossing, const At& at);

  Lines rows_;
  Lines columns_;
  std::vector<double> transposed_;
};

/// Weights that are close to optimal strategies. They are not negative, and add up to nearly 1.
struct Proposal {
  std::vector<double> row;
  std::vector<double> column;
};

/// A solver for one game after another, on the thread that constructs and destroys it. GLPK has an environment for each
/// thread, which is freed with the thread's last solver.
class MatrixGame {
 public:
  /// \throws std::bad_alloc
  MatrixGame();
  ~MatrixGame();
  MatrixGame(const MatrixGame&) = delete;
  MatrixGame& operator=(const MatrixGame&) = delete;

  /// Proposes strategies. The same payoffs give the same proposal, regardless of earlier games.
  /// \returns true if GLPK found them; if not, the proposal is useless
  /// \throws std::bad_alloc; this object can then be asked again
  /// \pre at least one row and one column, and every entry a number
  bool solve(const Payoffs& payoffs, Proposal& proposal);

 private:
  bool solve_by_saddle(const Payoffs& payoffs, Proposal& proposal);
  bool solve_by_program(const Payoffs& payoffs, Proposal& proposal);
  void collect(const Payoffs& payoffs);
  // These run inside call_glpk; see its preconditions.
  void load();
  void start_with_all_in_play();
  bool run(double tolerance);
  bool run_all();

  Dominance dominance_;
  glp_prob* program_;             // null before the first program, and after a failure
  std::vector<int> row_indices_;  // GLPK counts from 1; the first of each is not used
  std::vector<int> column_indices_;
  std::vector<double> coefficients_;
  std::vector<double> greatest_;  // of each column
};

}  // namespace quadrille::enumerate
