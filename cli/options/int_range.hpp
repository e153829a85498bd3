// A number, or a family of them: `--n 20`, `--n 4..34`.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::cli {

struct Family {
  int first = 0;
  int last = 0;

  bool single() const { return first == last; }
};

/// Reads `A` or `A..B`, with A no greater than B, both between two bounds.
/// \param remark  what a refusal ends with, its punctuation included: how long the largest number takes
/// \throws Error (unusable_input) naming the option and the remedy
Family parse_family(std::string_view option, std::string_view text, int least, int most, std::string_view remark);

/// `20`, `4..34`.
std::string to_string(const Family& family);

}  // namespace quadrille::cli
