#include "enumerate/run/size_in_words.hpp"

#include <fmt/format.h>

#include <cstddef>

namespace quadrille::running {

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
