#include "enumerate/numbers/growth.hpp"

#include <utility>
#include <vector>

#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

namespace {

// The positive number m / 2^k.
struct Dyadic {
  Natural m;
  int k = 0;
};

// V(a) = 0: whether rho is at least a. \throws engines::Interrupted
bool no_zero_below(std::span<const Natural> coefficients, const Dyadic& a, const std::stop_token& stop) {
  // 2^(kr) Q(a s) by powers of s: Q's i-th coefficient times m^i 2^(k (r - i)); a negative k instead lengthens m.
  const Natural m = a.k < 0 ? a.m << static_cast<unsigned>(-a.k) : a.m;
  const auto shift = static_cast<unsigned>(a.k < 0 ? 0 : a.k);
  const std::size_t r = coefficients.size();
  std::vector<Natural> q(r + 1);
  Natural power = 1;
  for (std::size_t i = 0; i <= r; ++i, power *= m) {
    q[r - i] = (i == 0 ? power : -coefficients[i - 1] * power) << (shift * static_cast<unsigned>(r - i));
  }
  // With s = 1 / (1 + t), times (1 + t)^r: the reversed polynomial at 1 + t.
  for (std::size_t i = 0; i < r; ++i) {
    engines::throw_if_stopped(stop);
    for (std::size_t j = r; j-- > i;) q[j] += q[j + 1];
  }
  // Q(0) = 1 is the coefficient of t^r.
  for (const Natural& coefficient : q) {
    if (coefficient < 0) return false;
  }
  return true;
}

// The largest whole number whose power is at most `value`.
Natural floor_root(const Natural& value, int degree) {
  if (value == 0 || degree == 1) return value;
  const auto exponent = static_cast<unsigned>(degree);
  // Newton's method from above goes down to the root and not below it.
  Natural root = Natural(1) << (boost::multiprecision::msb(value) / exponent + 1);
  for (;;) {
    const Natural next = ((exponent - 1) * root + value / pow(root, exponent - 1)) / exponent;
    if (next >= root) return root;
    root = next;
  }
}

}  // namespace

std::optional<DecimalBounds> growth_of(std::span<const Natural> coefficients, int root, int digits,
                                       const std::stop_token& stop) {
  if (coefficients.empty()) return std::nullopt;
  // A power of two at most rho, the largest.
  Dyadic low{1, 0};
  while (low.k > -1000 && no_zero_below(coefficients, {1, low.k - 1}, stop)) --low.k;
  while (low.k < 1000 && !no_zero_below(coefficients, low, stop)) ++low.k;
  // rho is in [m / 2^k, (m + 1) / 2^k), and gets narrower by a bit a step.
  const int steps = 10 * (digits + 3) / 3 + 2;
  for (int i = 0; i < steps; ++i) {
    const Dyadic middle{2 * low.m + 1, low.k + 1};
    low = no_zero_below(coefficients, middle, stop) ? middle : Dyadic{2 * low.m, low.k + 1};
  }
  const auto exponent = static_cast<unsigned>(root);
  Natural scale = pow(Natural(10), static_cast<unsigned>(digits) * exponent);
  if (low.k >= 0) {
    scale <<= static_cast<unsigned>(low.k);
  } else {
    scale >>= static_cast<unsigned>(-low.k);
  }
  return DecimalBounds{floor_root(scale / (low.m + 1), root), floor_root(scale / low.m, root) + 1, digits};
}

}  // namespace quadrille::enumerate
