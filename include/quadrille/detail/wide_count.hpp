// Arithmetic of wide counters, whole numbers of any number of 64-bit words. A sweep keeps a row of such counters for
// each of its states.
//
// The counters of a row are called *lanes*; a row may have one lane for each number of plies, for example. All lanes
// have the same number of words (the width), the lowest word first. In code that must be fast, the width is a template
// parameter; 0 means that the width is known at run time only. A carry out of the highest word is never lost: it is
// reported, and the engine stops.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <vector>

#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::engines {

/// a += b, each `words` words wide (Words, if that is not 0). \throws CountOverflow if the sum does not fit
template <std::size_t Words>
void add_wide(std::uint64_t* a, const std::uint64_t* b, std::size_t words) {
  if constexpr (Words == 1) return add_checked(*a, *b);
  if constexpr (Words == 2) {  // one addition and one with carry on the processor
    Count128 sum = Count128{a[1]} << 64U | a[0];
    const bool wrapped = __builtin_add_overflow(sum, Count128{b[1]} << 64U | b[0], &sum);
    a[0] = static_cast<std::uint64_t>(sum);
    a[1] = static_cast<std::uint64_t>(sum >> 64U);
    if (wrapped) throw CountOverflow();
    return;
  }
  unsigned char carry = 0;
  const std::size_t width = Words == 0 ? words : Words;
  for (std::size_t i = 0; i < width; ++i) {
    const Count128 sum = Count128{a[i]} + b[i] + carry;
    a[i] = static_cast<std::uint64_t>(sum);
    carry = static_cast<unsigned char>(sum >> 64U);
  }
  if (carry != 0) throw CountOverflow();
}

/// A special value of Words: counters are residues, of one word each.
inline constexpr std::size_t residues = static_cast<std::size_t>(-1);

/// a += b as add_wide does; if Words is `residues`, modulo `modulus`. \pre then a and b are below `modulus`, and it is
/// below 2^63
template <std::size_t Words>
void add_count(std::uint64_t* a, const std::uint64_t* b, std::size_t words, std::uint64_t modulus) {
  if constexpr (Words == residues) {
    const std::uint64_t sum = *a + *b;
    *a = sum >= modulus ? sum - modulus : sum;
  } else {
    add_wide<Words>(a, b, words);
  }
}

/// Adds a row to a row, with counters of `words` words each. \param modulus  of residues; 0 if counters are exact
inline void add_totals(std::vector<std::uint64_t>& sum, const std::vector<std::uint64_t>& row, std::size_t words,
                       std::uint64_t modulus) {
  for (std::size_t at = 0; at < sum.size(); at += words) {
    if (modulus == 0) {
      add_wide<0>(&sum[at], &row[at], words);
    } else {
      add_count<residues>(&sum[at], &row[at], 1, modulus);
    }
  }
}

/// True if a < b, each `words` words wide.
inline bool less_wide(const std::uint64_t* a, const std::uint64_t* b, std::size_t words) {
  for (std::size_t i = words; i-- > 0;) {
    if (a[i] != b[i]) return a[i] < b[i];
  }
  return false;
}

/// a -= b, each `words` words wide. \pre b <= a
inline void subtract_wide(std::uint64_t* a, const std::uint64_t* b, std::size_t words) {
  bool borrow = false;
  for (std::size_t i = 0; i < words; ++i) {
    const std::uint64_t before = a[i];
    a[i] = before - b[i] - (borrow ? 1U : 0U);
    borrow = borrow ? before <= b[i] : before < b[i];
  }
}

/// The number stored in these words.
inline Natural natural(const std::uint64_t* words, std::size_t count) {
  Natural result;
  boost::multiprecision::import_bits(result, words, words + count, 64, false);
  return result;
}

/// The words of a number, `words` of them, the lowest first. \pre it fits
inline std::vector<std::uint64_t> words_of(const Natural& number, std::size_t words) {
  std::vector<std::uint64_t> result;
  export_bits(number, std::back_inserter(result), 64, false);
  result.resize(words);
  return result;
}

}  // namespace quadrille::engines
