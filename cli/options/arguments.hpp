// Converts the texts of options into numbers: whole numbers, ranges, seconds and seeds.
//
// The parser of the command line stores each option as a text. If the text is not a number of the required kind, a
// function of this file throws an error. The error names the option, its text and the remedy.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "quadrille/error.hpp"
#include "quadrille/job.hpp"

namespace quadrille::cli {

/// A whole number between two bounds, written with digits only.
/// \param remark  the end of a refusal, with its punctuation: the time for the largest number
/// \throws Error (unusable_input) naming the option and the bounds
int parse_whole(std::string_view option, std::string_view text, int least, int most, std::string_view remark = {});

/// The number of `--plies`: nothing if the option was not given.
/// \throws as parse_whole
std::optional<int> parse_plies(const std::optional<std::string>& text);

/// A number of seconds above 0, which need not be whole. \throws Error (unusable_input) naming the option and the
/// bounds
double parse_seconds(std::string_view option, std::string_view text, double least = 0, double most = 1e9);

/// A seed: any whole number of 64 bits. \throws as parse_whole
std::uint64_t parse_seed(std::string_view option, std::string_view text);

/// Reads `A` or `A..B`, with A no greater than B, both between two bounds.
/// \param remark  see parse_whole
/// \throws Error (unusable_input) naming the option and the remedy
Range parse_range(std::string_view option, std::string_view text, int least, int most, std::string_view remark);

}  // namespace quadrille::cli
