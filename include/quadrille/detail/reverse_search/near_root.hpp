// The breadth-first part of reverse search. From the root on it visits whole layers (all states with the same number of
// marks), until a layer has enough states to share among the threads.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/reverse_search/searchable.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::engines {

/// The result of a search, and how it ended.
template <class Tally>
struct ReverseSearch {
  RunStatus status = RunStatus::complete;  ///< why it ended
  int last_finished_grade = -1;            ///< the last grade whose states are all in the tally
  Tally tally;                             ///< the sum over all states that were visited
};

namespace detail {

/// A state near the root, and its share of the search: 1 for the root; each parent's share is split evenly among its
/// children (Knuth, "Estimating the efficiency of backtrack programs", 1975).
template <class State>
struct Root {
  State state;
  double share;
};

template <class State>
using Roots = std::vector<Root<State>, BudgetAllocator<Root<State>>>;

/// The next layer: the successors of `layer` whose canonical parent is the state they come from. Adds the shares of
/// states without children to `finished`.
template <ReverseSearchable Space>
Roots<typename Space::State> next_layer(const Space& space, const Roots<typename Space::State>& layer,
                                        double& finished) {
  using State = typename Space::State;
  Roots<State> next(layer.get_allocator());
  for (const auto& parent : layer) {
    const std::size_t first = next.size();
    space.for_each_move(parent.state, [&](const typename Space::Move& move) {
      const State child = space.after(parent.state, move);
      assert(space.grade(child) == space.grade(parent.state) + 1 && "rule a of graded_space.hpp");
      if (space.canonical_parent(child) == parent.state) next.push_back({child, 0});
    });
    const std::size_t children = next.size() - first;
    if (children == 0) finished += parent.share;
    for (std::size_t i = first; i < next.size(); ++i) next[i].share = parent.share / static_cast<double>(children);
  }
  return next;
}

/// The end of the breadth-first part.
template <class State>
struct NearRoot {
  Roots<State> roots;         ///< the last layer; all its states have been visited
  int grade = 0;              ///< the grade of that layer
  double finished = 0;        ///< the share of the search outside their subtrees
  std::uint64_t visited = 0;  ///< states visited so far
  bool over = false;          ///< true if the search is over; `result` then has its status
};

/// Visits the layers up to the first with `tasks` states, and adds them to the tally of `result`.
/// \throws OutOfBudget
template <class Tally, ReverseSearchable Space, class Visit>
NearRoot<typename Space::State> visit_near_root(const Space& space, const RunOptions& options, const Visit& visit,
                                                std::size_t tasks, Budget& budget, ReverseSearch<Tally>& result) {
  using State = typename Space::State;
  const int last_grade = options.last_grade.value_or(std::numeric_limits<int>::max());
  NearRoot<State> near{Roots<State>({{space.start(), 1.0}}, BudgetAllocator<Root<State>>(budget))};
  while (true) {
    for (const auto& root : near.roots) visit(result.tally, root.state, near.grade);
    result.last_finished_grade = near.grade;
    near.visited += near.roots.size();
    if (near.grade >= last_grade || near.roots.size() >= tasks) break;
    near.over = true;
    if (options.stop.stop_requested()) {
      result.status = RunStatus::interrupted;
      return near;
    }
    Roots<State> next = next_layer(space, near.roots, near.finished);
    if (next.empty()) return near;
    near.over = false;
    near.roots = std::move(next);
    ++near.grade;
  }
  if (near.grade < last_grade) return near;
  near.over = true;
  for (const auto& root : near.roots) {
    space.for_each_move(root.state, [&](const auto&) { result.status = RunStatus::grade_limit; });
  }
  return near;
}

}  // namespace detail

}  // namespace quadrille::engines
