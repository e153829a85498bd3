// PrimeField: arithmetic modulo a prime just below 2^62. This file also finds such primes, the largest first. The sum
// of two elements fits in 64 bits, and their product in 128 bits.
#pragma once

#include <array>
#include <cstdint>

#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

/// Elements are the numbers from 0 to prime() - 1.
class PrimeField {
 public:
  /// The field of the largest prime below 2^62.
  static PrimeField first() { return PrimeField(std::uint64_t{1} << 62U).next(); }
  /// The field of the next smaller prime. \complexity a few dozen tests of a number
  PrimeField next() const {
    std::uint64_t number = prime_ - 1;
    while (!is_prime(number)) --number;
    return PrimeField(number);
  }

  std::uint64_t prime() const { return prime_; }
  std::uint64_t sum(std::uint64_t a, std::uint64_t b) const { return a + b >= prime_ ? a + b - prime_ : a + b; }
  std::uint64_t difference(std::uint64_t a, std::uint64_t b) const { return a >= b ? a - b : a + prime_ - b; }
  std::uint64_t product(std::uint64_t a, std::uint64_t b) const { return product(a, b, prime_); }
  /// \pre a is not 0
  std::uint64_t inverse(std::uint64_t a) const { return power(a, prime_ - 2, prime_); }
  /// The residue of a number of any size and either sign.
  std::uint64_t residue(const Natural& number) const {
    const Natural rest = number % prime_;
    return static_cast<std::uint64_t>(rest < 0 ? rest + prime_ : rest);
  }

  /// Miller and Rabin's test. With the first twelve primes as bases, no composite below 3 * 10^23 passes it (Sorenson &
  /// Webster 2015). \pre 2 <= number < 2^62
  static bool is_prime(std::uint64_t number) {
    constexpr std::array<std::uint64_t, 12> bases{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    for (const std::uint64_t base : bases) {
      if (number % base == 0) return number == base;
    }
    std::uint64_t odd = number - 1;
    int twos = 0;
    for (; odd % 2 == 0; odd /= 2) ++twos;
    for (const std::uint64_t base : bases) {
      std::uint64_t power_of_base = power(base, odd, number);
      bool passes = power_of_base == 1 || power_of_base == number - 1;
      for (int i = 1; i < twos && !passes; ++i) {
        power_of_base = product(power_of_base, power_of_base, number);
        passes = power_of_base == number - 1;
      }
      if (!passes) return false;
    }
    return true;
  }

 private:
  explicit PrimeField(std::uint64_t prime) : prime_(prime) {}

  static std::uint64_t product(std::uint64_t a, std::uint64_t b, std::uint64_t modulus) {
    return static_cast<std::uint64_t>(engines::Count128{a} * b % modulus);
  }
  static std::uint64_t power(std::uint64_t base, std::uint64_t exponent, std::uint64_t modulus) {
    std::uint64_t result = 1;
    for (; exponent != 0; exponent /= 2) {
      if (exponent % 2 != 0) result = product(result, base, modulus);
      base = product(base, base, modulus);
    }
    return result;
  }

  std::uint64_t prime_;
};

}  // namespace quadrille::enumerate
