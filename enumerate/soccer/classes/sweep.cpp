#include "enumerate/soccer/classes/sweep.hpp"

#include <utility>

#include "enumerate/soccer/frontier.hpp"

namespace quadrille::enumerate {

namespace {

// The classes of all rows, and of those that `is_asked`.
template <class Row, class IsAsked>
SweptClasses sum_of_classes(Counted<Row> counted, const IsAsked& is_asked) {
  SweptClasses swept{.status = counted.status, .reached = std::move(counted.reached)};
  for (const Row& row : counted.rows) {
    swept.of_game += row.strong_classes;
    if (is_asked(row)) swept.to_last_ply += row.strong_classes;
  }
  return swept;
}

}  // namespace

SweptClasses sweep_classes(const soccer::PitchName& name, const std::optional<int>& last_ply,
                           const engines::RunOptions& options) {
  const soccer::Pitch pitch(name);
  if (last_ply) {
    return sum_of_classes(count_soccer_frontier<soccer::PlyCounts>(pitch, Symmetry::none, options),
                          [&](const soccer::PlyCounts& row) { return row.ply <= *last_ply; });
  }
  return sum_of_classes(count_soccer_frontier<soccer::TotalCounts>(pitch, Symmetry::none, options),
                        [](const soccer::TotalCounts& /*row*/) { return true; });
}

}  // namespace quadrille::enumerate
