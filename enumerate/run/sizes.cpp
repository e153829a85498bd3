// Parses memory sizes (`4G`), and makes the texts that describe the size of a request (`writes 364 rows`).
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

// The bytes of a unit: of K, KB or KiB, say; 0 if it is no unit.
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
  if (error == std::errc::result_out_of_range)
    refuse_size(text, "too large", "give at most the memory of the machine, for example 4G");
  const std::string unit(end, text.data() + text.size());
  const std::size_t size = unit_size(unit);
  if (error != std::errc{} || size == 0) refuse_size(text, "no size", "write it as 512M, 4G or 4GiB");
  if (count == 0) refuse_size(text, "nothing fits into 0 bytes", "give at least a few megabytes, for example 64M");
  if (count > std::numeric_limits<std::size_t>::max() / size)
    refuse_size(text, "too large", "give at most the memory of the machine, for example 4G");
  return count * size;
}

bool is_beyond_any_machine(const RequestSize& size) {
  constexpr std::uint64_t most = 1'000'000'000'000'000;
  return size.count > most;
}

Rounded rounded(const Natural& number, std::size_t figures) {
  const std::string digits = number.str();
  Natural unit = 1;
  for (std::size_t i = figures; i < digits.size(); ++i) unit *= 10;
  std::string leading = Natural((2 * number + unit) / (2 * unit)).str();  // 9.99 may become 10.0
  Rounded result{{}, digits.size() - 1 + leading.size() - std::min(figures, digits.size())};
  leading.resize(figures, '0');
  result.mantissa = leading.insert(1, ".");
  return result;
}

std::string size_in_words(const RequestSize& size, std::string_view rows_verb) {
  constexpr int most_legible = 100;  // an approximation below this is not rounded
  const bool rows = size.unit == RequestSize::Unit::rows;
  std::string count = size.count.str();
  if (size.known == RequestSize::Known::at_least) count.insert(0, "at least ");
  if (size.known == RequestSize::Known::about || is_beyond_any_machine(size)) {
    const auto [mantissa, power] = rounded(size.count, 2);
    count = fmt::format("{}≈ {}", size.known == RequestSize::Known::at_least ? "at least " : "",
                        size.count < most_legible ? size.count.str() : fmt::format("{} * 10^{}", mantissa, power));
  }
  return fmt::format("{} {} {}", rows ? rows_verb : "expands", count, rows ? "rows" : "states");
}

std::string why_too_large(const RequestSize& size, std::string_view rows_verb) {
  const bool rows = size.unit == RequestSize::Unit::rows;
  const std::string text = "this request " + size_in_words(size, rows_verb);
  if (!is_beyond_any_machine(size)) return fmt::format("{}, more than {}", text, rows ? usual_rows : usual_states);
  return fmt::format("{}, and no machine {} more than 10^15", text, rows ? rows_verb : "expands");
}

}  // namespace quadrille::running
