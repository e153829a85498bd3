// walk_subtrees: a search by subtrees on all threads of all ranks.
//
// Each rank begins with its share of the roots. Its threads walk below one root each, and look up
// from it after a budget of visits: a subtree that outlasts the budget gives up the rest that is
// nearest to its root, as long as the pool of the rank is short of roots (pool.hpp). A rank that
// runs out gets roots of those that have some (exchange.hpp). So no shape of the tree starves a
// thread or a rank, as in mts and mplrs (Avis & Jordan, "mplrs: a scalable parallel vertex/facet
// enumeration code", 2018); there one rank holds all that is given up, here each holds its own.
//
// Memory is that of the stacks, O(threads * depth * moves) a rank, whatever the number of nodes.
//
// What is found are sums and maxima over nodes, so it does not show who has visited which, nor in
// which order.
//
// A checkpoint holds, a part for each rank, what was found so far and the roots of all that is
// left, those that threads were at included. A part fits any number of ranks.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

#include "enumerate/engines/subtrees/exchange.hpp"
#include "enumerate/engines/subtrees/pool.hpp"
#include "enumerate/engines/subtrees/walker.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/ranks.hpp"

namespace quadrille::engines {

/// Roots, and which part of the whole search is expected below each: one after the other, the part as the bits of a
/// double, then the words of the root.
using SubtreeRoots = std::vector<std::uint64_t>;
/// Adds a root to them.
void add_root(SubtreeRoots& roots, double part, std::span<const std::uint64_t> root);

/// Visits all nodes below the roots once, each on some rank. Together.
/// \param roots    the same on every rank
/// \param options  options.ranks is set; a checkpoint is one of ranks (checkpoint.hpp); last_grade has no meaning here.
///                 The observer of rank 0 is told of all ranks
/// \param found    what all ranks have found, on each of them, if the search is complete
/// \return complete; or, on every rank alike, interrupted or memory
/// \complexity O(nodes) time over all ranks; O(threads * depth * moves + ranks) memory
/// Checked against: a walk of the whole tree by one walker (tests/enumerate/engines/subtrees_test.cpp)
RunStatus walk_subtrees(const SubtreeSearch& search, const SubtreeRoots& roots, const RunOptions& options,
                        SubtreeFindings& found);

/// One rank's part of it.
class SubtreeRun {
 public:
  /// Outlived by both.
  SubtreeRun(const SubtreeSearch& search, const RunOptions& options);

  /// As walk_subtrees. Once.
  RunStatus run(const SubtreeRoots& roots, SubtreeFindings& found);

 private:
  /// A thread's.
  struct Worker {
    std::unique_ptr<SubtreeWalker> walker{};
    double part = 0;                      // of the search: what it has from its root and did not give away
    std::vector<std::uint64_t> record{};  // that it takes from the pool
  };

  std::size_t record_words() const { return 1 + search_.root_words; }
  bool resumes() const { return options_.checkpoint && options_.checkpoint->resume; }
  void begin(const SubtreeRoots& roots);
  Worker& new_worker();
  void go_to_root(Worker& worker);
  void advance(Worker& worker);
  void give_from(Worker& worker);
  void help();
  void lead();
  void lead_rounds();
  void begin_round();
  bool is_time() const;
  bool conclude_round();
  void report(const std::vector<SubtreeNews>& news);

  SubtreeFindings found_here() const;
  SubtreeRoots roots_left();
  void save();
  void restore();

  const SubtreeSearch& search_;
  const RunOptions& options_;
  Ranks& ranks_;
  Budget budget_;
  std::size_t threads_;
  std::optional<SubtreePool> pool_;
  std::optional<SubtreeExchange> exchange_;
  mutable std::mutex mutex_;                      // for the two that follow
  std::vector<std::unique_ptr<Worker>> workers_;  // by the order in which threads came
  double finished_ = 0;                           // of the whole search, on this rank
  std::atomic<std::uint64_t> visited_{0};         // on this rank, in this run
  std::atomic<bool> failed_{false};               // whether memory has ended on a thread
  SubtreeFindings earlier_;                       // what was found before this run
  std::uint64_t looks_ = 0;                       // of the leading thread, since the last round began
  std::uint64_t reported_ = 0;                    // what all ranks had visited at the last report
  RunStatus status_ = RunStatus::complete;        // of this rank
  RunStatus end_ = RunStatus::complete;           // of all
};

}  // namespace quadrille::engines
