// ReverseSearchable: a graded space (graded_space.hpp) in which every state except the start has one canonical parent.
// The states then form a tree, so a search can visit each state once without a list of the visited states (Avis &
// Fukuda, "Reverse search for enumeration", Discrete Applied Mathematics 65, 1996).
//
// To the members 1 to 5 of a graded space, ReverseSearchable adds
//   6. `canonical_parent(state)`  the canonical parent of the state; the state is not the start.
// No other member is required. By default a search calls `canonical_parent` for every successor: after(s, m) is a child
// of s if canonical_parent(after(s, m)) == s.
//
// If a search knows the path by which it came down to a state, it can often decide faster whether a successor is a
// child. A space that makes use of this has four more members:
//   7. `SearchContext`            data about the path from the start, which the search keeps;
//      `search_context()`         the context at the start;
//      `descend(context, state, grade)`
//                                 changes `context` from the context of the canonical parent to the context of `state`;
//                                 `grade` is the grade of `state`;
//      `is_canonical(state, move, context)`
//                                 true if `state` is the canonical parent of after(state, move); `context` is the
//                                 context of `state`.
// A search goes depth first and never undoes a `descend`. So when it calls `descend` for a state, `context` may still
// be the context of a descendant of the state's parent. The result must be the same as if it were the context of the
// parent.
//
// A space may also have
//   8. `most_moves()`             a number of moves that no state exceeds. Without it the search counts the moves of
//                                 each state.
//
// The members must also obey rules f to i. No compiler can check them; check_reverse_searchable
// (quadrille/conformance.hpp) checks them on small instances:
//   f. for every state s except the start, canonical_parent(s) is a state with a move m such that
//      after(canonical_parent(s), m) == s;
//   g. is_canonical(s, m, context of s) == (canonical_parent(after(s, m)) == s);
//   h. two moves of a state do not lead to the same state (otherwise the search would visit that state twice);
//   i. no state has more than most_moves() moves.
// The tree reaches every state, by rule f and by rule a of graded_space.hpp. It reaches no state twice, by rule h and
// because member 6 gives each state only one canonical parent.
#pragma once

#include <concepts>
#include <cstddef>

#include "quadrille/detail/graded_space.hpp"

namespace quadrille::engines {

/// A space whose states have canonical parents. The head of this file states the rules that no compiler can check.
template <class Space>
concept ReverseSearchable = GradedSpace<Space> && requires(const Space& space, const typename Space::State& state) {
  { space.canonical_parent(state) } -> std::same_as<typename Space::State>;
};

/// A space with a context, number 7 above, that decides which successors are children.
template <class Space>
concept HasSearchContext = ReverseSearchable<Space> && std::copyable<typename Space::SearchContext> &&
    requires(const Space& space, const typename Space::State& state, const typename Space::Move& move,
             typename Space::SearchContext& context, const typename Space::SearchContext& at_state, int grade) {
  { space.search_context() } -> std::same_as<typename Space::SearchContext>;
  space.descend(context, state, grade);
  { space.is_canonical(state, move, at_state) } -> std::same_as<bool>;
};

/// A space with a bound on the moves of a state.
template <class Space>
concept HasMostMoves = GradedSpace<Space> && requires(const Space& space) {
  { space.most_moves() } -> std::same_as<std::size_t>;
};

namespace detail {

/// The context of a space without one.
struct NoContext {};

/// The members 7 and 8 of a space, or their defaults.
template <ReverseSearchable Space>
class SearchTree {
  static constexpr bool names_a_context = requires { typename Space::SearchContext; };
  static_assert(!names_a_context || HasSearchContext<Space>,
                "a space with a SearchContext has search_context, descend and is_canonical too");

  template <class Any>
  struct ContextOf {
    using Type = NoContext;
  };
  template <HasSearchContext Any>
  struct ContextOf<Any> {
    using Type = typename Any::SearchContext;
  };

 public:
  using State = typename Space::State;
  using Move = typename Space::Move;
  using Context = typename ContextOf<Space>::Type;

  explicit SearchTree(const Space& space) : space_(space) {
    if constexpr (HasMostMoves<Space>) most_moves_ = space.most_moves();
  }

  Context root_context() const {
    if constexpr (HasSearchContext<Space>) {
      return space_.search_context();
    } else {
      return {};
    }
  }

  void descend(Context& context, const State& state, int grade) const {
    if constexpr (HasSearchContext<Space>) space_.descend(context, state, grade);
  }

  /// Builds the context of `state` from the contexts of its ancestors.
  void lead_to(Context& context, const State& state, int grade) const {
    if constexpr (HasSearchContext<Space>) {
      if (grade == 0) {
        context = space_.search_context();
        return;
      }
      lead_to(context, space_.canonical_parent(state), grade - 1);
      space_.descend(context, state, grade);
    }
  }

  /// True if `successor`, which is after(state, move), is a child of `state`.
  bool is_child(const State& state, const Move& move, const State& successor, const Context& context) const {
    if constexpr (HasSearchContext<Space>) {
      return space_.is_canonical(state, move, context);
    } else {
      return space_.canonical_parent(successor) == state;
    }
  }

  /// An upper bound on the number of moves of `state`.
  std::size_t moves_at_most(const State& state) const {
    if constexpr (HasMostMoves<Space>) {
      return most_moves_;
    } else {
      std::size_t moves = 0;
      space_.for_each_move(state, [&](const Move&) { ++moves; });
      return moves;
    }
  }

 private:
  const Space& space_;
  std::size_t most_moves_ = 0;  // if the space has a bound
};

}  // namespace detail

}  // namespace quadrille::engines
