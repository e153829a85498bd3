// find_recurrence_ref: the reference implementation of find_recurrence (recurrence.hpp). For each reach, from the least
// on, it solves linear equations for the coefficients in exact fractions. The code follows the definition, and shares
// nothing with enumerate/numbers/recurrence.cpp.
#include <boost/multiprecision/cpp_int.hpp>
#include <utility>

#include "enumerate/numbers/recurrence.hpp"

namespace quadrille::enumerate {

namespace {

using Fraction = boost::multiprecision::cpp_rational;
using Equations = std::vector<std::vector<Fraction>>;  // a row: the factors of the unknowns, then the right side

// A solution of the equations, with 0 for the unknowns that they do not determine; nothing if they are contradictory.
std::optional<std::vector<Fraction>> solution_of(Equations equations, std::size_t unknowns) {
  std::vector<std::size_t> pivot_of;  // the unknown that each row of the echelon form determines
  for (std::size_t unknown = 0; unknown < unknowns; ++unknown) {
    const std::size_t row = pivot_of.size();
    std::size_t found = row;
    while (found < equations.size() && equations[found][unknown] == 0) ++found;
    if (found == equations.size()) continue;
    std::swap(equations[row], equations[found]);
    for (std::size_t other = 0; other < equations.size(); ++other) {
      if (other == row || equations[other][unknown] == 0) continue;
      const Fraction factor = equations[other][unknown] / equations[row][unknown];
      for (std::size_t i = unknown; i <= unknowns; ++i) equations[other][i] -= factor * equations[row][i];
    }
    pivot_of.push_back(unknown);
  }
  for (std::size_t row = pivot_of.size(); row < equations.size(); ++row) {
    if (equations[row][unknowns] != 0) return std::nullopt;
  }
  std::vector<Fraction> solution(unknowns, 0);
  for (std::size_t row = 0; row < pivot_of.size(); ++row) {
    solution[pivot_of[row]] = equations[row][unknowns] / equations[row][pivot_of[row]];
  }
  return solution;
}

}  // namespace

std::optional<Recurrence> find_recurrence_ref(std::span<const Natural> terms) {
  for (std::size_t reach = 0; 2 * reach <= terms.size(); ++reach) {
    Equations equations;
    for (std::size_t n = reach; n < terms.size(); ++n) {
      std::vector<Fraction>& row = equations.emplace_back();
      for (std::size_t i = 1; i <= reach; ++i) row.emplace_back(terms[n - i]);
      row.emplace_back(terms[n]);
    }
    std::optional<std::vector<Fraction>> found = solution_of(std::move(equations), reach);
    if (!found) continue;
    while (!found->empty() && found->back() == 0) found->pop_back();
    if (2 * reach + found->size() > terms.size()) return std::nullopt;
    Recurrence law{{}, reach - found->size()};
    for (const Fraction& coefficient : *found) {
      if (denominator(coefficient) != 1) return std::nullopt;
      law.coefficients.push_back(numerator(coefficient));
    }
    return law;
  }
  return std::nullopt;
}

}  // namespace quadrille::enumerate
