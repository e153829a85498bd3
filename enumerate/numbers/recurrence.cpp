#include "enumerate/numbers/recurrence.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "enumerate/numbers/prime_field.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

namespace {

using Residues = std::vector<std::uint64_t>;

// A recurrence modulo a prime: 1 - c_1 x - ..., without zeros at its end, and its reach.
struct Connection {
  Residues polynomial;
  std::size_t reach = 0;
};

// Berlekamp and Massey's algorithm.
Connection shortest(const PrimeField& field, const Residues& terms, const std::stop_token& stop) {
  Connection now{{1}, 0};
  Residues before{1};               // the polynomial before the last growth of the reach
  std::uint64_t missed_before = 1;  // the error of that polynomial at its term
  std::size_t since = 1;            // the number of terms since then
  for (std::size_t n = 0; n < terms.size(); ++n, ++since) {
    engines::throw_if_stopped(stop);
    std::uint64_t missed = 0;
    for (std::size_t i = 0; i < now.polynomial.size() && i <= n; ++i) {
      missed = field.sum(missed, field.product(now.polynomial[i], terms[n - i]));
    }
    if (missed == 0) continue;
    const std::uint64_t factor = field.product(missed, field.inverse(missed_before));
    Residues longer = now.polynomial;
    longer.resize(std::max(longer.size(), before.size() + since), 0);
    for (std::size_t i = 0; i < before.size(); ++i) {
      longer[i + since] = field.difference(longer[i + since], field.product(factor, before[i]));
    }
    if (2 * now.reach <= n) {
      now.reach = n + 1 - now.reach;
      before = std::exchange(now.polynomial, std::move(longer));
      missed_before = missed;
      since = 0;
    } else {
      now.polynomial = std::move(longer);
    }
  }
  while (now.polynomial.back() == 0) now.polynomial.pop_back();
  return now;
}

bool verifiable(std::size_t reach, std::size_t order, std::size_t terms) { return 2 * reach + order <= terms; }

// Numbers known modulo a product of primes.
class Lifted {
 public:
  explicit Lifted(std::size_t count) : numbers_(count, 0) {}

  void take(const PrimeField& field, const Residues& residues) {
    const std::uint64_t inverse = field.inverse(field.residue(modulus_));
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
      const std::uint64_t off = field.difference(residues[i], field.residue(numbers_[i]));
      numbers_[i] += modulus_ * field.product(off, inverse);
    }
    modulus_ *= field.prime();
  }
  // The representatives around 0.
  std::vector<Natural> around_zero() const {
    std::vector<Natural> result = numbers_;
    for (Natural& number : result) {
      if (2 * number > modulus_) number -= modulus_;
    }
    return result;
  }

 private:
  std::vector<Natural> numbers_;
  Natural modulus_ = 1;
};

// Upper bound on the bits of a coefficient: by Cramer's rule each is a quotient of determinants of as many rows as the
// reach.
std::size_t most_bits(std::span<const Natural> terms, std::size_t reach) {
  std::size_t longest = 1;
  for (const Natural& term : terms) {
    if (term != 0) longest = std::max<std::size_t>(longest, boost::multiprecision::msb(abs(term)) + 1);
  }
  std::size_t log_reach = 1;
  while ((std::size_t{1} << log_reach) < reach + 1) ++log_reach;
  return (longest + log_reach) * (reach + 1);
}

}  // namespace

std::optional<Recurrence> find_recurrence(std::span<const Natural> terms, const std::stop_token& stop) {
  std::optional<Lifted> lifted;
  Connection best;
  std::vector<Natural> last;  // the coefficients from the earlier primes
  std::size_t bits = 0;
  PrimeField field = PrimeField::first();
  for (;; field = field.next()) {
    Residues residues;
    for (const Natural& term : terms) residues.push_back(field.residue(term));
    const Connection found = shortest(field, residues, stop);
    const std::size_t order = found.polynomial.size() - 1;
    if (found.reach > most_reach(terms.size()) && !verifiable(found.reach, order, terms.size())) return std::nullopt;
    // A prime that divides certain determinants yields a shorter recurrence.
    const bool longer = found.reach > best.reach || (found.reach == best.reach && order + 1 > best.polynomial.size());
    if (!lifted || longer) {
      best = found;
      lifted.emplace(order);
      last.clear();
      bits = 0;
    } else if (found.reach != best.reach || found.polynomial.size() != best.polynomial.size()) {
      continue;
    }
    Residues coefficients;
    for (std::size_t i = 1; i <= order; ++i) coefficients.push_back(field.difference(0, found.polynomial[i]));
    lifted->take(field, coefficients);
    std::vector<Natural> now = lifted->around_zero();
    if (now == last || order == 0) {
      Recurrence law{std::move(now), best.reach - order};
      if (!verifiable(best.reach, order, terms.size())) return std::nullopt;
      if (holds_for(law, terms, stop)) return law;
      now = std::move(law.coefficients);
    }
    last = std::move(now);
    bits += 61;
    if (bits > most_bits(terms, best.reach) + 128) return std::nullopt;  // the coefficients are no whole numbers
  }
}

bool holds_for(const Recurrence& law, std::span<const Natural> terms, const std::stop_token& stop) {
  for (std::size_t n = law.reach(); n < terms.size(); ++n) {
    engines::throw_if_stopped(stop);
    Natural sum = 0;
    for (std::size_t i = 0; i < law.order(); ++i) sum += law.coefficients[i] * terms[n - 1 - i];
    if (sum != terms[n]) return false;
  }
  return true;
}

std::vector<Natural> numerator_of(const Recurrence& law, std::span<const Natural> terms, const std::stop_token& stop) {
  std::vector<Natural> numerator;
  for (std::size_t n = 0; n < law.reach(); ++n) {
    engines::throw_if_stopped(stop);
    Natural coefficient = terms[n];
    for (std::size_t i = 0; i < law.order() && i < n; ++i) coefficient -= law.coefficients[i] * terms[n - 1 - i];
    numerator.push_back(std::move(coefficient));
  }
  while (!numerator.empty() && numerator.back() == 0) numerator.pop_back();
  return numerator;
}

namespace {

// The positive number m / 2^k.
struct Dyadic {
  Natural m;
  int k = 0;
};

// True if V(a) = 0, that is if rho is at least a. \throws engines::Interrupted
bool no_zero_below(std::span<const Natural> coefficients, const Dyadic& a, const std::stop_token& stop) {
  // 2^(kr) Q(a s) by powers of s: Q's i-th coefficient times m^i 2^(k (r - i)). A negative k lengthens m instead.
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

// The largest whole number whose power of this degree is at most `value`.
Natural floor_root(const Natural& value, int degree) {
  if (value == 0 || degree == 1) return value;
  const auto exponent = static_cast<unsigned>(degree);
  // Newton's method from above descends to the root and not below it.
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
  // The largest power of two that is at most rho.
  Dyadic low{1, 0};
  while (low.k > -1000 && no_zero_below(coefficients, {1, low.k - 1}, stop)) --low.k;
  while (low.k < 1000 && !no_zero_below(coefficients, low, stop)) ++low.k;
  // rho is in [m / 2^k, (m + 1) / 2^k), and each step halves the interval.
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
