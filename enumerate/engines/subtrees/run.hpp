// walk_subtrees: searches a tree with all threads of all ranks (processes). A root is an unvisited node, whose subtree
// one thread walks.
//
// Each rank begins with its share of the given roots. Each thread walks the subtree of one root, and pauses after a
// fixed number of visits. If the rank's pool then has too few roots (pool.hpp), the thread gives the pool some of its
// unvisited nodes, those nearest to the thread's root. A rank without roots gets some from ranks that have roots
// (exchange.hpp). So no shape of the tree leaves a thread or a rank without work. The programs mts and mplrs use the
// same method (Avis & Jordan, "mplrs: a scalable parallel vertex/facet enumeration code", 2018). In these programs one
// rank holds all roots that are given away; here each rank holds its own roots.
//
// A rank needs memory only for the stacks of its threads, O(threads * depth of the tree * children of a node). The
// number of nodes does not matter.
//
// The results are sums and maxima over nodes, so they depend neither on the order of the visits nor on the number of
// threads.
//
// A checkpoint has one part for each rank. The part holds the rank's results so far, and the roots of all unvisited
// subtrees, including those in the stacks of the rank's threads. A run with any number of ranks can read the parts.
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

/// Roots, each with the expected fraction of the whole search below it. They follow one another: the fraction as the
/// bits of a double, then the words of the root.
using SubtreeRoots = std::vector<std::uint64_t>;
/// Adds a root. \param part  the expected fraction of the search below it
void add_root(SubtreeRoots& roots, double part, std::span<const std::uint64_t> root);

/// Visits all nodes below the roots once, each on some rank. Together.
/// \param roots    the same on every rank
/// \param options  options.ranks is set; a checkpoint is one of ranks (checkpoint.hpp); last_grade has no meaning here.
///                 The observer of rank 0 gets the progress of all ranks
/// \param found    gets the findings of all ranks together, on each of them, if the search is complete
/// \return complete; or, on every rank alike, interrupted or memory
/// \complexity O(nodes) time over all ranks; O(threads * depth * moves + ranks) memory
/// Checked against: a walk of the whole tree by one walker (tests/enumerate/engines/subtrees_test.cpp)
RunStatus walk_subtrees(const SubtreeSearch& search, const SubtreeRoots& roots, const RunOptions& options,
                        SubtreeFindings& found);

/// One rank's part of the search.
class SubtreeRun {
 public:
  /// Both arguments outlive this object.
  SubtreeRun(const SubtreeSearch& search, const RunOptions& options);

  /// The same as walk_subtrees. Call it once.
  RunStatus run(const SubtreeRoots& roots, SubtreeFindings& found);

 private:
  /// The walker of a thread.
  struct Worker {
    std::unique_ptr<SubtreeWalker> walker{};
    double part = 0;                      // of the search: the part of its root, less the parts given away
    std::vector<std::uint64_t> record{};  // taken from the pool
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
  mutable std::mutex mutex_;                      // for the next two members
  std::vector<std::unique_ptr<Worker>> workers_;  // in the order in which the threads began
  double finished_ = 0;                           // fraction of the whole search, on this rank
  std::atomic<std::uint64_t> visited_{0};         // on this rank, in this run
  std::atomic<bool> failed_{false};               // true if a thread ran out of memory
  SubtreeFindings earlier_;                       // the findings of earlier runs
  std::uint64_t looks_ = 0;                       // pauses of the leading thread since the last round began
  std::uint64_t reported_ = 0;                    // visits of all ranks at the last report
  RunStatus status_ = RunStatus::complete;        // of this rank
  RunStatus end_ = RunStatus::complete;           // of all
};

}  // namespace quadrille::engines
