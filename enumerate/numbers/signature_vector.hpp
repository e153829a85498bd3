// Count vectors of signatures (de Bruijn 1970, Niven 1968), and the meaning of scalar products with them. A signature
// is a word with a letter U or D for each rise or fall of a list of numbers.
//
// The count vector of a word w of q - 1 letters has q entries. Entry i is the number of orders of q numbers that have
// the word w and whose last number has rank i (0 for the least). A *continuation* vector belongs to a word v and to the
// numbers q and n. Take a list of q of the numbers 1 to n, whose last number has rank i among the q. Entry i of the
// continuation vector is the number of ways to append the other n - q numbers so that the new letters begin with v. So
// the scalar product of the two vectors counts the permutations of n numbers whose word begins with w followed by v.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "quadrille/detail/exact_sum.hpp"

namespace quadrille::enumerate {

/// The most numbers whose count vectors provably fit 64 bits: see enumerate/updown/counts.hpp.
inline constexpr int most_vector_numbers = 23;

using SignatureVector = std::array<std::uint64_t, most_vector_numbers>;

/// The vector of a word of q - 1 letters, with one letter more.
/// \pre 1 <= q < most_vector_numbers; `word` has q entries \post `longer` has q + 1
inline void extend_vector(const SignatureVector& word, int q, bool up, SignatureVector& longer) {
  const auto size = static_cast<std::size_t>(q);
  std::uint64_t sum = 0;
  if (up) {
    for (std::size_t i = 0; i < size; ++i) {
      longer[i] = sum;
      sum += word[i];
    }
    longer[size] = sum;
  } else {
    longer[size] = 0;
    for (std::size_t i = size; i-- > 0;) {
      sum += word[i];
      longer[i] = sum;
    }
  }
}

/// n! / q!, exactly. \pre q <= n <= 34
constexpr engines::Count128 falling(int n, int q) {
  engines::Count128 product = 1;
  for (int factor = q + 1; factor <= n; ++factor) product *= static_cast<unsigned>(factor);
  return product;
}

/// The continuation vectors of all words of at most `letters` letters, for lists of q numbers out of n.
class Continuations {
 public:
  /// \pre falling(n, q) < 2^64, q <= most_vector_numbers, letters <= n - q
  Continuations(int n, int q, int letters);

  /// The number of permutations of n that begin with the word of `vector`, then the word `index`. The index holds the
  /// letters as binary digits after a leading 1, U as 1.
  engines::Count128 count(const SignatureVector& vector, std::size_t index) const {
    const std::uint64_t* const weights = &weights_[index * size_];
    engines::Count128 sum = 0;
    for (std::size_t i = 0; i < size_; ++i) sum += engines::Count128{vector[i]} * weights[i];
    return sum;
  }

 private:
  std::size_t size_;
  std::vector<std::uint64_t> weights_;  // the vector of the word `index` begins at index * size_
};

}  // namespace quadrille::enumerate
