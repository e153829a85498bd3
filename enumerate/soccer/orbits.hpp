// Counting Paper Soccer up to the mirror: how often each item of a tally counts.
//
// By Burnside's lemma the orbits of a group of two are (all items + those that the mirror fixes) / 2. So each item
// counts once, and once more if it is its own mirror image; the sums are halved exactly at the end
// (enumerate/soccer/grouping.hpp).
//
// A class is fixed if its drawing is, and its ball. The ball is tested first, because a drawing that is fixed has its
// ball on the axis. Proof: the ball is the end of a trail from b0, so it is the drawing's one odd vertex besides b0, or
// b0 itself if there is none; the mirror fixes b0 and maps odd vertices to odd ones.
//
// A history is fixed if all its vertices are. Then both ends of each of its segments lie on the axis. If that holds for
// all segments of a drawing, it holds for all its histories. So all histories of a class are fixed, or none.
//
// The reference implementation (enumerate/soccer/layered_ref.cpp) uses none of this: it compares each history with its
// mirror image.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "enumerate/soccer/grouping.hpp"
#include "enumerate/soccer/space.hpp"
#include "games/soccer/mirror.hpp"
#include "quadrille/detail/exact_sum.hpp"

namespace quadrille::enumerate {

/// How often a state counts: as a class, and each of its histories. 1 or 2.
struct Multiplicity {
  std::uint64_t of_class = 1;
  std::uint64_t of_histories = 1;
  friend bool operator==(const Multiplicity&, const Multiplicity&) = default;
};

/// Adds a state's histories as often as they count.
inline void add_multiple(engines::ExactSum& sum, engines::Count128 paths, const Multiplicity& multiplicity) {
  sum.add(paths);
  if (multiplicity.of_histories == 2) sum.add(paths);
}

/// The multiplicity of each state, so that the sums are the group's order times the orbits.
template <std::size_t Words>
class Orbits {
 public:
  /// \throws Error (unusable_input) if the pitch has no mirror and is asked for one
  Orbits(const soccer::Pitch& pitch, Symmetry symmetry) {
    if (symmetry == Symmetry::none) return;
    mirror_.emplace(pitch);
    for (std::size_t e = 0; e < pitch.lattice().edge_count(); ++e) {
      const auto edge = static_cast<soccer::Edge>(e);
      const auto [u, v] = pitch.lattice().ends(edge);
      if (mirror_->image(u) == u && mirror_->image(v) == v) axis_.insert(edge);
    }
  }

  Multiplicity multiplicity(const SoccerState<Words>& state) const {
    if (!mirror_ || mirror_->image(state.ball) != state.ball) return {};
    if ((state.drawing - axis_).empty()) return {.of_class = 2, .of_histories = 2};
    return {.of_class = own_image(state.drawing) ? 2U : 1U};
  }

  /// The vertex under which a ball stands: the smaller of its own and its mirror image.
  soccer::Vertex ball(soccer::Vertex v) const { return mirror_ ? std::min(v, mirror_->image(v)) : v; }

 private:
  // A drawing that holds the image of each of its edges is its own image; most fail on the first or second.
  bool own_image(const graphs::EdgeSet<Words>& drawing) const {
    for (graphs::EdgeSet<Words> rest = drawing; !rest.empty(); rest.erase(rest.first())) {
      if (!drawing.contains(mirror_->image_of_edge(rest.first()))) return false;
    }
    return true;
  }

  std::optional<soccer::Mirror> mirror_;
  graphs::EdgeSet<Words> axis_;  // the segments with both ends on the axis
};

}  // namespace quadrille::enumerate
