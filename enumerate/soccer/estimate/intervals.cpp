// Computes 95% confidence intervals from the totals of blocks of random samples, by Student's t and the jackknife. Also
// writes a number with seven digits.
#include "enumerate/soccer/estimate/intervals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <boost/multiprecision/cpp_int.hpp>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <vector>

namespace quadrille::enumerate {

namespace {

// The factor of Student's t by which an interval exceeds the standard error on either side.
double students_t(std::size_t blocks) {
  const boost::math::students_t distribution(static_cast<double>(blocks - 1));
  return boost::math::quantile(boost::math::complement(distribution, 0.025));
}

// The mean of the blocks' values, and its standard error. Squares of values near 10^200 overflow, so all sums are
// relative to the mean.
struct Mean {
  double value = 0;
  double relative_error = 0;
  double effective = 0;  // effective number of blocks
};

Mean mean_of(const std::vector<double>& values) {
  const auto size = static_cast<double>(values.size());
  Mean mean;
  for (const double value : values) mean.value += value;
  mean.value /= size;
  mean.effective = size;
  if (mean.value == 0) return mean;
  double squares = 0;
  double deviations = 0;
  for (const double value : values) {
    const double relative = value / mean.value;
    squares += relative * relative;
    deviations += (relative - 1) * (relative - 1);
  }
  mean.relative_error = std::sqrt(deviations / (size - 1) / size);
  mean.effective = size * size / squares;
  return mean;
}

Interval of_number(const std::vector<double>& values) {
  const Mean mean = mean_of(values);
  const double factor = std::exp(students_t(values.size()) * mean.relative_error);
  return {mean.value, mean.value / factor, mean.value * factor,
          2 * mean.effective < static_cast<double>(values.size())};
}

Interval of_length(const std::vector<double>& values) {
  const Mean mean = mean_of(values);
  const double to_side = students_t(values.size()) * mean.relative_error * std::abs(mean.value);
  return {std::max(0.0, mean.value), std::max(0.0, mean.value - to_side), std::max(0.0, mean.value + to_side), false};
}

// The sums behind the mean and deviation of a number over `things`, such as the lengths over all games. Callers first
// subtract a number near the mean, because the deviation is small.
struct Moments {
  double things = 0;
  double sum = 0;
  double squares = 0;

  double mean() const { return sum / things; }
  double deviation() const { return std::sqrt(std::max(0.0, squares / things - mean() * mean())); }
};

Moments operator+(const Moments& a, const Moments& b) {
  return {a.things + b.things, a.sum + b.sum, a.squares + b.squares};
}

// Each block's pseudo-value: size * value(all) - (size - 1) * value(others). The sum of the others is added up, not
// subtracted from the sum of all, because one block can be most of it.
template <class Value>
std::vector<double> jackknife(const std::vector<Moments>& blocks, const Value& value) {
  std::vector<Moments> after(blocks.size() + 1);
  for (std::size_t i = blocks.size(); i-- > 0;) after[i] = blocks[i] + after[i + 1];
  const double of_all = value(after.front());
  const auto size = static_cast<double>(blocks.size());
  Moments before;
  std::vector<double> pseudo;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const Moments others = before + after[i + 1];
    pseudo.push_back(others.things > 0 ? size * of_all - (size - 1) * value(others) : of_all);
    before = before + blocks[i];
  }
  return pseudo;
}

// Sets mean and deviation from the moments of blocks; leaves them unchanged if there is nothing to average over.
void set_moments(const std::vector<Moments>& blocks, Interval& mean, Interval& deviation) {
  std::vector<double> things;
  things.reserve(blocks.size());
  for (const Moments& block : blocks) things.push_back(block.things);
  const Mean mean_things = mean_of(things);
  if (mean_things.value == 0) return;
  double sum = 0;
  for (const Moments& block : blocks) sum += block.sum / mean_things.value;
  const double centre = std::floor(sum / static_cast<double>(blocks.size()));
  std::vector<Moments> centred;
  for (const Moments& block : blocks) {
    const double share = block.things / mean_things.value;
    const double of_block = block.sum / mean_things.value;
    const double squares = block.squares / mean_things.value - 2 * centre * of_block + centre * centre * share;
    centred.push_back({share, of_block - centre * share, squares});
  }
  mean = of_length(jackknife(centred, [&](const Moments& moments) { return centre + moments.mean(); }));
  deviation = of_length(jackknife(centred, [](const Moments& moments) { return moments.deviation(); }));
  mean.heavy_tailed = deviation.heavy_tailed = 2 * mean_things.effective < static_cast<double>(blocks.size());
}

}  // namespace

std::array<Interval, quantities> intervals_of(std::span<const BlockTotals> blocks) {
  std::array<Interval, quantities> intervals;
  const auto values = [&](const auto& value_of) {
    std::vector<double> of_blocks;
    for (const BlockTotals& block : blocks) of_blocks.push_back(value_of(block));
    return of_blocks;
  };
  const auto at = [&](Quantity quantity) -> Interval& { return intervals[static_cast<std::size_t>(quantity)]; };
  at(Quantity::histories) = of_number(values([](const BlockTotals& block) { return block.histories; }));
  at(Quantity::games) = of_number(values([](const BlockTotals& block) { return block.all_games(); }));
  for (std::size_t end = 0; end < game_ends; ++end) {
    intervals[static_cast<std::size_t>(Quantity::goal_wins_1) + end] =
        of_number(values([&](const BlockTotals& block) { return block.games[end]; }));
  }
  std::vector<Moments> lengths;
  std::vector<Moments> available;
  for (const BlockTotals& block : blocks) {
    lengths.push_back({block.all_games(), block.plies, block.squared_plies});
    available.push_back({block.plies, block.available, block.squared_available});
  }
  set_moments(lengths, at(Quantity::game_plies_mean), at(Quantity::game_plies_deviation));
  set_moments(available, at(Quantity::available_plies_mean), at(Quantity::available_plies_deviation));
  at(Quantity::random_plies_mean) = of_length(values([](const BlockTotals& block) { return block.random_plies; }));
  return intervals;
}

namespace {

constexpr int digits = 7;
constexpr std::int64_t least = 1'000'000;  // the least significand of seven digits
constexpr std::int64_t most = 9'999'999;

// The digits of a value as a whole number, and the power of ten that they are multiplied by.
struct Decimal {
  std::int64_t significand = 0;
  int exponent = 0;
};

Decimal nearest(double value) {
  std::string text = fmt::format("{:.{}e}", value, digits - 1);  // d.dddddde+xx
  const std::size_t e = text.find('e');
  Decimal decimal;
  const std::size_t sign = text[e + 1] == '+' ? e + 2 : e + 1;
  std::from_chars(text.data() + sign, text.data() + text.size(), decimal.exponent);
  decimal.exponent -= digits - 1;
  text.erase(e).erase(1, 1);
  std::from_chars(text.data(), text.data() + text.size(), decimal.significand);
  return decimal;
}

boost::multiprecision::cpp_rational exact(const Decimal& decimal) {
  using boost::multiprecision::cpp_int;
  const cpp_int power = boost::multiprecision::pow(cpp_int(10), static_cast<unsigned>(std::abs(decimal.exponent)));
  const cpp_int significand = decimal.significand;
  return decimal.exponent < 0 ? boost::multiprecision::cpp_rational(significand, power)
                              : boost::multiprecision::cpp_rational(significand * power);
}

// Seven digits, with the point among them if it falls there, otherwise with a power of ten.
std::string text_of(const Decimal& decimal) {
  std::string text = fmt::format("{}", decimal.significand);
  const int places = static_cast<int>(text.size());
  const int point = places + decimal.exponent;  // digits before it
  if (decimal.significand == 0) return "0.000000";
  if (point >= 1 && point < places) return text.insert(static_cast<std::size_t>(point), 1, '.');
  return fmt::format("{}.{}e{:+03}", text[0], text.substr(1), point - 1);
}

}  // namespace

std::string written_estimate(double value, Rounding rounding) {
  Decimal decimal = nearest(value);
  const boost::multiprecision::cpp_rational wanted(value);
  if (rounding == Rounding::down && exact(decimal) > wanted) {
    // Below a power of ten there is room for one digit more.
    decimal = decimal.significand == least ? Decimal{most, decimal.exponent - 1}
                                           : Decimal{decimal.significand - 1, decimal.exponent};
  }
  if (rounding == Rounding::up && exact(decimal) < wanted) {
    decimal = decimal.significand == most ? Decimal{least, decimal.exponent + 1}
                                          : Decimal{decimal.significand + 1, decimal.exponent};
  }
  return text_of(decimal);
}

}  // namespace quadrille::enumerate
