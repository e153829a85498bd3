// reverse_search: every state of a space once, and none of them stored (Avis & Fukuda 1996).
//
// The canonical parents make the states a tree (reverse_searchable.hpp). Near the root the engine goes breadth first,
// by the definition itself: a successor is taken by its canonical parent and by no other. Once a layer has some
// thousands of states, each becomes a task for the threads: the whole subtree below it, depth first on an explicit
// stack. The stack holds the states of one path down and their siblings still to visit, so memory is O(grades * moves)
// a thread, whatever the number of states. Subtrees are very uneven, which is why there are thousands.
//
// Tallies are sums over states, one a thread, so that the order of visiting does not show: any number of threads gives
// the same. A search that is ended half way has visited no grade completely but those of the breadth-first part,
// whose tally is kept apart for that case.
//
// A state stays on the stack while its children are written above it, and each entry says which one is visited after
// it. Taking a state off the stack first means copying it just after it was written, and a processor that wrote it in
// parts waits before it reads it whole: that took 15 ns a state on paper:3x3 where this takes 10.5.
#pragma once

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <new>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/reverse_searchable.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::engines {

/// What a search has found, and how it ended.
template <class Tally>
struct ReverseSearch {
  RunStatus status = RunStatus::complete;  ///< why it ended
  int last_finished_grade = -1;            ///< the last grade whose states are all in the tally
  Tally tally;                             ///< the sum over all states that were visited
};

namespace detail {

/// A state to be visited. The engine keeps count of grades: asking a state may mean counting its marks.
template <class State>
struct Pending {
  State state;
  int grade = 0;
  std::uint32_t next = 0;  ///< where on the stack the state to visit after this one and all below it stands; 0: nowhere
};

/// A state near the root, and its share of the search: 1 for the root, and a parent's split evenly among its children
/// (Knuth, "Estimating the efficiency of backtrack programs", 1975).
template <class State>
struct Root {
  State state;
  double share;
};

/// What all threads of a search share.
struct ReverseShared {
  const RunOptions& options;
  int last_grade = std::numeric_limits<int>::max();
  std::thread::id caller{};
  std::size_t tasks = 0;
  int task_grade = 0;
  std::atomic<bool> stopped{false};  // the stop token was seen before all was done
  std::atomic<bool> beyond{false};   // some state of the last grade has a move
  std::atomic<std::uint64_t> visited{0};
  std::atomic<std::size_t> tasks_done{0};
  std::atomic<double> fraction{0};  // of the whole search, by Knuth's estimate
};

inline constexpr std::uint64_t visits_a_look = 4096;  // between two looks at the stop token
inline constexpr std::uint64_t looks_a_report = 64;   // between two calls of the observer: milliseconds

/// One thread's search: its stack, its context and its tally.
template <ReverseSearchable Space, class Tally, class Visit>
class ReverseWalker {
 public:
  using State = typename Space::State;
  using Move = typename Space::Move;

  ReverseWalker(const Space& space, const Visit& visit, ReverseShared& shared, Budget& budget, const Tally& zero)
      : space_(space),
        tree_(space),
        visit_(visit),
        shared_(shared),
        stack_(2, Pending<State>{}, BudgetAllocator<Pending<State>>(budget)),
        context_(tree_.root_context()),
        tally_(zero) {}

  /// Visits every state below `root`, which the caller has visited.
  void walk_below(const Root<State>& root) {
    if (stop()) return;
    tree_.lead_to(context_, root.state, shared_.task_grade);
    stack_[1] = {root.state, shared_.task_grade, 0};
    std::uint32_t at = push_children(1);
    while (at != 0) {
      std::uint64_t visits = 0;
      for (; at != 0 && visits < visits_a_look; ++visits) at = visit(at);
      shared_.visited.fetch_add(visits, std::memory_order_relaxed);
      report();
      if (at != 0 && stop()) return;
    }
    shared_.fraction.fetch_add(root.share, std::memory_order_relaxed);
    shared_.tasks_done.fetch_add(1, std::memory_order_relaxed);
  }

  const Tally& tally() const { return tally_; }
  int deepest() const { return deepest_; }  ///< the largest grade visited

 private:
  // Visits the state at a place of the stack; returns the place of the one that comes after it.
  std::uint32_t visit(std::uint32_t at) {
    const Pending<State>& pending = stack_[at];
    deepest_ = std::max(deepest_, pending.grade);
    tree_.descend(context_, pending.state, pending.grade);
    visit_(tally_, pending.state, pending.grade);
    if (pending.grade < shared_.last_grade) return push_children(at);
    space_.for_each_move(pending.state, [&](const Move&) { shared_.beyond.store(true, std::memory_order_relaxed); });
    return pending.next;
  }

  // Writes the children of a state above it, and returns the place of the last, or of what comes after the state if it
  // has none. Whether a successor is a child is a coin toss to the processor, so it is written down first and kept or
  // overwritten after.
  std::uint32_t push_children(std::uint32_t parent) {
    const std::size_t moves = tree_.moves_at_most(stack_[parent].state);
    if (parent + moves >= stack_.size()) stack_.resize(2 * (parent + moves));
    const int grade = stack_[parent].grade + 1;
    std::uint32_t last = stack_[parent].next;
    std::uint32_t place = parent + 1;
    assert(is_over(space_, stack_[parent].state) == !has_move(space_, stack_[parent].state) &&
           "rule c of graded_space.hpp");
    space_.for_each_move(stack_[parent].state, [&](const Move& move) {
      assert(place <= parent + moves && "rule i of reverse_searchable.hpp");
      const State& state = stack_[parent].state;
      stack_[place] = {space_.after(state, move), grade, last};
      assert(space_.grade(stack_[place].state) == grade && "rule a of graded_space.hpp");
      const bool child = tree_.is_child(state, move, stack_[place].state, context_);
      last = child ? place : last;
      place += child ? 1U : 0U;
    });
    return last;
  }

  // Whether work that is left has to be left undone.
  bool stop() {
    if (!shared_.options.stop.stop_requested()) return false;
    shared_.stopped.store(true, std::memory_order_relaxed);
    return true;
  }

  // The thread that called the engine works with the others, and reports when it has done some work.
  void report() {
    if (!shared_.options.observer || ++looks_ % looks_a_report != 0) return;
    if (std::this_thread::get_id() != shared_.caller) return;
    const std::uint64_t visited = shared_.visited.load(std::memory_order_relaxed);
    shared_.options.observer(Progress{.grade = shared_.task_grade,
                                      .done = shared_.tasks_done.load(std::memory_order_relaxed),
                                      .total = shared_.tasks,
                                      .found = visited,
                                      .worked = visited,
                                      .fraction = std::min(shared_.fraction.load(std::memory_order_relaxed), 1.0)});
  }

  const Space& space_;
  const SearchTree<Space> tree_;
  const Visit& visit_;
  ReverseShared& shared_;
  std::vector<Pending<State>, BudgetAllocator<Pending<State>>> stack_;
  typename SearchTree<Space>::Context context_;
  Tally tally_;
  int deepest_ = 0;
  std::uint64_t looks_ = 0;
};

/// The next layer: the successors of `layer` that are charged to the state they come from. The shares of states that
/// have no child go to `finished`.
template <ReverseSearchable Space, class Roots>
Roots next_layer(const Space& space, const Roots& layer, double& finished) {
  using State = typename Space::State;
  Roots next(layer.get_allocator());
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

}  // namespace detail

/// Calls visit(tally, state, grade) once for each state of the space, or as far as `options` say, on several threads,
/// each with a copy of `zero` as its tally, and adds the tallies up.
/// \tparam Tally  a copyable type with +=, a commutative sum
/// \param visit    a pure function of the tally it is given and of the state; called from several threads at once
/// \param options  options.memory covers the engine's stacks and the tasks' states; contexts and tallies are apart
/// \param tasks    how large a layer must be for its states to become tasks; the result does not depend on it
/// \return how the search ended, and the tally: of all states up to the last grade, or, if the search was ended by the
///         stop token or the budget, of those up to last_finished_grade, exactly
/// \complexity O(states * moves) time; O(tasks + threads * grades * moves) memory
/// Checked against: layered, and the definition by canonical_parent
template <class Tally, ReverseSearchable Space, class Visit>
ReverseSearch<Tally> reverse_search(const Space& space, const RunOptions& options, const Tally& zero,
                                    const Visit& visit, std::size_t tasks = 2048) {
  using State = typename Space::State;
  using Roots = std::vector<detail::Root<State>, BudgetAllocator<detail::Root<State>>>;
  ReverseSearch<Tally> result{RunStatus::complete, -1, zero};
  detail::ReverseShared shared{options};
  if (options.last_grade) shared.last_grade = *options.last_grade;
  Budget budget(options.memory);
  try {
    double finished = 0;
    int grade = 0;
    Roots roots({{space.start(), 1.0}}, BudgetAllocator<detail::Root<State>>(budget));
    while (true) {
      for (const auto& root : roots) visit(result.tally, root.state, grade);
      result.last_finished_grade = grade;
      shared.visited += roots.size();
      if (grade >= shared.last_grade || roots.size() >= tasks) break;
      if (options.stop.stop_requested()) {
        result.status = RunStatus::interrupted;
        return result;
      }
      Roots next = detail::next_layer(space, roots, finished);
      if (next.empty()) return result;
      roots = std::move(next);
      ++grade;
    }
    if (grade >= shared.last_grade) {
      for (const auto& root : roots) {
        space.for_each_move(root.state, [&](const auto&) { result.status = RunStatus::grade_limit; });
      }
      return result;
    }

    shared.caller = std::this_thread::get_id();
    shared.tasks = roots.size();
    shared.task_grade = grade;
    shared.fraction = finished;
    using Walker = detail::ReverseWalker<Space, Tally, Visit>;
    PerThread<Walker> walkers([&] { return Walker(space, visit, shared, budget, zero); });
    parallel_for_task(0, roots.size(), [&](std::size_t task) { walkers.local().walk_below(roots[task]); });
    if (shared.stopped) {
      result.status = RunStatus::interrupted;
      return result;
    }
    walkers.for_each([&](const Walker& walker) {
      result.tally += walker.tally();
      result.last_finished_grade = std::max(result.last_finished_grade, walker.deepest());
    });
    if (shared.beyond) result.status = RunStatus::grade_limit;
  } catch (const std::bad_alloc&) {
    result.status = RunStatus::memory;
  }
  return result;
}

}  // namespace quadrille::engines
