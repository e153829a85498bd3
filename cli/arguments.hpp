// Arguments as values: numbers and choices, refused with their option's name and the remedy.
//
// The parser of the command line hands options over as the texts they are. Reading them here keeps every refusal in the
// one form the contract asks for.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "graphs/error.hpp"

namespace quadrille::cli {

/// A whole number between two bounds, written with digits only.
/// \throws Error (unusable_input) naming the option and the bounds
int parse_whole(std::string_view option, std::string_view text, int least, int most);

/// The number of `--plies`: nothing if the option was not given.
/// \throws as parse_whole
std::optional<int> parse_plies(const std::optional<std::string>& text);

/// A seed: any whole number of 64 bits. \throws as parse_whole
std::uint64_t parse_seed(std::string_view option, std::string_view text);

/// The value whose name is `text`.
/// \throws Error (unusable_input) listing the names
template <class Value>
Value parse_choice(std::string_view option, std::string_view text,
                   std::initializer_list<std::pair<std::string_view, Value>> choices) {
  std::vector<std::string_view> names;
  for (const auto& [name, value] : choices) {
    if (name == text) return value;
    names.push_back(name);
  }
  throw Error(ErrorKind::unusable_input,
              fmt::format("{} '{}': no such choice; choose from {}", option, text, fmt::join(names, ", ")));
}

}  // namespace quadrille::cli
