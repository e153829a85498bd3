// Uniform random samples of the drawings, the histories or the games of a Paper Soccer pitch.
//
//     const quadrille::soccer::SampleRequest request{.pitch = "paper:3x3", .of = quadrille::soccer::SampleOf::games};
//     std::cout << record_of(request, quadrille::soccer::sample(request));
//
// A sweep (Engine::frontier, Engine::trails) goes through a pitch point by point, and counts the drawings, histories or
// games without listing them. For each step the sweep stores its states with their counts. The sampler then goes back
// through the steps, and chooses a state of each step at random. The counts give the exact probabilities. The sampler
// needs no list of the drawings, so it can be used on pitches with 10^64 drawings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::soccer {

/// The objects to sample.
enum class SampleOf {
  drawings,   ///< reachable drawings: weak classes, each of which has one ball and one player to move
  histories,  ///< sequences of the ball's vertices, finished or not
  games       ///< histories that are over: the ball on a goal, or a player without a ply
};

/// The name of the objects in `--of`: drawings, histories, games.
std::string_view to_string(SampleOf of);

/// The most objects that one request samples.
inline constexpr std::size_t most_records = 1'000'000;

/// A sample with replacement. The k-th object of a seed is the same for any count.
struct SampleRequest {
  std::string pitch;                 ///< "paper:3x3", "classic:8x10"
  SampleOf of = SampleOf::drawings;  ///< the objects to sample
  std::size_t count = 1;             ///< the number of objects, 1 to most_records
  std::uint64_t seed = 0;            ///< seed of the random choices
};

/// One sampled object, as a history. A sampled drawing is shown by one of its histories.
struct SampledHistory {
  std::string history;  ///< "(2,2) (2,1) (3,1)"
  /// True if the history was sampled too, from all that lead to its drawing. Otherwise it is the first of them in
  /// lexicographic order, because too many segments of the drawing cross a line across the pitch. Can be false only for
  /// drawings.
  bool uniform = true;
  friend bool operator==(const SampledHistory&, const SampledHistory&) = default;
};

/// The sample, in order; empty if the run ended early. A sample is a record, so it has no table.
struct SampleAnswer {
  std::vector<SampledHistory> histories;  ///< as many as requested
  Ending ending{};                        ///< how the run ended
  Natural population = 0;  ///< the number of objects sampled from; 0 if the job ended before it was known
};

/// Samples. The result is the same for any number of threads. Options::checkpoint is ignored.
/// \throws Error (unusable_input) if the pitch cannot be read, is too large for drawings, or too wide for the engine
///         that counts the objects; or if `count` is out of range
/// \complexity measured in sweeps of `count` in total by frontier or trails: one if memory holds all tables, two if it
///             holds those of the widest row, and one more for thousands of samples
SampleAnswer sample(const SampleRequest& request, const Options& options = {});

/// The record of a sample, as `replay` reads it. Comments name the sampled objects, and the choice of each drawing's
/// history.
/// \pre the answer is whole
/// \throws Error (unusable_input) if the pitch cannot be read \complexity O(plies of all histories)
std::string record_of(const SampleRequest& request, const SampleAnswer& answer);

}  // namespace quadrille::soccer
