// The conformance suite: whether a space keeps the rules that the engines rely on and no compiler can check.
//
// Run it on small instances of your game, in a test:
//
//   for (const auto& violation : quadrille::engines::check_graded_space(MyGame(3))) {
//     std::cerr << violation.sentence << '\n';
//   }
//
// It examines all states up to a grade or a number, and random games to their ends. It reports the first violation that
// it finds of each rule (the letters and numbers of graded_space.hpp and reverse_searchable.hpp) with the state, as the
// state's to_string or operator<< writes it, else by grade and hash. An empty list means that no violation was found
// among the states examined; it is no proof for the others.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "quadrille/detail/conformance_report.hpp"
#include "quadrille/detail/conformance_walk.hpp"
#include "quadrille/detail/reverse_searchable.hpp"

namespace quadrille::engines {

/// The rules a to e and the numbers 1 to 5 of graded_space.hpp.
/// \complexity O(states examined * moves^2) time; O(states examined * moves) memory
template <GradedSpace Space>
std::vector<Violation> check_graded_space(const Space& space, const ConformanceOptions& options = {}) {
  detail::Violations violations;
  detail::ConformanceWalk<Space>(space, options, violations).run();
  return violations.take();
}

namespace detail {

/// The rules f to i, on the states of a ConformanceWalk.
template <ReverseSearchable Space>
class TreeCheck {
 public:
  using State = typename Space::State;
  using Layers = typename ConformanceWalk<Space>::Layers;

  TreeCheck(const Space& space, const Layers& layers, Violations& violations)
      : space_(space), layers_(layers), violations_(violations), tree_(space), context_(tree_.root_context()) {}

  void run() {
    for (std::size_t grade = 0; grade < layers_.size(); ++grade) {
      for (const State& state : layers_[grade].states()) {
        examine_moves(state);
        if (grade > 0) examine_parent(state, layers_[grade - 1]);
      }
    }
    if constexpr (HasSearchContext<Space>) {
      if (!violations_.has("f") && !violations_.has("h")) descend_below(space_.start(), 0);
    }
  }

 private:
  void violate(const std::string& rule, const std::string& what, const State& state) {
    violations_.add(rule, what, space_, state);
  }

  void examine_moves(const State& state) {
    const std::vector<State> successors = Facts<Space>(space_, state).successors;
    for (auto at = successors.begin(); at != successors.end(); ++at) {
      if (std::find(successors.begin(), at, *at) != at) violate("h", "two moves lead to the same state", state);
    }
    if constexpr (HasMostMoves<Space>) {
      if (successors.size() > space_.most_moves()) violate("i", "it has more moves than most_moves()", state);
    }
  }

  void examine_parent(const State& state, const StateIndex<State>& layer_before) {
    const State parent = space_.canonical_parent(state);
    if (!(parent == space_.canonical_parent(state))) violate("e", "two calls of canonical_parent differ", state);
    if (layer_before.find(parent) == StateIndex<State>::none) {
      return violate("f", "its canonical parent cannot be reached", state);
    }
    const std::vector<State> successors = Facts<Space>(space_, parent).successors;
    if (std::find(successors.begin(), successors.end(), state) == successors.end()) {
      violate("f", "no move leads to it from its canonical parent", state);
    }
  }

  // Depth first along canonical parents, as a search goes: the context is never taken back.
  void descend_below(const State& state, std::size_t grade) {
    if (grade + 1 >= layers_.size()) return;
    std::vector<State> children;
    space_.for_each_move(state, [&](const typename Space::Move& move) {
      const State successor = space_.after(state, move);
      if (layers_[grade + 1].find(successor) == StateIndex<State>::none) return;  // beyond the limits
      const bool child = space_.canonical_parent(successor) == state;
      if (tree_.is_child(state, move, successor, context_) != child) {
        violate("g",
                std::string("is_canonical says ") + (child ? "no" : "yes") + " against canonical_parent, of a move",
                state);
      }
      if (child) children.push_back(successor);
    });
    for (const State& child : children) {
      tree_.descend(context_, child, static_cast<int>(grade) + 1);
      descend_below(child, grade + 1);
    }
  }

  const Space& space_;
  const Layers& layers_;
  Violations& violations_;
  SearchTree<Space> tree_;
  typename SearchTree<Space>::Context context_;
};

}  // namespace detail

/// The rules of check_graded_space, and the rules f to i of reverse_searchable.hpp.
/// \complexity as check_graded_space, and a call of canonical_parent for each move
template <ReverseSearchable Space>
std::vector<Violation> check_reverse_searchable(const Space& space, const ConformanceOptions& options = {}) {
  detail::Violations violations;
  detail::ConformanceWalk<Space> walk(space, options, violations);
  walk.run();
  detail::TreeCheck<Space>(space, walk.layers(), violations).run();
  return violations.take();
}

}  // namespace quadrille::engines
