// SubtreeExchange: lets the ranks of a search by subtrees send each other their status and roots. A rank is a process;
// a root is an unvisited node, whose subtree is still to be searched.
//
// The ranks take part in rounds (ranks.hpp), one after another, and continue to walk subtrees during a round. In each
// round every rank sends its status to all other ranks. So all ranks have the same data, and each rank makes the
// same three decisions: which rank gives roots to which rank without roots, when to save, and when the search is over.
// The search is over if, in one round, no rank has a root or a thread that walks, and no rank sends a root to another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "enumerate/engines/subtrees/pool.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/ranks.hpp"

namespace quadrille::engines {

/// The state of a rank when it begins a round.
struct SubtreeNews {
  RunStatus status = RunStatus::complete;  ///< complete while nothing ends the search early
  bool idle = false;                       ///< true if it has neither roots nor threads that walk
  bool hungry = false;                     ///< true if one of its threads waits for a root
  bool due = false;                        ///< true if it is time to save
  bool walks = false;                      ///< true if one of its threads walks, and could give roots soon
  std::uint64_t roots = 0;                 ///< the number that it could give away at once
  std::uint64_t given = 0;                 ///< the number that it gives away in this round
  std::uint64_t visited = 0;               ///< nodes, so far
  double finished = 0;                     ///< the fraction of the whole search that it has walked so far
};

/// One rank's part of the rounds of a search.
class SubtreeExchange {
 public:
  /// Together. \throws OutOfBudget, perhaps on this rank alone
  SubtreeExchange(Ranks& ranks, Budget& budget, std::size_t record_words);

  /// True if a round is begun and not finished.
  bool on_its_way() const { return on_its_way_; }
  /// Continues the round. \returns true if only finish() remains to be called
  bool poll() { return ranks_.poll_round(); }
  /// True if this rank had no memory for roots that it received: the search has lost them.
  bool failed() const { return failed_; }
  /// The number of other ranks that wait for roots of this one.
  std::size_t asked() const { return asking_.size(); }

  /// Begins a round, and gives roots of the pool to the ranks that ask. \param mine  `given` is filled in
  void begin(SubtreeNews mine, SubtreePool& pool);
  /// Waits for the end of the round, and adds the received roots to the pool. \returns the news of each rank, this one
  /// included
  const std::vector<SubtreeNews>& finish(SubtreePool& pool);

 private:
  using Words = std::vector<std::uint64_t, BudgetAllocator<std::uint64_t>>;

  void find_asking();

  Ranks& ranks_;
  const std::size_t record_words_;
  std::vector<Words> outgoing_;  // a block for each rank
  std::vector<Words> incoming_;
  std::vector<SubtreeNews> news_;    // by rank
  std::vector<std::size_t> asking_;  // the ranks that this one must serve
  std::uint64_t round_ = 0;
  bool on_its_way_ = false;
  bool failed_ = false;
};

}  // namespace quadrille::engines
