// TrailBoard: it holds a trail on the plane, and counts the ways to continue the trail by four plies without walking
// them.
//
// D is the set of drawn segments, deg(v) the number of them at v, and n the number of steps that a point has (8 for a
// king). A segment not in D is free, and v ~ w says that a free segment joins v and w. The trail ends at t. Let
//
//   g(v) = n - 1 - deg(v)            the choices of the next ply at v, for a trail that has just drawn a segment to v
//   F(v) = sum of g(x) over x ~ v    an estimate for the next two plies at v: first to x, then on from x
//
// Then the number of ways to continue the trail by four plies is (proof at the function `extensions`)
//
//   E(t) = sum over w ~ t of [ S(w) - F(t) - g(w)^2 - #{x : t ~ x ~ w} ],    S(w) = sum of F(x) over x ~ w.
//
// To find the sum of the S(w), the board first sums F(x) over all steps from t to w and from w to x, drawn or not. The
// result is one weighted sum of F over the 5 x 5 vertices around t, which compilers turn into a few instructions. Then
// the board subtracts the terms of drawn segments; near t these are few.
//
// The board updates F with each ply. When vw is drawn, F(v) loses the term g(w), and F(w) the term g(v). The ply also
// lowers g(v) and g(w), and so F at all neighbours of v and w along free segments. Three alternatives were measured. To
// count only three plies by F takes 3.3 times as long. To count four plies, but to sum each S(w) by itself, takes 1.5
// times as long. To count two plies, without F, takes twelve times as long.
//
// Checked against: the reference implementation count_lattice_trails_ref, a plain recursion, and count_by_doubling.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "enumerate/walks/plane.hpp"

namespace quadrille::enumerate {

template <class Steps>
class TrailBoard {
  using P = Plane<Steps>;

 public:
  static constexpr int counted_plies = 4;  ///< the plies that `extensions` counts

  TrailBoard() { onward_.fill(static_cast<std::uint8_t>(P::count * (P::count - 1))); }

  /// The free steps by which the trail can continue from `v`.
  StepSet free(int v) const { return static_cast<StepSet>(~drawn(v) & P::all_steps); }

  /// Draws the segment from `v`, and returns its other end. \pre the step is free
  int draw(int v, int step) {
    const int w = P::after(v, step);
    lower(onward_[index(v)], onward(w));
    lower(onward_[index(w)], onward(v));
    drawn_[index(v)] ^= P::bit(step);
    drawn_[index(w)] ^= P::bit(P::back(step));
    for (const int end : {v, w}) {
      update_around(end, [](std::uint32_t row, std::uint32_t ones) { return row - ones; });
    }
    return w;
  }

  /// Takes a drawn segment back.
  void undraw(int v, int step) {
    const int w = P::after(v, step);
    for (const int end : {v, w}) {
      update_around(end, [](std::uint32_t row, std::uint32_t ones) { return row + ones; });
    }
    drawn_[index(v)] ^= P::bit(step);
    drawn_[index(w)] ^= P::bit(P::back(step));
    lower(onward_[index(v)], -onward(w));
    lower(onward_[index(w)], -onward(v));
  }

  /// E(t): the number of ways to draw four further plies from the ball at `t`. At most n (n-1)^3.
  ///
  /// Proof of the formula in the head of this file. Let the four plies be t ~ w ~ x ~ y and one more. The first ply has
  /// n - deg(t) choices of w. The second has all x ~ w except x = t, because the segment tw is then used. The third and
  /// fourth together have F(x) choices, with two corrections, because F does not count the segments tw and wx as drawn:
  /// - y = w is in F(x), but the segment xw is used: subtract g(w);
  /// - for y = t, reached if x ~ t, the ball has drawn two more segments at t. So g(t) counts one way on too many: g
  ///   allows for the segment xt, but not for tw. (At any other y only the segment xy was drawn, which g allows for.)
  /// The number of x ~ w other than t is g(w), and so the corrections y = w sum to g(w)^2 for each w.
  std::uint32_t extensions(int t) const {
    const StepSet free_t = free(t);
    int sum = two_steps_sum(t);
    for_each_step(drawn(t), [&](int d) { sum -= sum_along(P::all_steps, P::after(t, d)); });
    for_each_step(free_t, [&](int d) {
      const int w = P::after(t, d);
      const int g = onward(w);
      sum -= sum_along(drawn(w), w) + onward_[index(t)] + g * g;
      sum -= size(static_cast<StepSet>(free(w) & shared_[index(d)][free_t]));
    });
    return static_cast<std::uint32_t>(sum);
  }

 private:
  static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }
  static void lower(std::uint8_t& value, int by) { value = static_cast<std::uint8_t>(value - by); }

  StepSet drawn(int v) const { return drawn_[index(v)]; }
  /// g(v). It is -1 where all segments are drawn, but then no free one leads here.
  int onward(int v) const { return P::count - 1 - size(drawn(v)); }

  int sum_along(StepSet steps, int v) const {
    int sum = 0;
    for_each_step(steps, [&](int d) { sum += onward_[index(P::after(v, d))]; });
    return sum;
  }

  /// The sum of F over the ends of all pairs of steps from `t`, one term for each pair.
  int two_steps_sum(int t) const {
    std::array<std::int16_t, vector_width> columns{};
    const std::uint8_t* row = &onward_[index(t - 2 * plane_width - 2)];
    for (std::size_t y = 0; y < 5; ++y, row += plane_width) {
      for (std::size_t x = 0; x < vector_width; ++x) {
        columns[x] = static_cast<std::int16_t>(columns[x] + two_steps_[y][x] * row[x]);
      }
    }
    int sum = 0;
    for (const std::int16_t column : columns) sum += column;
    return sum;
  }

  /// Changes F by one at the neighbours of `v` along free segments: in the three rows around `v`, four bytes at a time.
  /// No byte wraps, as F is never negative there: it has a term of at least 0 for each free segment.
  template <class Change>
  void update_around(int v, Change change) {
    const std::array<std::uint32_t, 3>& ones = ones_around_[free(v)];
    std::uint8_t* row = &onward_[index(v - plane_width - 1)];
    for (std::size_t y = 0; y < 3; ++y, row += plane_width) {
      std::uint32_t bytes = 0;
      std::memcpy(&bytes, row, sizeof bytes);
      bytes = change(bytes, ones[y]);
      std::memcpy(row, &bytes, sizeof bytes);
    }
  }

  // Five columns are needed, and eight are read at a time. The other three have the weight 0.
  static constexpr std::size_t vector_width = 8;

  /// The number of pairs of steps that lead to (x - 2, y - 2).
  static constexpr std::array<std::array<std::int16_t, vector_width>, 5> two_steps_ = [] {
    std::array<std::array<std::int16_t, vector_width>, 5> weights{};
    for (const Step a : Steps::steps) {
      for (const Step b : Steps::steps) ++weights[index(a.y + b.y + 2)][index(a.x + b.x + 2)];
    }
    return weights;
  }();

  /// shared_[d][F]: the steps from the end of step d that lead to an end of a step of F.
  static constexpr std::array<std::array<StepSet, 256>, Steps::steps.size()> shared_ = [] {
    std::array<std::array<StepSet, 256>, Steps::steps.size()> result{};
    for (int d = 0; d < P::count; ++d) {
      for (int e = 0; e < P::count; ++e) {
        const Step a = Steps::steps[index(d)];
        const Step b = Steps::steps[index(e)];
        const int end = P::find({a.x + b.x, a.y + b.y});
        for (unsigned set = 0; end >= 0 && set < 256; ++set) {
          if ((set & P::bit(end)) != 0) result[index(d)][set] |= P::bit(e);
        }
      }
    }
    return result;
  }();

  /// The ends of a set of steps as ones in the bytes of three rows, in this machine's byte order.
  static constexpr std::array<std::array<std::uint32_t, 3>, 256> ones_around_ = [] {
    std::array<std::array<std::uint32_t, 3>, 256> result{};
    for (unsigned set = 0; set < 256; ++set) {
      std::array<std::array<std::uint8_t, 4>, 3> bytes{};
      for (int d = 0; d < P::count; ++d) {
        const Step step = Steps::steps[index(d)];
        if ((set & P::bit(d)) != 0) bytes[index(step.y + 1)][index(step.x + 1)] = 1;
      }
      for (std::size_t y = 0; y < 3; ++y) result[set][y] = std::bit_cast<std::uint32_t>(bytes[y]);
    }
    return result;
  }();

  // When F is read around the end of a walked trail, no coordinate of a vertex is farther from the origin than this.
  static_assert(most_plies - counted_plies + 2 < plane_width / 2, "the plane is too small");

  std::array<StepSet, plane_size> drawn_{};
  std::array<std::uint8_t, plane_size> onward_{};  // F
};

}  // namespace quadrille::enumerate
