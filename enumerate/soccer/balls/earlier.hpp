// The classes by ball that earlier sweeps have found: it is saved in front of the checkpoint of the sweep at hand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

#include "enumerate/soccer/sweep.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

/// What is counted, ball by ball.
struct BallsSwept {
  const SoccerSweep& soccer;
  std::size_t at_a_time;  ///< so many vertices' balls in one sweep
  std::size_t bits;       ///< a count has at most so many
};

/// What the sweeps before the current one have found.
struct EarlierBalls {
  std::size_t first = 0;                   ///< the first vertex of the sweep at hand
  std::map<std::size_t, Natural> classes;  ///< by the ball's vertex on the pitch

  void put_into(const engines::ByteSink& sink) const;
  /// From the checkpoint of a run, from all parts of it that this rank was given: each begins with the same.
  /// \throws Error (unusable_input), on every rank if on any, if it is not what put_into writes for this pitch
  static EarlierBalls got_from(const engines::RunOptions& options, const BallsSwept& swept);
};

/// A count as it is told: itself, or its residue. \param modulus  0: itself
inline Natural told(const Natural& count, std::uint64_t modulus) {
  return modulus == 0 ? count : Natural(count % modulus);
}

}  // namespace quadrille::enumerate
