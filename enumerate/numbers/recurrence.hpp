// Finds the shortest linear recurrence with constant coefficients that a sequence of whole numbers satisfies.
//
// A recurrence of order r with e exceptions says a(n) = c_1 a(n-1) + ... + c_r a(n-r) for each n >= e + r, where the
// terms are numbered from 0. The sum of a(n) x^n is then a rational function P / Q with Q = 1 - c_1 x - ... - c_r x^r.
// We call e + r the *reach* of the recurrence. The reach is the larger of two numbers: Q's degree, and P's degree + 1.
//
// Suppose the terms are whole numbers and satisfy the recurrence for ever. Then the coefficients c are whole numbers
// too, and the same recurrence holds modulo each prime. (Fatou 1906: a rational power series with coefficients in Z is
// P / Q with P, Q in Z[x] and Q(0) = 1.) This gives a method:
//
//   - Modulo a prime, Berlekamp and Massey's algorithm (Massey 1969) finds the least reach of any recurrence. If this
//     reach is more than a number K, every recurrence over Z has a reach of more than K.
//   - Otherwise the coefficients follow from several primes by the Chinese remainder theorem. The code then verifies
//     them on every term, in exact numbers.
//
// A recurrence is determined by 2 (e + r) terms. The code accepts it only if at least r further terms are known and
// satisfy it. Together these are at most 3 (e + r) terms. So if the code misses a recurrence, its reach is more than a
// third of the number of terms.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

struct Recurrence {
  std::vector<Natural> coefficients;  ///< c_1 to c_r; the last is not 0
  std::size_t exceptions = 0;         ///< e: the first terms for which the recurrence need not hold, as few as possible

  std::size_t order() const { return coefficients.size(); }
  std::size_t reach() const { return exceptions + order(); }
  friend bool operator==(const Recurrence&, const Recurrence&) = default;
};

/// The largest K such that no recurrence of a reach up to K is missed: a third of the terms, rounded down.
constexpr std::size_t most_reach(std::size_t terms) { return terms / 3; }

/// The recurrence of the least reach, if it can be verified: 2 reach + order <= terms. If there is none, then no
/// recurrence of a reach up to most_reach(terms) generates the terms and whole numbers after them.
/// \complexity O(primes * terms^2), with as many primes as 62 bits go into the longest coefficient; a second or so for
///             a thousand terms
/// \throws engines::Interrupted when the stop token is set
/// Checked against: find_recurrence_ref, and sequences that were made from a recurrence.
std::optional<Recurrence> find_recurrence(std::span<const Natural> terms, const std::stop_token& stop = {});

/// The same by its definition: for each reach from 0 up it solves the linear equations for the coefficients in exact
/// fractions. \complexity O(terms^5)
std::optional<Recurrence> find_recurrence_ref(std::span<const Natural> terms);

/// True if the recurrence holds for each term from the reach on. O(terms * order)
/// \throws engines::Interrupted when the stop token is set
bool holds_for(const Recurrence& law, std::span<const Natural> terms, const std::stop_token& stop = {});

/// P's coefficients from that of x^0 on. The last is not 0, or there is none. \pre terms.size() >= law.reach()
/// \throws engines::Interrupted when the stop token is set
std::vector<Natural> numerator_of(const Recurrence& law, std::span<const Natural> terms,
                                  const std::stop_token& stop = {});

// The growth of a sequence that a linear recurrence generates: certified bounds, in exact whole numbers.
//
// Let a(n) >= 0 have the generating function P / Q in lowest terms with Q(0) = 1. Its radius of convergence is the
// least modulus rho of a zero of Q. So the upper limit of a(n)^(1/n) is 1 / rho (Cauchy, Hadamard), and rho itself is a
// zero of Q (Pringsheim). For a > 0 let V(a) be the number of changes of sign in the coefficients of (1 + t)^r Q(a / (1
// + t)). If V(a) = 0, then Q has no zero in (0, a) (Descartes), so rho >= a. If V(a) > 0, then Q has a zero in the open
// disc whose diameter is (0, a) (Obreshkov's one-circle theorem), so rho < a. Bisection by V encloses rho as narrowly
// as required, even if it is a multiple zero.

/// Whole numbers l and u, for l / 10^digits <= x <= u / 10^digits.
struct DecimalBounds {
  Natural lower;
  Natural upper;
  int digits = 0;
  friend bool operator==(const DecimalBounds&, const DecimalBounds&) = default;
};

/// Bounds for (1 / rho)^(1 / root), some units of the last digit apart. Nothing for a finite sequence, whose Q is 1.
/// \param coefficients  c_1 to c_r of Q = 1 - c_1 x - ... - c_r x^r, the last not 0; of a sequence as above
/// \param root          at least 1
/// \pre rho is between 2^-1000 and 2^1000
/// \throws engines::Interrupted when the stop token is set
/// \complexity O(digits * r^2) additions of numbers of some r * digits digits
std::optional<DecimalBounds> growth_of(std::span<const Natural> coefficients, int root, int digits,
                                       const std::stop_token& stop = {});

}  // namespace quadrille::enumerate
