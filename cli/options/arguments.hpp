// Arguments as values: numbers, refused with their option's name and the remedy.
//
// The parser of the command line hands options over as the texts they are. Reading them here keeps every refusal in the
// one form the contract asks for.
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

}  // namespace quadrille::cli
