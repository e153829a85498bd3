// WalkBoard: it holds a self-avoiding walk on the plane, and counts the ways to continue the walk by three plies.
//
// The walk ends at t. A step is free if it leads to a vertex not yet visited. Let the three further plies lead to w, x
// and y. The steps from t to w and from w to x must be free; x is never t, because t is visited. The board does not
// mark w as visited, so one of the free steps from x leads back to w. The third ply can be every other free step. So
// the number of ways is
//
//   E(t) = sum over all such w and x of [ (the number of free steps from x) - 1 ].
//
// A self-avoiding walk visits no vertex twice; a trail draws no segment twice. So there are fewer walks than trails,
// and this simple formula is fast enough for them. Trails need the faster, more complex formula of trail_board.hpp.
//
// Checked against: OEIS A272763 (king), A001411 (square lattice), the reference implementation
// count_lattice_trails_ref, and count_by_doubling.
#pragma once

#include <array>
#include <cstdint>

#include "enumerate/walks/plane.hpp"

namespace quadrille::enumerate {

template <class Steps>
class WalkBoard {
  using P = Plane<Steps>;

 public:
  static constexpr int counted_plies = 3;  ///< the plies that `extensions` counts

  WalkBoard() { flip(plane_origin); }

  /// The steps from `v` to unvisited vertices.
  StepSet free(int v) const { return static_cast<StepSet>(~blocked_[index(v)] & P::all_steps); }

  /// Visits the neighbour of `v`, and returns it. \pre the step is free
  int draw(int v, int step) {
    const int w = P::after(v, step);
    flip(w);
    return w;
  }

  /// Takes a visit back.
  void undraw(int v, int step) { flip(P::after(v, step)); }

  /// E(t): the number of ways to walk three further plies from `t`. At most n (n-1)^2.
  std::uint32_t extensions(int t) const {
    int sum = 0;
    for_each_step(free(t), [&](int d) {
      const int w = P::after(t, d);
      for_each_step(free(w), [&](int e) { sum += size(free(P::after(w, e))) - 1; });
    });
    return static_cast<std::uint32_t>(sum);
  }

 private:
  static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

  /// Marks `v` as visited, or as unvisited if it was visited.
  void flip(int v) {
    for (int d = 0; d < P::count; ++d) blocked_[index(P::after(v, d))] ^= P::bit(P::back(d));
  }

  // The farthest vertex that is read lies two plies beyond the end of a walked walk.
  static_assert(most_plies - counted_plies + 2 < plane_width / 2, "the plane is too small");

  std::array<StepSet, plane_size> blocked_{};  // the steps that lead to visited vertices
};

}  // namespace quadrille::enumerate
