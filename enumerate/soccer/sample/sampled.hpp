// What a sampler of Paper Soccer gives: things drawn from a population, each with the same chance.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "enumerate/engines/random/stream.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

/// How many are drawn, with replacement, and from which seed. The k-th draws from a stream of its own, so that it
/// depends on neither the others nor the threads.
struct SampleSize {
  std::size_t count = 1;
  std::uint64_t seed = 0;

  /// The stream of the k-th thing.
  engines::RandomStream stream(std::size_t k) const { return {seed, 0, k}; }
  /// Another one of it, for how it is shown.
  engines::RandomStream second_stream(std::size_t k) const { return {seed, 1, k}; }
};

template <class Thing>
struct Sampled {
  std::vector<Thing> things;  ///< none unless `status` is complete
  Natural population;         ///< from how many, all with the same chance
  engines::RunStatus status = engines::RunStatus::complete;
  std::string reached{};  ///< where the run ended, if it ended early: "at vertex 3 of 16"
};

/// The streams of all things of a sample.
inline std::vector<engines::RandomStream> streams_of(const SampleSize& size) {
  std::vector<engines::RandomStream> streams;
  streams.reserve(size.count);
  for (std::size_t k = 0; k < size.count; ++k) streams.push_back(size.stream(k));
  return streams;
}

/// A number below the population for each stream: which thing it draws.
inline std::vector<Natural> numbers_below(const Natural& population, std::vector<engines::RandomStream>& streams) {
  std::vector<Natural> numbers;
  numbers.reserve(streams.size());
  for (engines::RandomStream& stream : streams) numbers.push_back(stream.below(population));
  return numbers;
}

}  // namespace quadrille::enumerate
