// Numbers of the command line, read from their texts: whole numbers, ranges, seeds.
//
// The parser hands options over as texts. Every refusal here names the option, its text and the remedy.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "quadrille/error.hpp"

namespace quadrille::cli {

/// A whole number between two bounds, written with digits only.
/// \throws Error (unusable_input) naming the option and the bounds
int parse_whole(std::string_view option, std::string_view text, int least, int most);

/// The number of `--plies`: nothing if the option was not given.
/// \throws as parse_whole
std::optional<int> parse_plies(const std::optional<std::string>& text);

/// A seed: any whole number of 64 bits. \throws as parse_whole
std::uint64_t parse_seed(std::string_view option, std::string_view text);

/// A number, or all numbers from one to another: `--n 20`, `--n 4..34`.
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
