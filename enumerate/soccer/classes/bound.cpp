#include "enumerate/soccer/classes/bound.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "enumerate/soccer/classes/sweep.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::PitchName;
using soccer::Rules;

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
  if (name.rules == Rules::paper) return within_bounds(name);
  const auto [shorter, longer] = std::minmax(name.width, name.height);
  const bool small = shorter < most_across && longer <= most_along;
  const bool has_no_inside = shorter <= 2;  // and is swept quickly at any length that a drawing holds
  return small || has_no_inside ? name : within_bounds({Rules::paper, name.width - 2, name.height - 2});
}

// A smaller pitch that lies in it around the same start, and whose sweep takes a fraction of the time and the memory: a
// row and a column less, or what is inside the rim. Nothing if on that the game would be over at once.
std::optional<PitchName> next_smaller(const PitchName& name) {
  if (name.rules == Rules::classic) {
    if (std::min(name.width, name.height) <= 2) return std::nullopt;
    return PitchName{Rules::paper, name.width - 2, name.height - 2};
  }
  if (name.width <= 1 || name.height <= 2) return std::nullopt;
  return PitchName{Rules::paper, name.width - 1, name.height - 1};
}

struct CountedPitch {
  PitchName name;
  Natural classes;
  bool is_smaller = false;  // than the pitch that was to be swept
};

// The classes of the pitch; where memory does not suffice for its sweep, of a smaller one whose sweep fits.
// Nothing if the sweep was stopped.
std::optional<CountedPitch> count_classes(const PitchName& pitch, const std::optional<int>& last_ply,
                                          const engines::RunOptions& options) {
  engines::RunOptions sweep;
  sweep.last_grade = last_ply;
  sweep.memory = options.memory;
  sweep.stop = options.stop;
  sweep.observer = options.observer;
  for (std::optional<PitchName> name = pitch; name; name = next_smaller(*name)) {
    SweptClasses swept = sweep_classes(*name, last_ply, sweep);
    if (swept.status == engines::RunStatus::complete) {
      return CountedPitch{*name, std::move(swept.to_last_ply), *name != pitch};
    }
    if (swept.status != engines::RunStatus::memory) return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::optional<ClassBound> bound_classes(const CountTask& task, const engines::RunOptions& options,
                                        const std::optional<Natural>& known) {
  if (task.by == By::winner && (task.last_ply || task.symmetry != Symmetry::none)) {
    return bound_classes({.pitch = task.pitch, .by = By::winner}, options);
  }
  if (task.last_ply && *task.last_ply <= few_plies) return std::nullopt;
  const std::optional<CountedPitch> counted =
      known ? CountedPitch{task.pitch, *known} : count_classes(swept_for(task.pitch), task.last_ply, options);
  if (!counted) return std::nullopt;
  ClassBound bound{counted->classes, counted->name == task.pitch, counted->is_smaller};
  if (task.symmetry == Symmetry::mirror) {
    bound.classes = (bound.classes + 1) / 2;  // an orbit holds two classes at most
    bound.is_exact = false;
  }
  return bound;
}

std::optional<std::string> too_many_to_hold(const PitchName& pitch, std::size_t bytes_a_class,
                                            const engines::RunOptions& options) {
  const std::optional<ClassBound> bound = bound_classes({.pitch = pitch, .by = By::winner}, options);
  if (!bound) return std::nullopt;
  const Natural bytes = bound->classes * bytes_a_class;
  if (bytes <= options.memory) return std::nullopt;
  return fmt::format("before ply 0, with {}{} classes to hold at once, which take {} MiB or more",
                     bound->is_exact ? "" : "at least ", bound->classes.str(), Natural(bytes >> 20U).str());
}

}  // namespace quadrille::enumerate
