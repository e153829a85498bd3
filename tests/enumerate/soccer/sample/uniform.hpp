// Whether things were drawn uniformly from a list: Pearson's chi-square test.
#pragma once

#include <boost/math/distributions/chi_squared.hpp>
#include <cstddef>
#include <map>
#include <vector>

namespace quadrille::enumerate {

/// The chance that uniform draws depart from equal counts at least as far as these do. \param counts  of each thing of
/// the whole list, the ones that were not drawn too; the mean should be 5 or more
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

/// The same of things that were drawn from a list that has each once. Things that are not in the list make it 0.
template <class Thing>
double chance_of(const std::vector<Thing>& list, const std::vector<Thing>& drawn) {
  std::map<Thing, std::size_t> counts;
  for (const Thing& thing : list) counts[thing] = 0;
  for (const Thing& thing : drawn) {
    const auto found = counts.find(thing);
    if (found == counts.end()) return 0;
    ++found->second;
  }
  std::vector<std::size_t> all;
  for (const auto& [thing, count] : counts) all.push_back(count);
  return chance_of(all);
}

/// Below this chance draws are not taken to be uniform. Seeds are fixed, so that a sound sampler passes always.
inline constexpr double least_chance = 1e-4;

}  // namespace quadrille::enumerate
