// Matrix games, solved exactly: rational payoffs, rational strategies, a rational value.
//
// The linear program is that of matrix_game.hpp; QSopt_ex (Applegate, Cook, Dash & Espinoza, "Exact
// solutions to linear programming problems", 2007) finds a basis in floating point, computes its
// solution in rational arithmetic and, if that is not optimal, goes on with more digits. What it
// finds is checked: both strategies must be probability vectors, and the value what each of them
// guarantees, so whatever is returned is proved.
//
// For small games, and for the few that floating point cannot solve narrowly enough: 12 x 12 takes
// a millisecond while the payoffs are short. QSopt_ex keeps state of its own for the whole process,
// and gives GMP, whose numbers it computes with, an allocator of its own while it is at work: calls
// must not overlap, and GMP's numbers stay inside them.
//
// An allocation that fails inside QSopt_ex ends the process: in std::terminate, or by QSopt_ex's abort if it cannot
// allocate its message. So the most that a program may take is allocated, and freed, before.
//
// Checked against: games whose value is a formula, and matrix_game.hpp.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstddef>
#include <optional>
#include <vector>

namespace quadrille::enumerate {

using Rational = boost::multiprecision::cpp_rational;

/// What the row player, the maximiser, gets from the column player.
struct ExactPayoffs {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::vector<Rational> entries;  ///< row by row

  const Rational& at(std::size_t row, std::size_t column) const { return entries[row * columns + column]; }
};

struct ExactSolution {
  Rational value;
  std::vector<Rational> row;     ///< an optimal mix of the rows
  std::vector<Rational> column;  ///< an optimal mix of the columns
};

/// Relies on: the minimax theorem (von Neumann 1928): two mixes that guarantee the same are optimal.
/// Nothing is returned if QSopt_ex gives up, or gives an answer that is not optimal.
/// \throws std::bad_alloc
/// \pre at least one row and one column; no other call is running, on any thread
std::optional<ExactSolution> solve_exactly(const ExactPayoffs& payoffs);

}  // namespace quadrille::enumerate
