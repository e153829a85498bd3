// The mixing function of splitmix64 (Steele, Lea & Flood 2014), for hashes and for streams of random numbers.
//
// It is a bijection of 64-bit words in which every bit of the result depends on every bit of the argument.
#pragma once

#include <cstdint>

namespace quadrille::engines {

/// The number that splitmix64 adds to its state for each random number.
inline constexpr std::uint64_t splitmix_step = 0x9e3779b97f4a7c15ULL;

/// The word, mixed: a bijection of 64-bit words.
constexpr std::uint64_t splitmix(std::uint64_t word) {
  word = (word ^ word >> 30U) * 0xbf58476d1ce4e5b9ULL;
  word = (word ^ word >> 27U) * 0x94d049bb133111ebULL;
  return word ^ word >> 31U;
}

}  // namespace quadrille::engines
