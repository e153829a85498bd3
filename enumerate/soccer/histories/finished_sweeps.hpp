// What the sweeps before the one at hand have found, where a question takes several: it is saved in front of the
// checkpoint of that one.
#pragma once

#include <cstddef>
#include <vector>

#include "quadrille/detail/run.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

/// The shape of what sweeps find.
struct SweptLanes {
  std::vector<std::size_t> lanes;  ///< of each sweep, how many lanes at most
  std::size_t bits = 0;            ///< a count has at most so many
};

/// The lanes of each finished sweep, in order.
struct FinishedSweeps {
  std::vector<std::vector<Natural>> lanes;

  void put_into(const engines::ByteSink& sink) const;
  /// From the checkpoint of a run, from all parts of it that this rank was given: each begins with the same.
  /// \throws Error (unusable_input), on every rank if on any, if it is not what put_into writes before the last sweep
  static FinishedSweeps got_from(const engines::RunOptions& options, const SweptLanes& shape);
};

}  // namespace quadrille::enumerate
