#include "enumerate/soccer/estimate/intervals.hpp"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <vector>

namespace quadrille::enumerate {

namespace {

// The factor of the standard error on either side.
double students_t(std::size_t blocks) {
  const boost::math::students_t distribution(static_cast<double>(blocks - 1));
  return boost::math::quantile(boost::math::complement(distribution, 0.025));
}

// The mean of a block's values, and its standard error. Values of 10^200 have no squares: all is relative to the mean.
struct Mean {
  double value = 0;
  double relative_error = 0;
  double effective = 0;  // number of blocks
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

// What the lengths of all games rest on. Lengths are taken from near their mean on, because their deviation is small.
struct Lengths {
  double games = 0;
  double plies = 0;
  double squares = 0;

  double mean() const { return plies / games; }
  double deviation() const { return std::sqrt(std::max(0.0, squares / games - mean() * mean())); }
};

Lengths operator+(const Lengths& a, const Lengths& b) {
  return {a.games + b.games, a.plies + b.plies, a.squares + b.squares};
}

// Each block's pseudo-value: what it changes of the value of all, times their number. What the others add up to is
// added up and not subtracted from all: one block can be most of it.
template <class Value>
std::vector<double> jackknife(const std::vector<Lengths>& blocks, const Value& value) {
  std::vector<Lengths> after(blocks.size() + 1);
  for (std::size_t i = blocks.size(); i-- > 0;) after[i] = blocks[i] + after[i + 1];
  const double of_all = value(after.front());
  const auto size = static_cast<double>(blocks.size());
  Lengths before;
  std::vector<double> pseudo;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const Lengths others = before + after[i + 1];
    pseudo.push_back(others.games > 0 ? size * of_all - (size - 1) * value(others) : of_all);
    before = before + blocks[i];
  }
  return pseudo;
}

void set_lengths(std::span<const BlockTotals> blocks, std::array<Interval, quantities>& intervals) {
  std::vector<double> games;
  for (const BlockTotals& block : blocks) games.push_back(block.all_games());
  const Mean mean_games = mean_of(games);
  double plies = 0;
  for (const BlockTotals& block : blocks) plies += block.plies / mean_games.value;
  const double centre = std::floor(plies / static_cast<double>(blocks.size()));
  std::vector<Lengths> centred;
  for (const BlockTotals& block : blocks) {
    const double share = block.all_games() / mean_games.value;
    const double beyond = block.plies / mean_games.value - centre * share;
    const double squares =
        block.squared_plies / mean_games.value - 2 * centre * block.plies / mean_games.value + centre * centre * share;
    centred.push_back({share, beyond, squares});
  }
  Interval& mean = intervals[static_cast<std::size_t>(Quantity::game_plies_mean)];
  mean = of_length(jackknife(centred, [&](const Lengths& lengths) { return centre + lengths.mean(); }));
  Interval& deviation = intervals[static_cast<std::size_t>(Quantity::game_plies_deviation)];
  deviation = of_length(jackknife(centred, [](const Lengths& lengths) { return lengths.deviation(); }));
  mean.heavy_tailed = deviation.heavy_tailed = 2 * mean_games.effective < static_cast<double>(blocks.size());
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
  set_lengths(blocks, intervals);
  at(Quantity::random_plies_mean) = of_length(values([](const BlockTotals& block) { return block.random_plies; }));
  return intervals;
}

}  // namespace quadrille::enumerate
