// Streams of random numbers that depend on a seed and on what they are for, and on nothing else: work that is cut into
// blocks gives each block a stream of its own, so its result is the same on any number of threads.
//
// The numbers are those of splitmix64 (Steele, Lea & Flood 2014), from a start that mixes seed, purpose and block.
#pragma once

#include <cstdint>

#include "enumerate/numbers/splitmix.hpp"

namespace quadrille::enumerate {

class RandomStream {
 public:
  /// \param purpose  tells streams of one seed and block apart
  RandomStream(std::uint64_t seed, std::uint64_t purpose, std::uint64_t block)
      : state_(splitmix(splitmix(splitmix(seed + splitmix_step) + purpose + splitmix_step) + block + splitmix_step)) {}

  /// The next 64 bits.
  std::uint64_t bits() {
    state_ += splitmix_step;
    return splitmix(state_);
  }

  /// A number from 0 up to but not including 1, a multiple of 2^-53.
  double uniform() { return static_cast<double>(bits() >> 11U) * 0x1p-53; }

  /// A whole number below `below`, each with the same probability. \pre below > 0
  std::uint64_t below(std::uint64_t below) {
    const std::uint64_t whole = ~std::uint64_t{0} / below * below;
    while (true) {
      const std::uint64_t number = bits();
      if (number < whole) return number % below;  // the numbers left over would favour the least
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace quadrille::enumerate
