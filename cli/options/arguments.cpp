// Converts the texts of options into numbers by std::from_chars. If a range is written wrongly, the error message
// suggests the range that the user may have meant.
#include "cli/options/arguments.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>

#include "enumerate/run/spelling.hpp"

namespace quadrille::cli {

namespace {

std::string place_of(std::string_view option, std::string_view text) { return fmt::format("{} '{}'", option, text); }

// A whole number of digits alone.
std::optional<int> digits_of(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error == std::errc{} && end == text.data() + text.size() && text.front() != '-';
  return whole ? std::optional(value) : std::nullopt;
}

// The range meant by `5-8`, `5:8`, `5,6,7` or `5...8`, from its first number to its last, as text for the remedy. `..8`
// and `5..` give one bound only.
std::optional<std::string> range_otherwise_written(std::string_view text, int least) {
  const char* const between = text.find("..") == std::string_view::npos ? "-,:" : ".-,:";
  const std::size_t first = text.find_first_of(between);
  const std::size_t last = text.find_last_of(between);
  if (first == std::string_view::npos) return std::nullopt;
  const auto from = digits_of(text.substr(0, first));
  const auto to = digits_of(text.substr(last + 1));
  if (from && to) return running::spelled(Range{std::min(*from, *to), std::max(*from, *to)});
  const bool is_open = text.substr(first, last + 1 - first) == "..";
  if (is_open && to && first == 0) return fmt::format("{}..{}", std::min(least, *to), *to);
  if (is_open && from && last + 1 == text.size()) return fmt::format("{}..B, where B is the last", *from);
  return std::nullopt;
}

}  // namespace

int parse_whole(std::string_view option, std::string_view text, int least, int most, std::string_view remark) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error != std::errc::invalid_argument && end == text.data() + text.size();
  if (!whole || error != std::errc{} || value < least || value > most) {
    const std::string range = most == std::numeric_limits<int>::max() ? fmt::format("from {} up", least)
                                                                      : fmt::format("from {} to {}", least, most);
    const bool several = text.find("..") != std::string_view::npos;
    const char* const why = whole ? "out of range" : several ? "takes one number, and this is a range" : "no number";
    refuse(place_of(option, text), why, fmt::format("give a whole number {}{}", range, remark));
  }
  return value;
}

std::optional<int> parse_plies(const std::optional<std::string>& text) {
  if (!text) return std::nullopt;
  return parse_whole("--plies", *text, 0, std::numeric_limits<int>::max());
}

double parse_seconds(std::string_view option, std::string_view text, double least, double most) {
  double seconds = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  const bool number = error != std::errc::invalid_argument && end == text.data() + text.size();
  const bool in_range = error == std::errc{} && seconds > 0 && seconds >= least && seconds <= most;  // false for NaN
  if (!number || !in_range) {
    const std::string range = least == 0 ? "above 0" : fmt::format("from {} to {}", least, most);
    refuse(place_of(option, text), number ? "out of range" : "no number",
           fmt::format("give a number {}, for example 1 or 0.5", range));
  }
  return seconds;
}

std::uint64_t parse_seed(std::string_view option, std::string_view text) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc{} || end != text.data() + text.size()) {
    refuse(place_of(option, text), {},
           fmt::format("give a whole number from 0 to {}", std::numeric_limits<std::uint64_t>::max()));
  }
  return seed;
}

Range parse_range(std::string_view option, std::string_view text, int least, int most, std::string_view remark) {
  const auto number = [&](std::string_view part) { return parse_whole(option, part, least, most, remark); };
  const std::size_t dots = text.find("..");
  const bool has_ends =
      dots != std::string_view::npos && digits_of(text.substr(0, dots)) && digits_of(text.substr(dots + 2));
  if (!has_ends) {
    if (const auto range = range_otherwise_written(text, least)) {
      refuse(place_of(option, text), "several numbers are written A..B", "give " + *range);
    }
  }
  if (dots == std::string_view::npos) {
    const int n = number(text);
    return {n, n};
  }
  const Range range(number(text.substr(0, dots)), number(text.substr(dots + 2)));
  if (range.first > range.last) {
    refuse(place_of(option, text), "runs backwards",
           fmt::format("give {}..{}, the smaller number first", range.last, range.first));
  }
  return range;
}

}  // namespace quadrille::cli
