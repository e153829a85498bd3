// SmallField: arithmetic modulo a prime below 2^31, used by the colour sweep (sweep.hpp).
//
// Because the prime is below 2^31, the sum of two residues fits in 32 bits.
#pragma once

#include <cstdint>

namespace quadrille::engines {

/// Elements are the numbers from 0 to prime - 1.
struct SmallField {
  std::uint32_t prime;

  std::uint32_t sum(std::uint32_t a, std::uint32_t b) const { return a + b >= prime ? a + b - prime : a + b; }
  std::uint32_t difference(std::uint32_t a, std::uint32_t b) const { return a >= b ? a - b : a + prime - b; }
  std::uint32_t product(std::uint32_t a, std::uint32_t b) const {
    return static_cast<std::uint32_t>(std::uint64_t{a} * b % prime);
  }
  /// The residue of a number of either sign.
  std::uint32_t residue(std::int64_t number) const {
    const std::int64_t rest = number % static_cast<std::int64_t>(prime);
    return static_cast<std::uint32_t>(rest < 0 ? rest + prime : rest);
  }
  std::uint32_t power(std::uint32_t base, std::uint64_t exponent) const {
    std::uint32_t result = 1;
    for (; exponent != 0; exponent /= 2, base = product(base, base)) {
      if (exponent % 2 != 0) result = product(result, base);
    }
    return result;
  }
  /// 1 / value. \pre value is not 0
  std::uint32_t inverse(std::uint32_t value) const { return power(value, prime - 2); }
  /// 1 / 2^exponent. \pre the prime is odd
  std::uint32_t power_of_half(std::uint64_t exponent) const { return power((prime + 1) / 2, exponent); }
};

/// The largest prime below the bound. \pre 2 < bound <= 2^31 \complexity O(sqrt(bound)) for each number that it tests
inline std::uint32_t prime_below(std::uint32_t bound) {
  const auto is_prime = [](std::uint32_t number) {
    for (std::uint32_t divisor = 2; divisor <= number / divisor; ++divisor) {
      if (number % divisor == 0) return false;
    }
    return true;
  };
  std::uint32_t number = bound - 1;
  while (!is_prime(number)) --number;
  return number;
}

}  // namespace quadrille::engines
