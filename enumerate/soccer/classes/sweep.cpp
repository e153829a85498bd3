#include "enumerate/soccer/classes/sweep.hpp"

#include <utility>

#include "enumerate/soccer/frontier.hpp"

namespace quadrille::enumerate {

SweptClasses sweep_classes(const soccer::PitchName& name, const std::optional<int>& last_ply,
                           const engines::RunOptions& options) {
  const By by = last_ply ? By::ply : By::total;
  Counted counted = count_soccer_frontier(soccer::Pitch(name), by, Symmetry::none, options);
  SweptClasses swept{.status = counted.status, .reached = std::move(counted.reached)};
  for (const CountRow& row : counted.rows) {
    swept.of_game += *row.strong_classes;
    if (!last_ply || *row.ply <= *last_ply) swept.to_last_ply += *row.strong_classes;
  }
  return swept;
}

}  // namespace quadrille::enumerate
