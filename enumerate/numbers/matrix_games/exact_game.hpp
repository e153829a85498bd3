// Solves matrix games exactly: payoffs, strategies and value are rational numbers.
//
// The linear program is the same as in matrix_game.hpp. The library QSopt_ex (Applegate, Cook, Dash & Espinoza, "Exact
// solutions to linear programming problems", 2007) finds a basis in floating point, and computes the solution that
// belongs to this basis in rational arithmetic. If this solution is not optimal, QSopt_ex continues with more digits.
// The function solve_exactly then checks the result: both strategies must be probability vectors, and each must
// guarantee the value. So every result is proved.
//
// solve_exactly is for small games, and for the few games that floating point cannot solve precisely enough. A game
// with 12 x 12 payoffs of few digits takes a millisecond. QSopt_ex keeps state for the whole process, so calls must not
// overlap. QSopt_ex computes with the library GMP, and during a call GMP uses QSopt_ex's own memory allocator. So no
// GMP number made during a call may be used after it.
//
// If an allocation fails inside QSopt_ex, the process ends, either in std::terminate or by QSopt_ex's abort. To avoid
// this, solve_exactly first allocates, and frees, the most memory that the linear program may take.
//
// Checked against: games whose value is a formula, and matrix_game.hpp.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstddef>
#include <optional>
#include <vector>

namespace quadrille::enumerate {

using Rational = boost::multiprecision::cpp_rational;

/// The payoffs of the row player, the maximiser, from the column player.
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
