// DepthFirst: visits a state and all states below it in the tree of reverse search, depth first on an explicit stack.
//
// When a state is visited, its children are pushed onto the stack, and the state itself stays there. So the place on
// the stack does not show which state comes next. Instead, each entry stores which entry to visit after the whole
// subtree of its own state.
//
// Rejected: a stack from which a state is removed before its children are pushed. To remove a state, the processor must
// read it, and wait for that, because the parts of the state have only just been written. On paper:3x3 that stack took
// 15 ns a state; this one takes 10.5.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/reverse_search/searchable.hpp"

namespace quadrille::engines::detail {

/// A state to be visited. The engine keeps its grade: a space may have to count its marks for it.
template <class State>
struct Pending {
  State state;
  int grade = 0;
  std::uint32_t next = 0;  ///< stack place of the state to visit after this one's subtree; 0: none
};

/// One thread's stack, context and tally.
template <ReverseSearchable Space, class Tally, class Visit>
class DepthFirst {
 public:
  using State = typename Space::State;
  using Move = typename Space::Move;

  /// \param space, visit  kept by reference \param last_grade  the last grade to visit
  DepthFirst(const Space& space, const Visit& visit, int last_grade, Budget& budget, const Tally& zero)
      : space_(space),
        tree_(space),
        visit_(visit),
        last_grade_(last_grade),
        stack_(2, Pending<State>{}, BudgetAllocator<Pending<State>>(budget)),
        context_(tree_.root_context()),
        tally_(zero) {}

  /// Starts at a state that is to be visited. \pre grade > 0
  void begin_at(const State& state, int grade) {
    tree_.lead_to(context_, space_.canonical_parent(state), grade - 1);
    stack_[1] = {state, grade, 0};
    next_ = 1;
  }
  /// Starts below a state that has been visited.
  void begin_below(const State& state, int grade) {
    tree_.lead_to(context_, state, grade);
    stack_[1] = {state, grade, 0};
    next_ = push_children(1);
  }

  bool over() const { return next_ == 0; }
  /// Visits at most `most` states. \returns the number visited
  std::uint64_t advance(std::uint64_t most) {
    std::uint32_t at = next_;
    std::uint64_t visits = 0;
    for (; at != 0 && visits < most; ++visits) at = visit(at);
    next_ = at;
    return visits;
  }

  /// Calls take(state, grade) for the states on the stack that are still to be visited; each represents its whole
  /// subtree.
  template <class Take>
  void for_each_left(Take&& take) const {
    for (std::uint32_t at = next_; at != 0; at = stack_[at].next) take(stack_[at].state, stack_[at].grade);
  }
  /// Passes at most `most` of them to take(state, grade), those of the smallest grade, and removes them; keeps at least
  /// one. O(states on the stack).
  template <class Take>
  void give(std::size_t most, Take&& take) {
    if (next_ == 0 || stack_[next_].next == 0) return;
    // They are last in order, because a search goes down first.
    std::uint32_t before = next_;  // the entry before the first of them
    std::size_t given = 0;
    for (std::uint32_t at = next_; stack_[at].next != 0; at = stack_[at].next) {
      const std::uint32_t following = stack_[at].next;
      if (at == next_ || stack_[following].grade < stack_[at].grade) {
        before = at;
        given = 0;
      }
      ++given;
    }
    for (; given > most; --given) before = stack_[before].next;
    for (std::uint32_t at = stack_[before].next; at != 0; at = stack_[at].next) {
      take(stack_[at].state, stack_[at].grade);
    }
    stack_[before].next = 0;
  }

  const Tally& tally() const { return tally_; }
  int deepest() const { return deepest_; }  ///< the largest grade visited
  bool beyond() const { return beyond_; }   ///< true if a state of the last grade has a move

 private:
  // Visits the state at a place of the stack; returns the place of the next.
  std::uint32_t visit(std::uint32_t at) {
    const Pending<State>& pending = stack_[at];
    deepest_ = std::max(deepest_, pending.grade);
    tree_.descend(context_, pending.state, pending.grade);
    visit_(tally_, pending.state, pending.grade);
    if (pending.grade < last_grade_) return push_children(at);
    space_.for_each_move(pending.state, [&](const Move&) { beyond_ = true; });
    return pending.next;
  }

  // Writes the children of a state above it. Returns the place of the last child; without children, the place of the
  // state's own successor in the order. A processor cannot predict which successors are children. So each is written
  // first, then kept or overwritten.
  std::uint32_t push_children(std::uint32_t parent) {
    const std::size_t moves = tree_.moves_at_most(stack_[parent].state);
    if (parent + moves >= stack_.size()) stack_.resize(2 * (parent + moves));
    const int grade = stack_[parent].grade + 1;
    std::uint32_t last = stack_[parent].next;
    std::uint32_t place = parent + 1;
    assert(is_over(space_, stack_[parent].state) == !has_move(space_, stack_[parent].state) &&
           "rule c of graded_space.hpp");
    space_.for_each_move(stack_[parent].state, [&](const Move& move) {
      assert(place <= parent + moves && "rule i of reverse_search/searchable.hpp");
      const State& state = stack_[parent].state;
      stack_[place] = {space_.after(state, move), grade, last};
      assert(space_.grade(stack_[place].state) == grade && "rule a of graded_space.hpp");
      const bool child = tree_.is_child(state, move, stack_[place].state, context_);
      last = child ? place : last;
      place += child ? 1U : 0U;
    });
    return last;
  }

  const Space& space_;
  const SearchTree<Space> tree_;
  const Visit& visit_;
  const int last_grade_;
  std::vector<Pending<State>, BudgetAllocator<Pending<State>>> stack_;
  typename SearchTree<Space>::Context context_;
  Tally tally_;
  std::uint32_t next_ = 0;  // the place of the state to visit next
  int deepest_ = 0;
  bool beyond_ = false;
};

}  // namespace quadrille::engines::detail
