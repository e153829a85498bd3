// PathWalk: a thread's walk, on the thread's own board, over all paths that begin with the same steps.
//
// Recursion over the free steps walks the plies; the board then counts the last few plies at once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stop_token>

#include "enumerate/walks/plane.hpp"
#include "quadrille/detail/exact_sum.hpp"

namespace quadrille::enumerate {

// There are some 2,400 prefixes of five plies. That is enough to share out evenly, and none takes longer than a second
// up to 17 plies.
inline constexpr int longest_prefix = 5;

/// The first plies of a path, for all paths that begin with an image of them.
struct Prefix {
  std::array<std::uint8_t, longest_prefix> steps{};
  int plies = 0;
  unsigned images = 0;  ///< the number of its different images
};

/// A thread's walk over the extensions of a prefix.
template <class Board, class Counter>
class PathWalk {
 public:
  PathWalk(Board& board, const std::stop_token& stop) : board_(board), stop_(stop) {}

  /// Draws the prefix, walks `plies` plies from its end, counts the rest, and takes the prefix back.
  void extend(const Prefix& prefix, int plies) { extend_from(prefix, 0, plane_origin, plies); }

  /// Walks `plies` plies from the end of a drawn path, and counts the rest.
  void extend(int ball, int plies) {
    if (plies == 0) {
      sum_.add(static_cast<Counter>(board_.extensions(ball)));
      ++walked_;
      return;
    }
    if (plies >= plies_between_stops && stop_.stop_requested()) return;
    for_each_step(board_.free(ball), [&](int step) {
      const int next = board_.draw(ball, step);
      extend(next, plies - 1);
      board_.undraw(ball, step);
    });
  }

  /// Seven to the fifth paths: about a millisecond.
  static constexpr int plies_between_stops = 5;

  std::uint64_t walked() const { return walked_; }
  Natural extensions() const { return sum_.value(); }

 private:
  void extend_from(const Prefix& prefix, int done, int ball, int plies) {
    if (done == prefix.plies) return extend(ball, plies);
    const int step = prefix.steps[static_cast<std::size_t>(done)];
    const int next = board_.draw(ball, step);
    extend_from(prefix, done + 1, next, plies);
    board_.undraw(ball, step);
  }

  Board& board_;
  const std::stop_token& stop_;
  engines::SpillingSum<Counter> sum_;
  std::uint64_t walked_ = 0;
};

}  // namespace quadrille::enumerate
