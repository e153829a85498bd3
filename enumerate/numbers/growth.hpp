// How fast a sequence grows that a linear recurrence generates: certified bounds, in exact whole
// numbers.
//
// Let a(n) >= 0 have the generating function P / Q in lowest terms with Q(0) = 1. Its radius of
// convergence is the least modulus of a zero of Q, so the upper limit of a(n)^(1/n) is 1 / rho for
// that least modulus rho (Cauchy, Hadamard), and rho itself is a zero of Q (Pringsheim). For a > 0
// let V(a) be the changes of sign in the coefficients of (1 + t)^r Q(a / (1 + t)). If V(a) = 0,
// then Q has no zero in (0, a) (Descartes), so rho >= a. If V(a) > 0, then Q has a zero in the open
// disc whose diameter is (0, a) (Obreshkov's one-circle theorem), so rho < a. Bisection by V
// encloses rho as narrowly as one likes, even where the zero is a multiple one.
#pragma once

#include <optional>
#include <span>
#include <stop_token>

#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

/// Whole numbers l and u, for l / 10^digits <= x <= u / 10^digits.
struct DecimalBounds {
  Natural lower;
  Natural upper;
  int digits = 0;
  friend bool operator==(const DecimalBounds&, const DecimalBounds&) = default;
};

/// Bounds for (1 / rho)^(1 / root), some units of the last digit apart. Nothing for a sequence that ends, whose Q is 1.
/// \param coefficients  c_1 to c_r of Q = 1 - c_1 x - ... - c_r x^r, the last not 0; of a sequence as above
/// \param root          at least 1
/// \pre rho is between 2^-1000 and 2^1000
/// \throws engines::Interrupted when the stop token is set
/// \complexity O(digits * r^2) additions of numbers of some r * digits digits
std::optional<DecimalBounds> growth_of(std::span<const Natural> coefficients, int root, int digits,
                                       const std::stop_token& stop = {});

}  // namespace quadrille::enumerate
