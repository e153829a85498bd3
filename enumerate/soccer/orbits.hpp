// Counting Paper Soccer up to the mirror: what an item of a tally weighs.
//
// By Burnside's lemma the orbits of a group of two are (all items + those that the mirror fixes) / 2. So each item
// weighs one, and one more if it is its own mirror image, and the sums are halved exactly at the end
// (enumerate/soccer/rows.hpp):
//   - a class is fixed if its drawing is, and its ball. One test of the ball comes first: a drawing that is fixed has
//   its
//     ball on the axis. For the ball is the end of a trail from b0, and so the drawing's one odd vertex besides b0, or
//     b0 itself if it has none; the mirror keeps b0 and maps odd vertices to odd ones.
//   - a history is fixed if all its vertices are. Then its segments are axis segments, both ends on the axis; and if
//   all
//     segments of a drawing are, so are all vertices of each of its histories. So of a class all histories are fixed,
//     or none.
// The twin (enumerate/soccer/counts_ref.cpp) knows nothing of this: it holds each history against its mirror image.
#pragma once

#include <algorithm>
#include <cstdint>

#include "enumerate/soccer/space.hpp"
#include "games/soccer/mirror.hpp"
#include "quadrille/detail/exact_sum.hpp"

namespace quadrille::enumerate {

/// How often a state is counted: as a class, and each of its histories.
struct Weight {
  std::uint64_t of_class = 1;
  std::uint64_t of_histories = 1;
  friend bool operator==(const Weight&, const Weight&) = default;
};

/// Adds a state's histories with their weight, 1 or 2.
inline void add_weighed(engines::ExactSum& sum, engines::Count128 paths, const Weight& weight) {
  sum.add(paths);
  if (weight.of_histories == 2) sum.add(paths);
}
inline void add_weighed(engines::ExactSum& sum, const engines::ExactSum& paths, const Weight& weight) {
  sum += paths;
  if (weight.of_histories == 2) sum += paths;
}

/// No symmetry: everything counts once.
struct EachOnce {
  template <std::size_t Words>
  constexpr Weight weight(const SoccerState<Words>&) const {
    return {};
  }
  constexpr soccer::Vertex ball(soccer::Vertex v) const { return v; }
};

/// Twice the orbits under the pitch's mirror.
template <std::size_t Words>
class UpToMirror {
 public:
  /// \throws Error (unusable_input) if the pitch has no mirror
  explicit UpToMirror(const soccer::Pitch& pitch) : mirror_(pitch) {
    for (std::size_t e = 0; e < pitch.lattice().edge_count(); ++e) {
      const auto edge = static_cast<soccer::Edge>(e);
      const auto [u, v] = pitch.lattice().ends(edge);
      if (mirror_.image(u) == u && mirror_.image(v) == v) axis_.insert(edge);
    }
  }

  Weight weight(const SoccerState<Words>& state) const {
    if (mirror_.image(state.ball) != state.ball) return {};
    if ((state.drawing - axis_).empty()) return {.of_class = 2, .of_histories = 2};
    return {.of_class = mirror_.image(state.drawing) == state.drawing ? 2U : 1U};
  }
  /// The vertex under which a ball stands: the smaller of its own and its mirror image.
  soccer::Vertex ball(soccer::Vertex v) const { return std::min(v, mirror_.image(v)); }

 private:
  soccer::Mirror mirror_;
  graphs::EdgeSet<Words> axis_;  // the segments with both ends on the axis
};

}  // namespace quadrille::enumerate
