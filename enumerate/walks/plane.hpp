// The plane: the part of an endless lattice of squared paper that a path of a few dozen plies from the origin can
// reach.
//
// The vertices are numbered row by row. So a step adds a constant to the number of the vertex. The arrays of a board
// have one byte for each vertex, `plane_size` bytes in all, and are small enough for the cache. Steps are numbered in
// lexicographic order of (x, y), so the step back from step d is `count - 1 - d`. There are two sets of steps: those
// of a king, and those along the axes. Each of the eight symmetries of the square maps each set onto itself.
//
// Limits: paths of at most `most_plies` plies. There are more than 10^26 trails of that length with a king's steps, too
// many to count.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace quadrille::enumerate {

/// The greatest number of plies of a path.
inline constexpr int most_plies = 32;

inline constexpr int plane_width = 64;
inline constexpr int plane_size = plane_width * plane_width;
inline constexpr int plane_origin = plane_width / 2 * plane_width + plane_width / 2;

/// A set of steps: bit d is step d.
using StepSet = std::uint8_t;

struct Step {
  int x = 0;
  int y = 0;
  friend constexpr bool operator==(const Step&, const Step&) = default;
};

/// The king's eight steps.
struct KingSteps {
  static constexpr std::array<Step, 8> steps = {Step{-1, -1}, Step{-1, 0}, Step{-1, 1}, Step{0, -1},
                                                Step{0, 1},   Step{1, -1}, Step{1, 0},  Step{1, 1}};
};

/// The rook's four shortest steps.
struct SquareSteps {
  static constexpr std::array<Step, 4> steps = {Step{-1, 0}, Step{0, -1}, Step{0, 1}, Step{1, 0}};
};

/// Constants that follow from the steps alone.
template <class Steps>
struct Plane {
  static constexpr int count = static_cast<int>(Steps::steps.size());  ///< the neighbours of a vertex
  static constexpr StepSet all_steps = static_cast<StepSet>((1U << Steps::steps.size()) - 1);

  /// The difference that a step adds to a vertex.
  static constexpr std::array<int, Steps::steps.size()> offset = [] {
    std::array<int, Steps::steps.size()> offsets{};
    for (std::size_t d = 0; d < offsets.size(); ++d) {
      offsets[d] = Steps::steps[d].y * plane_width + Steps::steps[d].x;
    }
    return offsets;
  }();

  static constexpr StepSet bit(int step) { return static_cast<StepSet>(1U << static_cast<unsigned>(step)); }
  static constexpr int back(int step) { return count - 1 - step; }
  static constexpr int after(int vertex, int step) { return vertex + offset[static_cast<std::size_t>(step)]; }

  /// The number of the step with these coordinates, or -1.
  static constexpr int find(Step step) {
    for (int d = 0; d < count; ++d) {
      if (Steps::steps[static_cast<std::size_t>(d)] == step) return d;
    }
    return -1;
  }

  /// The eight symmetries of the square: symmetries[g][d] is the step that g makes of step d. The identity comes first.
  static constexpr std::array<std::array<std::uint8_t, Steps::steps.size()>, 8> symmetries = [] {
    std::array<std::array<std::uint8_t, Steps::steps.size()>, 8> result{};
    for (std::size_t g = 0; g < result.size(); ++g) {
      for (std::size_t d = 0; d < Steps::steps.size(); ++d) {
        Step image = Steps::steps[d];
        if ((g & 1U) != 0) image = {-image.x, image.y};
        if ((g & 2U) != 0) image = {image.x, -image.y};
        if ((g & 4U) != 0) image = {image.y, image.x};
        result[g][d] = static_cast<std::uint8_t>(find(image));
      }
    }
    return result;
  }();
};

/// The number of steps in a set. It is a table, as the processors that every build supports have no instruction for it.
inline constexpr std::array<std::uint8_t, 256> step_counts = [] {
  std::array<std::uint8_t, 256> counts{};
  for (std::size_t set = 1; set < counts.size(); ++set) {
    counts[set] = static_cast<std::uint8_t>(counts[set / 2] + (set & 1U));
  }
  return counts;
}();
constexpr int size(StepSet set) { return step_counts[set]; }

/// Calls visit(d) for every step of the set, in increasing order.
template <class Visit>
void for_each_step(StepSet set, Visit visit) {
  for (unsigned left = set; left != 0; left &= left - 1) visit(__builtin_ctz(left));
}

}  // namespace quadrille::enumerate
