// The part of the conformance suite for spaces that reverse search takes: canonical parents, search contexts, and the
// bound on the moves, on the states that the walk has examined.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "quadrille/detail/conformance/report.hpp"
#include "quadrille/detail/conformance/walk.hpp"
#include "quadrille/detail/reverse_search/searchable.hpp"

namespace quadrille::engines {

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

}  // namespace quadrille::engines
