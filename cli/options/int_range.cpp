#include "cli/options/int_range.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "cli/options/arguments.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

// A whole number of digits alone.
std::optional<int> digits_of(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error == std::errc{} && end == text.data() + text.size() && text.front() != '-';
  return whole ? std::optional(value) : std::nullopt;
}

// What was meant by `5-8`, `5:8`, `5,6,7` or `5...8`, between its first number and its last; as text, for the remedy.
// Of `..8` and `5..` one end is known.
std::optional<std::string> range_otherwise_written(std::string_view text, int least) {
  const char* const between = text.find("..") == std::string_view::npos ? "-,:" : ".-,:";
  const std::size_t first = text.find_first_of(between);
  const std::size_t last = text.find_last_of(between);
  if (first == std::string_view::npos) return std::nullopt;
  const auto from = digits_of(text.substr(0, first));
  const auto to = digits_of(text.substr(last + 1));
  if (from && to) return to_string(IntRange{std::min(*from, *to), std::max(*from, *to)});
  const bool is_open = text.substr(first, last + 1 - first) == "..";
  if (is_open && to && first == 0) return fmt::format("{}..{}", std::min(least, *to), *to);
  if (is_open && from && last + 1 == text.size()) return fmt::format("{}..B, B being the last", *from);
  return std::nullopt;
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
  const bool has_ends =
      dots != std::string_view::npos && digits_of(text.substr(0, dots)) && digits_of(text.substr(dots + 2));
  if (!has_ends) {
    if (const auto range = range_otherwise_written(text, least)) {
      throw Error(ErrorKind::unusable_input,
                  fmt::format("{} '{}': several numbers are written A..B; give {}", option, text, *range));
    }
  }
  if (dots == std::string_view::npos) {
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
