#include "enumerate/run/sizes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

#include "quadrille/error.hpp"

namespace quadrille::running {

namespace {

[[noreturn]] void refuse_size(std::string_view text, const char* reason, const char* remedy) {
  refuse(fmt::format("{} '{}'", mention("memory"), text), reason, remedy);
}

// What one of the unit's letters stands for; 0 if it is none.
std::size_t unit_size(std::string unit) {
  std::transform(unit.begin(), unit.end(), unit.begin(), [](unsigned char c) { return std::toupper(c); });
  if (unit.empty() || unit == "B") return 1;
  constexpr std::string_view letters = "KMGT";
  const std::size_t power = letters.find(unit.front());
  const std::string rest = unit.substr(1);
  if (power == std::string_view::npos || (!rest.empty() && rest != "IB" && rest != "B")) return 0;
  std::size_t size = 1;
  for (std::size_t i = 0; i <= power; ++i) size *= rest == "B" ? 1000U : 1024U;
  return size;
}

}  // namespace

std::size_t parse_memory_size(std::string_view text) {
  std::size_t count = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
  if (error == std::errc::result_out_of_range) refuse_size(text, "too large", "give what the machine has, as 4G");
  const std::string unit(end, text.data() + text.size());
  const std::size_t size = unit_size(unit);
  if (error != std::errc{} || size == 0) refuse_size(text, "no size", "write it as 512M, 4G or 4GiB");
  if (count == 0) refuse_size(text, "nothing fits into no memory", "give at least a few megabytes, as 64M");
  if (count > std::numeric_limits<std::size_t>::max() / size)
    refuse_size(text, "too large", "give what the machine has, as 4G");
  return count * size;
}

namespace {

// `2.3 * 10^22` for 23379786798883686193043, half a unit of the second digit rounded up; two digits and less as they
// are.
std::string two_digits(const std::string& digits) {
  if (digits.size() <= 2) return digits;
  int leading = std::stoi(digits.substr(0, 2));
  std::size_t power = digits.size() - 1;
  if (digits[2] >= '5') ++leading;
  if (leading == 100) {
    leading = 10;
    ++power;
  }
  return fmt::format("{}.{} * 10^{}", leading / 10, leading % 10, power);
}

}  // namespace

std::string size_in_words(const RequestSize& size, std::string_view rows_verb) {
  const bool rows = size.unit == RequestSize::Unit::rows;
  const char* about = "";
  if (size.known == RequestSize::Known::at_least) about = "at least ";
  std::string count = size.count.str();
  if (size.known == RequestSize::Known::about) {
    about = "about ";
    count = two_digits(count);
  }
  return fmt::format("{} {}{} {}", rows ? rows_verb : "expands", about, count, rows ? "rows" : "states");
}

}  // namespace quadrille::running
