// SubtreeExchange: what the ranks of a search by subtrees tell each other, and the roots that they
// give away.
//
// Ranks go through rounds (ranks.hpp), one after the other, and walk on while a round is on its
// way. In each round every rank tells all others how it stands, so that all of them know the same
// and come to the same decisions: which of those with roots to spare serves which of those without,
// when to save, and when the search is over. It is over when in one round no rank has a root or a
// thread that walks, and none gives a root away: no root is then on its way.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "enumerate/engines/subtrees/pool.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/ranks.hpp"

namespace quadrille::engines {

/// How a rank stands when it begins a round.
struct SubtreeNews {
  RunStatus status = RunStatus::complete;  ///< complete while nothing ends the search early
  bool idle = false;                       ///< whether it has neither roots nor threads that walk
  bool hungry = false;                     ///< whether one of its threads waits for a root
  bool due = false;                        ///< whether it is time to save
  bool walks = false;                      ///< whether one of its threads walks, and could give roots soon
  std::uint64_t roots = 0;                 ///< that it could give away at once
  std::uint64_t given = 0;                 ///< that it gives away in this round
  std::uint64_t visited = 0;               ///< nodes, so far
  double finished = 0;                     ///< which part of the whole search it has walked, so far
};

/// One rank's part of the rounds of a search.
class SubtreeExchange {
 public:
  /// Together. \throws OutOfBudget, perhaps on this rank alone
  SubtreeExchange(Ranks& ranks, Budget& budget, std::size_t record_words);

  /// Whether a round is begun and not finished.
  bool on_its_way() const { return on_its_way_; }
  /// Lets it go on. \returns whether nothing is left of it but to finish it
  bool poll() { return ranks_.poll_round(); }
  /// Whether roots came that no memory was left for: the rest of the search lacks them.
  bool failed() const { return failed_; }
  /// How many other ranks wait for roots of this one.
  std::size_t asked() const { return asking_.size(); }

  /// Begins a round, and gives roots of the pool to those that ask. \param mine  `given` is filled in
  void begin(SubtreeNews mine, SubtreePool& pool);
  /// Waits for its end; what comes goes into the pool. \returns what each rank has told, this one too
  const std::vector<SubtreeNews>& finish(SubtreePool& pool);

 private:
  using Words = std::vector<std::uint64_t, BudgetAllocator<std::uint64_t>>;

  void find_asking();

  Ranks& ranks_;
  const std::size_t record_words_;
  std::vector<Words> outgoing_;  // a block for each rank
  std::vector<Words> incoming_;
  std::vector<SubtreeNews> news_;    // by rank
  std::vector<std::size_t> asking_;  // the ranks that this one is to serve
  std::uint64_t round_ = 0;
  bool on_its_way_ = false;
  bool failed_ = false;
};

}  // namespace quadrille::engines
