#include "enumerate/numbers/enclosure.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace quadrille::enumerate {

namespace {

// Writes a whole number of units of 10^-digits as a decimal.
std::string decimal(std::int64_t units, std::size_t digits) {
  const bool negative = units < 0;
  // The least number has no negative of the same type.
  std::string text =
      std::to_string(negative ? 0 - static_cast<std::uint64_t>(units) : static_cast<std::uint64_t>(units));
  if (text.size() <= digits) text.insert(0, digits + 1 - text.size(), '0');
  text.insert(text.size() - digits, 1, '.');
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return negative ? '-' + text : text;
}

}  // namespace

Fixed nearest_fixed(double number) { return std::llround(number * static_cast<double>(fixed_one)); }

Mix mix_near(std::span<const double> weights) {
  assert(!weights.empty());
  double sum = 0;
  for (const double weight : weights) sum += std::max(weight, 0.0);
  if (!std::isfinite(sum) || sum <= 0) return pure_mix(weights.size(), 0);
  Mix mix;
  mix.reserve(weights.size());
  for (const double weight : weights) {
    mix.push_back(static_cast<Share>(std::floor(std::max(weight, 0.0) / sum * static_cast<double>(share_one))));
  }
  // Shares that are rounded down add up to slightly less than 1. The greatest is at least 1 / size and can take any
  // correction.
  const Share missing = share_one - std::accumulate(mix.begin(), mix.end(), Share{0});
  *std::max_element(mix.begin(), mix.end()) += missing;
  return mix;
}

Mix pure_mix(std::size_t size, std::size_t chosen) {
  Mix mix(size, 0);
  mix[chosen] = share_one;
  return mix;
}

void MixedLine::add(Share share, std::span<const Fixed> line) {
  assert(line.size() == sums_.size() && share >= 0);
  for (std::size_t i = 0; i < line.size(); ++i) sums_[i] += Wide{share} * line[i];
}

Fixed MixedLine::rounded_down(Wide sum) {
  const Wide quotient = sum / share_one;  // towards zero
  return static_cast<Fixed>(sum % share_one < 0 ? quotient - 1 : quotient);
}

Fixed MixedLine::rounded_up(Wide sum) { return -rounded_down(-sum); }

Fixed MixedLine::least() const { return rounded_down(*std::min_element(sums_.begin(), sums_.end())); }

Fixed MixedLine::greatest() const { return rounded_up(*std::max_element(sums_.begin(), sums_.end())); }

Enclosure MixedLine::at(std::size_t i) const { return {rounded_down(sums_[i]), rounded_up(sums_[i])}; }

std::string decimal_of_fixed(Fixed value) { return decimal(value, 18); }

std::string decimal_of_share(Share share) { return decimal(share, 15); }

}  // namespace quadrille::enumerate
