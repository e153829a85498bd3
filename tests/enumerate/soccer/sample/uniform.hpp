// A test whether samples from a list are uniform: Pearson's chi-square test.
#pragma once

#include <algorithm>
#include <boost/math/distributions/chi_squared.hpp>
#include <cstddef>
#include <vector>

namespace quadrille::enumerate {

/// The chance that uniform samples depart from equal counts at least as far as these.
/// \param counts  of each thing of the whole list, things without a sample included; the mean should be 5 or more
inline double chance_of(const std::vector<std::size_t>& counts) {
  double drawn = 0;
  for (const std::size_t count : counts) drawn += static_cast<double>(count);
  const double expected = drawn / static_cast<double>(counts.size());
  double distance = 0;
  for (const std::size_t count : counts) {
    const double off = static_cast<double>(count) - expected;
    distance += off * off / expected;
  }
  const boost::math::chi_squared distribution(static_cast<double>(counts.size() - 1));
  return cdf(complement(distribution, distance));
}

/// A longer list is cut into this number of parts, each of neighbours.
inline constexpr std::size_t most_parts = 4'000;

/// The same chance for samples from a list that has each thing once. A sample that is not in the list makes it 0.
/// \param list  in increasing order
template <class Thing>
double chance_of(const std::vector<Thing>& list, const std::vector<Thing>& drawn) {
  const std::size_t neighbours = (list.size() + most_parts - 1) / most_parts;  // the last part may be smaller
  std::vector<std::size_t> counts(list.size() / neighbours);
  for (const Thing& thing : drawn) {
    const auto found = std::lower_bound(list.begin(), list.end(), thing);
    if (found == list.end() || *found != thing) return 0;
    const auto part = static_cast<std::size_t>(found - list.begin()) / neighbours;
    if (part < counts.size()) ++counts[part];
  }
  return counts.size() < 2 ? 1 : chance_of(counts);
}

/// Samples with a smaller chance count as not uniform. Seeds are fixed, so a sound sampler always passes.
inline constexpr double least_chance = 1e-4;

}  // namespace quadrille::enumerate
