// A number, or all numbers from one to another: `--n 20`, `--n 4..34`.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::cli {

struct IntRange {
  int first = 0;
  int last = 0;

  bool single() const { return first == last; }
};

/// Reads `A` or `A..B`, with A no greater than B, both between two bounds.
/// \param remark  what a refusal ends with, its punctuation included: how long the largest number takes
/// \throws Error (unusable_input) naming the option and the remedy
IntRange parse_int_range(std::string_view option, std::string_view text, int least, int most, std::string_view remark);

/// `20`, `4..34`.
std::string to_string(const IntRange& range);

}  // namespace quadrille::cli
