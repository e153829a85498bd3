// Types that the engines of Paper Soccer share. Symmetry says whether mirror images count once; Counted holds the rows
// of a count and its final status.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "games/soccer/pitch.hpp"
#include "games/soccer/symmetry.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::enumerate {

using soccer::By;
using soccer::CountRow;

/// The unit of a count: each object by itself, or all objects that the symmetries of the pitch map to each other
/// (games/soccer/symmetry.hpp). A rectangle has its mirror only. A ball then counts at the smallest of its images.
enum class Symmetry { none, mirror };

/// The order of the group, which is how often the sums of a count hold each orbit.
/// \throws Error as soccer::symmetries_of
inline unsigned order_of(const soccer::Pitch& pitch, Symmetry symmetry) {
  return symmetry == Symmetry::none ? 1 : static_cast<unsigned>(soccer::symmetries_of(pitch).size()) + 1;
}

/// The number of orbits in a sum that holds each of them `order` times (enumerate/soccer/space.hpp).
/// \throws std::logic_error if the sum is no multiple of `order`
inline Natural orbits(const Natural& sum, unsigned order) {
  if (order == 1) return sum;
  if (sum % order != 0) throw std::logic_error("count soccer: the sum of a group is no multiple of its order");
  return sum / order;
}

/// Rows of a count, and how it ended.
struct Counted {
  std::vector<CountRow> rows{};
  engines::RunStatus status = engines::RunStatus::complete;
  int last_finished_grade = -1;  ///< the last ply up to which the rows are whole; -1 if there is none
  std::string reached{};         ///< where a run stopped that does not work by plies: "at vertex 3 of 99"
};

/// A row by ball, bounces or vertices with its key alone; a ball's key is its vertex.
inline CountRow row_of_key(const soccer::Pitch& pitch, By by, std::size_t key) {
  CountRow row;
  if (by == By::ball) row.ball = pitch.to_string(static_cast<soccer::Vertex>(key));
  if (by == By::bounces) row.bounces = static_cast<int>(key);
  if (by == By::vertices) row.vertices = static_cast<int>(key);
  return row;
}

}  // namespace quadrille::enumerate
