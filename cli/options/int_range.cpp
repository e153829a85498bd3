#include "cli/options/int_range.hpp"

#include <fmt/format.h>

#include "cli/options/arguments.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

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
