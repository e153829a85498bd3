#include "cli/options/int_range.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "cli/options/arguments.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

// `5-8`, `5:8` or `5,6,7` between its first number and its last.
std::optional<IntRange> range_otherwise_written(std::string_view text) {
  const auto digits_of = [](std::string_view part) {
    int value = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
    const bool whole = error == std::errc{} && end == part.data() + part.size() && part.front() != '-';
    return whole ? std::optional(value) : std::nullopt;
  };
  const std::size_t first = text.find_first_of("-,:");
  const std::size_t last = text.find_last_of("-,:");
  if (first == std::string_view::npos) return std::nullopt;
  const auto from = digits_of(text.substr(0, first));
  const auto to = digits_of(text.substr(last + 1));
  if (!from || !to) return std::nullopt;
  return IntRange{std::min(*from, *to), std::max(*from, *to)};
}

}  // namespace

IntRange parse_int_range(std::string_view option, std::string_view text, int least, int most, std::string_view remark) {
  const auto number = [&](std::string_view part) {
    try {
      return parse_whole(option, part, least, most);
    } catch (const Error& error) {
      throw Error(error.kind(), fmt::format("{}{}", error.what(), remark));
    }
  };
  const std::size_t dots = text.find("..");
  if (dots == std::string_view::npos) {
    if (const auto range = range_otherwise_written(text)) {
      throw Error(ErrorKind::unusable_input,
                  fmt::format("{} '{}': several numbers are written A..B; give {}", option, text, to_string(*range)));
    }
    const int n = number(text);
    return {n, n};
  }
  const IntRange range{number(text.substr(0, dots)), number(text.substr(dots + 2))};
  if (range.first > range.last) {
    throw Error(ErrorKind::unusable_input, fmt::format("{} '{}': runs backwards; give {}..{}, the smaller number first",
                                                       option, text, range.last, range.first));
  }
  return range;
}

std::string to_string(const IntRange& range) {
  return range.single() ? fmt::format("{}", range.first) : fmt::format("{}..{}", range.first, range.last);
}

}  // namespace quadrille::cli
