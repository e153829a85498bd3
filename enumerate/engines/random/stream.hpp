// RandomStream: random numbers that depend only on a seed, a purpose, and the number of the stream.
//
// If work is split among threads, each part has a stream of its own, so the result is the same on any number of
// threads. The generator is splitmix64 (Steele, Lea & Flood 2014). Each stream begins at a place in the generator's
// period that is computed from the seed, the purpose and the number. To choose a number below a bound, the stream
// discards random numbers until one is below the bound. So if the generator's words are uniform, all numbers below the
// bound have exactly the same probability.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "enumerate/engines/random/splitmix.hpp"
#include "quadrille/detail/wide_count.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::engines {

/// A source of random numbers. Used by one thread at a time.
class RandomStream {
 public:
  /// \param purpose  distinguishes streams of one seed and number
  /// \param number   the number of the stream, which is that of its block of work
  constexpr RandomStream(std::uint64_t seed, std::uint64_t purpose, std::uint64_t number)
      : state_(splitmix(splitmix(splitmix(seed + splitmix_step) + purpose + splitmix_step) + number + splitmix_step)) {}

  /// A random word; all words have the same chance.
  constexpr std::uint64_t operator()() { return splitmix(state_ += splitmix_step); }

  /// A number from 0 up to but not including 1, a multiple of 2^-53.
  double uniform() { return static_cast<double>((*this)() >> 11U) * 0x1p-53; }

  /// Fills `number` with a random number below `bound`, the lowest word first; all have the same chance.
  /// \pre bound is not 0; both have the same number of words \complexity two tries on average, at most
  void below(std::span<const std::uint64_t> bound, std::span<std::uint64_t> number) {
    std::size_t used = bound.size();
    while (used > 0 && bound[used - 1] == 0) --used;
    const std::uint64_t as_wide = (std::bit_floor(bound[used - 1]) << 1U) - 1;  // all bits up to the highest
    for (std::size_t i = used; i < number.size(); ++i) number[i] = 0;
    do {
      for (std::size_t i = 0; i < used; ++i) number[i] = (*this)();
      number[used - 1] &= as_wide;
    } while (!less_wide(number.data(), bound.data(), bound.size()));
  }
  /// A random number below `bound`. \pre bound > 0
  std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t whole = ~std::uint64_t{0} / bound * bound;
    while (true) {
      const std::uint64_t number = (*this)();
      if (number < whole) return number % bound;  // numbers from `whole` up would favour small results
    }
  }
  /// A random number below `bound`. \pre bound > 0
  Natural below(const Natural& bound) {
    const std::size_t bits = msb(bound) + 1;
    Natural number;
    do {
      number = 0;
      for (std::size_t drawn = 0; drawn < bits; drawn += 64) number = (number << 64U) | (*this)();
      number &= (Natural(1) << bits) - 1;
    } while (number >= bound);
    return number;
  }

 private:
  std::uint64_t state_;
};

}  // namespace quadrille::engines
