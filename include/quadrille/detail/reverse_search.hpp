// reverse_search: visits every state of a game exactly once, without a table of visited states (Avis & Fukuda 1996).
//
// Every state except the start has one canonical parent, a predecessor that the game (its class, a space)
// chooses. So the states form a
// tree (reverse_search/searchable.hpp). Near the start the engine works breadth first: it makes all successors of a
// state, and keeps those whose canonical parent is that state. This part ends at the first layer (states with the same
// number of marks) with some thousands of states. Each state of that layer becomes a task for the threads: visit the
// whole subtree below the state, depth first on an explicit stack. The stack holds the states of one path down, and
// their siblings that are still to be visited. So the memory of a thread is at most proportional to the length of the
// longest game, times the largest number of moves of a state. Subtrees differ greatly in size, so all threads stay busy
// only if there are thousands of tasks.
//
// Each thread has a tally, a sum over the states that the thread visits. The order of the visits does not change the
// sum, so any number of threads gives the same result. If a search is stopped early, only the layers of the
// breadth-first part are complete. So the engine keeps the tally of these layers separately.
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

/// The data that all threads of a search share.
struct ReverseShared {
  const RunOptions& options;
  int last_grade = std::numeric_limits<int>::max();
  std::thread::id caller{};
  std::size_t tasks = 0;
  int task_grade = 0;
  std::atomic<bool> stopped{false};  // the stop token was seen before all work was done
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

  /// Visits every state below `root`; the caller has visited the root.
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
  // True if the search must stop.
  bool stop() {
    if (!shared_.options.stop.stop_requested()) return false;
    shared_.stopped.store(true, std::memory_order_relaxed);
    return true;
  }

  // The thread that called the engine shares the work, and reports progress after some of it.
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

/// Calls visit(tally, state, grade) once for each state of the space, or as far as `options` say, on several threads.
/// Each thread starts with a copy of `zero` as its tally; the engine adds the tallies up.
/// \tparam Tally  a copyable type with +=, a commutative sum
/// \param visit    a pure function of its tally and the state; called from several threads at once
/// \param options  options.memory covers the engine's stacks and the tasks' states, but not contexts and tallies
/// \param tasks    the number of states of a layer at which they become tasks; the result does not depend on it
/// \return how the search ended, and the tally: of all states up to the last grade; or exactly of those up to
///         last_finished_grade, if the stop token or the budget ended the search
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
