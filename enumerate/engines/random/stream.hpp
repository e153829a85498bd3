// RandomStream: random numbers that depend on a seed, on what they are for and on a number, and on
// nothing else.
//
// Work that is split among threads gives each part a stream of its own, so that the result is the
// same on any number of threads. The generator is splitmix64 (Steele, Lea & Flood 2014), begun at a
// place of its period that is itself mixed from all three. Numbers below a bound are drawn by
// rejection, so that each has the same chance exactly: as exactly, that is, as the generator's
// words are uniform.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "enumerate/engines/random/splitmix.hpp"
#include "quadrille/detail/wide_count.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::engines {

/// A source of random numbers. One thread's at a time.
class RandomStream {
 public:
  /// \param purpose  tells streams of one seed and number apart
  /// \param number   of the stream: of the block of work that it is for
  constexpr RandomStream(std::uint64_t seed, std::uint64_t purpose, std::uint64_t number)
      : state_(splitmix(splitmix(splitmix(seed + splitmix_step) + purpose + splitmix_step) + number + splitmix_step)) {}

  /// A word, each with the same chance.
  constexpr std::uint64_t operator()() { return splitmix(state_ += splitmix_step); }

  /// A number from 0 up to but not including 1, a multiple of 2^-53.
  double uniform() { return static_cast<double>((*this)() >> 11U) * 0x1p-53; }

  /// Fills `number` with one below `bound`, the lowest word first, each with the same chance.
  /// \pre bound is not 0; both have the same number of words \complexity two draws on average, at most
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
  /// The same. \pre bound > 0
  std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t whole = ~std::uint64_t{0} / bound * bound;
    while (true) {
      const std::uint64_t number = (*this)();
      if (number < whole) return number % bound;  // the numbers left over would favour the least
    }
  }
  /// The same. \pre bound > 0
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
