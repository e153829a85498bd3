#include "enumerate/soccer/class_bound.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "enumerate/soccer/frontier.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::PitchName;

// No point has more than eight moves, and seven after the first ply: at most 8 + 8 * 7 + ... histories, below a
// million.
constexpr int few_plies = 6;

// A sweep of these takes half a second at most, with a column of each ply too.
constexpr int most_across = 5;
constexpr int most_along = 8;

PitchName within_bounds(const PitchName& name) {
  const bool upright = name.width <= name.height;
  return {name.rules, std::min(name.width, upright ? most_across : most_along),
          std::min(name.height, upright ? most_along : most_across)};
}

// The pitch itself where it is small, else one that lies in it around the same start. On a classic pitch all segments
// between points off the rim are playable, and those points are a paper pitch with the same centre.
PitchName swept_for(const PitchName& name) {
  if (name.rules == soccer::Rules::paper) return within_bounds(name);
  const auto [shorter, longer] = std::minmax(name.width, name.height);
  const bool small = shorter < most_across && longer <= most_along;
  const bool has_no_inside = shorter <= 2;  // and is swept quickly at any length that a drawing holds
  return small || has_no_inside ? name : within_bounds({soccer::Rules::paper, name.width - 2, name.height - 2});
}

template <class Row>
std::optional<Natural> sum_of_classes(const Counted<Row>& counted) {
  if (counted.status != engines::RunStatus::complete) return std::nullopt;
  Natural classes = 0;
  for (const Row& row : counted.rows) classes += row.strong_classes;
  return classes;
}

std::optional<Natural> count_classes(const PitchName& name, const std::optional<int>& last_ply,
                                     const engines::RunOptions& options) {
  engines::RunOptions sweep;
  sweep.last_grade = last_ply;
  sweep.memory = options.memory;
  sweep.stop = options.stop;
  sweep.observer = options.observer;
  const soccer::Pitch pitch(name);
  if (last_ply) return sum_of_classes(count_soccer_frontier<soccer::PlyCounts>(pitch, Symmetry::none, sweep));
  return sum_of_classes(count_soccer_frontier<soccer::TotalCounts>(pitch, Symmetry::none, sweep));
}

}  // namespace

std::optional<ClassBound> bound_classes(const CountTask& task, const engines::RunOptions& options,
                                        const std::optional<Natural>& known) {
  if (task.by == Grouping::winner && (task.last_ply || task.symmetry != Symmetry::none)) {
    return bound_classes({.pitch = task.pitch, .by = Grouping::winner}, options);
  }
  if (task.last_ply && *task.last_ply <= few_plies) return std::nullopt;
  const PitchName swept = known ? task.pitch : swept_for(task.pitch);
  const std::optional<Natural> classes = known ? known : count_classes(swept, task.last_ply, options);
  if (!classes) return std::nullopt;
  ClassBound bound{*classes, swept == task.pitch};
  if (task.symmetry == Symmetry::mirror) {
    bound.classes = (bound.classes + 1) / 2;  // an orbit holds two classes at most
    bound.is_exact = false;
  }
  return bound;
}

std::optional<std::string> too_many_to_hold(const PitchName& pitch, std::size_t bytes_a_class,
                                            const engines::RunOptions& options) {
  const std::optional<ClassBound> bound = bound_classes({.pitch = pitch, .by = Grouping::winner}, options);
  if (!bound) return std::nullopt;
  const Natural bytes = bound->classes * bytes_a_class;
  if (bytes <= options.memory) return std::nullopt;
  return fmt::format("before ply 0, with {}{} classes to hold at once, which take {} MiB or more",
                     bound->is_exact ? "" : "at least ", bound->classes.str(), Natural(bytes >> 20U).str());
}

}  // namespace quadrille::enumerate
