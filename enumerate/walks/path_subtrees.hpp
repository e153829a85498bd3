// PathSubtreeWalker: walks subtrees of the tree of all paths on the plane (an endless lattice, plane.hpp), so that
// several ranks (MPI processes) can share the tree (subtrees/run.hpp). The root of a subtree is the beginning of a
// path; the subtree holds the paths with this beginning.
//
// A walker does not walk the last few plies of a path: its board counts them at once. It walks the plies just before
// them by recursion. For each earlier ply it stores the set of steps not yet taken. So the walker can stop after any
// of these steps, and give some of the remaining steps to another rank.
//
// Sums: the ranks add up two numbers, that of all paths and that of the paths walked ply by ply. The number of all
// paths is written as digits to the base 2^32, the lowest first. Each digit is stored in 64 bits, so the sum of 2^32
// numbers still fits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "enumerate/engines/subtrees/run.hpp"
#include "enumerate/walks/path_walk.hpp"
#include "enumerate/walks/plane.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

/// The first plies of a path of any length, for all paths that begin with an image of them.
struct PathRoot {
  std::array<std::uint8_t, most_plies> steps{};
  int plies = 0;
  unsigned images = 0;

  static constexpr std::size_t words = most_plies / sizeof(std::uint64_t) + 1;
  std::array<std::uint64_t, words> as_words() const;
  static PathRoot of(std::span<const std::uint64_t> written);
};

/// @{
/// A number as digits, for sums that ranks add up.
inline constexpr std::size_t path_digits = 4;
void add_digits(const Natural& number, std::span<std::uint64_t> digits);
Natural of_digits(std::span<const std::uint64_t> digits);
/// @}

template <class Steps, class Board, class Counter>
class PathSubtreeWalker final : public engines::SubtreeWalker {
  using P = Plane<Steps>;
  using Walk = PathWalk<Board, Counter>;

 public:
  /// \param plies  the number of plies to walk
  explicit PathSubtreeWalker(int plies) : plies_(plies) {}

  void begin(std::span<const std::uint64_t> words) override {
    const PathRoot root = PathRoot::of(words);
    steps_ = root.steps;
    images_ = root.images;
    depth_ = 0;
    balls_[0] = plane_origin;
    while (depth_ < root.plies - 1) draw(steps_[at(depth_)]);
    base_ = depth_;
    left_[at(base_)] = P::bit(steps_[at(base_)]);
    walk_.emplace(board_, nothing_stops_);
  }

  bool over() const override { return !walk_; }

  std::uint64_t advance(std::uint64_t visits) override {
    const std::uint64_t before = walk_->walked();
    while (walk_->walked() - before < visits) {
      StepSet& left = left_[at(depth_)];
      const int step = __builtin_ctz(left);
      left = static_cast<StepSet>(left & ~P::bit(step));
      const int below = plies_ - depth_ - 1;
      if (below > Walk::plies_between_stops) {
        draw(step);
        left_[at(depth_)] = board_.free(balls_[at(depth_)]);
      } else {
        const int ball = balls_[at(depth_)];
        walk_->extend(board_.draw(ball, step), below);
        board_.undraw(ball, step);
      }
      while (left_[at(depth_)] == 0 && depth_ > base_) undraw();
      if (left_[at(depth_)] == 0) return end() - before;
    }
    return walk_->walked() - before;
  }

  void give(std::size_t most, engines::TakeRoot take) override {
    int depth = base_;
    while (left_[at(depth)] == 0) ++depth;
    StepSet& left = left_[at(depth)];
    for (int step = P::count - 1; step >= 0 && most > 0; --step) {
      const bool is_last = depth == depth_ && left == P::bit(step);
      if ((left & P::bit(step)) == 0 || is_last) continue;
      left = static_cast<StepSet>(left & ~P::bit(step));
      take(root_after(depth, step).as_words());
      --most;
    }
  }

  void for_each_left(engines::TakeRoot take) const override {
    for (int depth = base_; depth <= depth_; ++depth) {
      for_each_step(left_[at(depth)], [&](int step) { take(root_after(depth, step).as_words()); });
    }
  }

  void add_to(engines::SubtreeFindings& findings) const override {
    const std::span<std::uint64_t> sums = findings.sums;
    add_digits(paths_ + (walk_ ? walk_->extensions() * images_ : Natural(0)), sums.first(path_digits));
    sums[path_digits] += walked_ + (walk_ ? walk_->walked() : 0);
  }

 private:
  static constexpr std::size_t at(int depth) { return static_cast<std::size_t>(depth); }

  void draw(int step) {
    steps_[at(depth_)] = static_cast<std::uint8_t>(step);
    balls_[at(depth_ + 1)] = board_.draw(balls_[at(depth_)], step);
    ++depth_;
  }
  void undraw() {
    --depth_;
    board_.undraw(balls_[at(depth_)], steps_[at(depth_)]);
  }
  // Ends the root's subtree. \returns the number of paths walked below the root
  std::uint64_t end() {
    while (depth_ > 0) undraw();
    paths_ += walk_->extensions() * images_;
    const std::uint64_t walked = walk_->walked();
    walked_ += walked;
    walk_.reset();
    return walked;
  }
  PathRoot root_after(int depth, int step) const {
    PathRoot root{steps_, depth + 1, images_};
    root.steps[at(depth)] = static_cast<std::uint8_t>(step);
    for (int i = depth + 1; i < most_plies; ++i) root.steps[at(i)] = 0;
    return root;
  }

  const int plies_;
  Board board_;
  std::stop_token nothing_stops_;
  std::optional<Walk> walk_;  // below the current root
  unsigned images_ = 0;
  int base_ = 0;   // the number of plies before the last one of the root
  int depth_ = 0;  // the number of drawn plies
  std::array<std::uint8_t, most_plies> steps_{};
  std::array<int, most_plies + 1> balls_{};
  std::array<StepSet, most_plies + 1> left_{};  // from base_ to depth_: the steps not yet taken
  Natural paths_ = 0;                           // below earlier roots
  std::uint64_t walked_ = 0;
};

/// Counts the paths that begin with the prefixes. Together. \param plies  the number of plies to walk: more than a
/// prefix has
/// \param walked  set to the number of paths that all ranks have walked \return as walk_subtrees
template <class Steps, class Board, class Counter>
engines::RunStatus count_on_ranks(const std::vector<Prefix>& prefixes, int plies, const engines::RunOptions& options,
                                  Natural& paths, std::uint64_t& walked) {
  engines::SubtreeSearch search{.root_words = PathRoot::words, .sums = path_digits + 1, .grade = plies};
  search.walker = [plies](engines::Budget& budget) {
    budget.charge(sizeof(PathSubtreeWalker<Steps, Board, Counter>));
    return std::make_unique<PathSubtreeWalker<Steps, Board, Counter>>(plies);
  };
  search.budget = std::uint64_t{1} << 14U;  // a path takes five times as long as a state of reverse search
  engines::SubtreeRoots roots;
  for (const Prefix& prefix : prefixes) {
    PathRoot root{{}, prefix.plies, prefix.images};
    for (std::size_t i = 0; i < prefix.steps.size(); ++i) root.steps[i] = prefix.steps[i];
    engines::add_root(roots, 1 / static_cast<double>(prefixes.size()), root.as_words());
  }
  engines::SubtreeFindings found;
  const engines::RunStatus status = walk_subtrees(search, roots, options, found);
  if (status != engines::RunStatus::complete) return status;
  paths = of_digits(std::span(found.sums).first(path_digits));
  walked = found.sums[path_digits];
  return status;
}

}  // namespace quadrille::enumerate
