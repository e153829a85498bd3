// Computes sums, peaks, shares and ratios of the numbers in a table's rows, and writes them as texts for the report.
#include "cli/report/findings.hpp"

#include <fmt/format.h>

#include <string_view>

#include "enumerate/run/sizes.hpp"

namespace quadrille::cli {

namespace {

// A number of tenths: 67 is 6.7.
std::string in_tenths(const Natural& tenths) {
  return fmt::format("{}.{}", in_groups(tenths / 10), Natural(tenths % 10).str());
}

}  // namespace

Natural sum_of(const std::vector<Natural>& numbers) {
  Natural sum = 0;
  for (const Natural& number : numbers) sum += number;
  return sum;
}

std::vector<std::size_t> peaks_of(const std::vector<Natural>& numbers) {
  std::vector<std::size_t> peaks;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (!peaks.empty() && numbers[i] > numbers[peaks.front()]) peaks.clear();
    if (peaks.empty() || numbers[i] == numbers[peaks.front()]) peaks.push_back(i);
  }
  return peaks;
}

std::string texts_at(const std::vector<std::string>& texts, const std::vector<std::size_t>& places,
                     std::string_view last) {
  std::string line;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (i > 0) line += i + 1 < places.size() ? ", " : fmt::format(" {} ", last);
    line += texts[places[i]];
  }
  return line;
}

std::string share_of_peaks(const std::vector<Natural>& numbers) {
  const std::vector<std::size_t> peaks = peaks_of(numbers);
  return (peaks.size() > 1 ? "each " : "") + percentage(numbers[peaks.front()], sum_of(numbers));
}

std::string in_groups(const Natural& number) {
  std::string text = number.str();
  for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3) {
    text.insert(static_cast<std::size_t>(at), ",");
  }
  return text;
}

std::string about(const Natural& number) {
  constexpr std::size_t most_digits = 15;
  constexpr std::string_view powers[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  if (number.str().size() <= most_digits) return in_groups(number);
  const auto [mantissa, exponent] = running::rounded(number, 3);
  std::string power;
  for (const char digit : std::to_string(exponent)) power += powers[digit - '0'];
  return fmt::format("≈ {} × 10{}", mantissa, power);
}

std::string percentage(const Natural& part, const Natural& whole) {
  return in_tenths((2000 * part + whole) / (2 * whole)) + '%';
}

std::string ratio(const Natural& dividend, const Natural& divisor) {
  if (dividend >= 100 * divisor) return about((2 * dividend + divisor) / (2 * divisor));
  return in_tenths((20 * dividend + divisor) / (2 * divisor));
}

}  // namespace quadrille::cli
