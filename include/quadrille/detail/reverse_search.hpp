// reverse_search: every state of a space once, and none of them stored (Avis & Fukuda 1996).
//
// The canonical parents make the states a tree (reverse_search/searchable.hpp). Near the root the engine goes breadth
// first, by the definition itself: a successor is taken by its canonical parent and by no other. Once a layer has some
// thousands of states, each becomes a task for the threads: the whole subtree below it, depth first on an explicit
// stack. The stack holds the states of one path down and their siblings still to visit, so memory is O(grades * moves)
// a thread, whatever the number of states. Subtrees are very uneven, which is why there are thousands.
//
// Tallies are sums over states, one a thread, so that the order of visiting does not show: any number of threads gives
// the same. A search that is ended half way has visited no grade completely but those of the breadth-first part,
// whose tally is kept apart for that case.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <new>
#include <optional>
#include <thread>
#include <vector>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/reverse_search/depth_first.hpp"
#include "quadrille/detail/reverse_search/near_root.hpp"
#include "quadrille/detail/reverse_search/searchable.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::engines {

namespace detail {

/// What all threads of a search share.
struct ReverseShared {
  const RunOptions& options;
  int last_grade = std::numeric_limits<int>::max();
  std::thread::id caller{};
  std::size_t tasks = 0;
  int task_grade = 0;
  std::atomic<bool> stopped{false};  // the stop token was seen before all was done
  std::atomic<std::uint64_t> visited{0};
  std::atomic<std::size_t> tasks_done{0};
  std::atomic<double> fraction{0};  // of the whole search, by Knuth's estimate
};

inline constexpr std::uint64_t visits_a_look = 4096;  // between two looks at the stop token
inline constexpr std::uint64_t looks_a_report = 64;   // between two calls of the observer: milliseconds

/// One thread's search.
template <ReverseSearchable Space, class Tally, class Visit>
class ReverseWalker {
 public:
  using State = typename Space::State;

  ReverseWalker(const Space& space, const Visit& visit, ReverseShared& shared, Budget& budget, const Tally& zero)
      : shared_(shared), walk_(space, visit, shared.last_grade, budget, zero) {}

  /// Visits every state below `root`, which the caller has visited.
  void walk_below(const Root<State>& root) {
    if (stop()) return;
    walk_.begin_below(root.state, shared_.task_grade);
    while (!walk_.over()) {
      shared_.visited.fetch_add(walk_.advance(visits_a_look), std::memory_order_relaxed);
      report();
      if (!walk_.over() && stop()) return;
    }
    shared_.fraction.fetch_add(root.share, std::memory_order_relaxed);
    shared_.tasks_done.fetch_add(1, std::memory_order_relaxed);
  }

  const DepthFirst<Space, Tally, Visit>& walk() const { return walk_; }

 private:
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

  ReverseShared& shared_;
  DepthFirst<Space, Tally, Visit> walk_;
  std::uint64_t looks_ = 0;
};

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
  ReverseSearch<Tally> result{RunStatus::complete, -1, zero};
  detail::ReverseShared shared{options};
  if (options.last_grade) shared.last_grade = *options.last_grade;
  Budget budget(options.memory);
  try {
    const auto near = detail::visit_near_root(space, options, visit, tasks, budget, result);
    if (near.over) return result;
    const auto& roots = near.roots;

    shared.visited = near.visited;
    shared.caller = std::this_thread::get_id();
    shared.tasks = roots.size();
    shared.task_grade = near.grade;
    shared.fraction = near.finished;
    using Walker = detail::ReverseWalker<Space, Tally, Visit>;
    PerThread<Walker> walkers([&] { return Walker(space, visit, shared, budget, zero); });
    parallel_for_task(0, roots.size(), [&](std::size_t task) { walkers.local().walk_below(roots[task]); });
    if (shared.stopped) {
      result.status = RunStatus::interrupted;
      return result;
    }
    walkers.for_each([&](const Walker& walker) {
      result.tally += walker.walk().tally();
      result.last_finished_grade = std::max(result.last_finished_grade, walker.walk().deepest());
      if (walker.walk().beyond()) result.status = RunStatus::grade_limit;
    });
  } catch (const std::bad_alloc&) {
    result.status = RunStatus::memory;
  }
  return result;
}

}  // namespace quadrille::engines
