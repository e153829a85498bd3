#include "cli/options/arguments.hpp"

#include <fmt/format.h>

#include <charconv>
#include <limits>

#include "quadrille/error.hpp"
namespace quadrille::cli {

int parse_whole(std::string_view option, std::string_view text, int least, int most) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error != std::errc::invalid_argument && end == text.data() + text.size();
  if (!whole || error != std::errc{} || value < least || value > most) {
    const std::string range = most == std::numeric_limits<int>::max() ? fmt::format("from {} up", least)
                                                                      : fmt::format("from {} to {}", least, most);
    const bool several = text.find("..") != std::string_view::npos;
    const char* const why = whole ? "out of range" : several ? "takes one number, and this is a range" : "no number";
    throw Error(ErrorKind::unusable_input,
                fmt::format("{} '{}': {}; give a whole number {}", option, text, why, range));
  }
  return value;
}

std::uint64_t parse_seed(std::string_view option, std::string_view text) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc{} || end != text.data() + text.size()) {
    throw Error(ErrorKind::unusable_input, fmt::format("{} '{}': give a whole number from 0 to {}", option, text,
                                                       std::numeric_limits<std::uint64_t>::max()));
  }
  return seed;
}

std::optional<int> parse_plies(const std::optional<std::string>& text) {
  if (!text) return std::nullopt;
  return parse_whole("--plies", *text, 0, std::numeric_limits<int>::max());
}

}  // namespace quadrille::cli
