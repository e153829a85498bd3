// SubtreePool: holds the roots that wait on one rank (a process), for all threads of the rank. A root is an unvisited
// node of the search, whose subtree a thread will walk.
//
// A thread takes the root that was added last. With this order the pool stays as small as the stack of a single search.
// Other ranks get the roots that were added first, because these lie nearest to the first node of the whole search and
// have the largest subtrees. One thread, the leader, communicates with the other ranks. The leader can pause the other
// threads between two visits, to save the unvisited roots of all threads.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <span>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/function_ref.hpp"

namespace quadrille::engines {

/// A pool of records. Several threads may call its functions at once, except those marked *leader only*.
class SubtreePool {
 public:
  /// \param record_words  the size of a record: a root and its part of the search
  /// \param wanted_roots  the number of roots up to which walking threads fill the pool
  SubtreePool(Budget& budget, std::size_t record_words, std::size_t wanted_roots);

  /// Adds a record. \throws OutOfBudget
  void add(std::span<const std::uint64_t> record);
  /// Removes at most `most` of the records that were added first. \returns their number
  std::size_t give(std::size_t most, FunctionRef<void(std::span<const std::uint64_t>)> take);
  /// The number of records.
  std::size_t size() const { return size_.load(std::memory_order_relaxed); }
  /// True if walking threads should fill the pool.
  bool is_short() const { return size() < wanted_roots_ + reserved_.load(std::memory_order_relaxed); }
  /// Reserves a number of roots for other ranks, until the next call.
  void reserve(std::size_t roots);

  /// Removes the record that was added last; the calling thread then walks. \returns false if there is none to take
  bool take(std::span<std::uint64_t> record);
  /// Notes that the calling thread has stopped walking.
  void finished();
  /// True if a thread walks.
  bool is_walked() const;
  /// True if there is neither a root nor a thread that walks.
  bool is_idle() const;
  /// True if a thread has no root and the pool has none for it.
  bool is_hungry() const;

  // For the threads that do not lead.

  void enter();  ///< called by a thread when it begins to use the pool
  void leave();  ///< called by a thread when it stops using the pool
  /// Like `take`, but waits until there is a root. \returns false at the end of the search
  bool wait_for_root(std::span<std::uint64_t> record);
  /// Waits as long as threads are held. \returns false at the end of the search
  bool may_continue();

  // For the thread that leads.

  /// *Leader only.* Waits a moment for a root, or until no thread walks.
  void wait_briefly();
  /// *Leader only.* Returns when all other threads wait; none continues before `release`.
  void hold();
  /// *Leader only.* Lets the other threads continue.
  void release();
  /// *Leader only.* From now on `wait_for_root` and `may_continue` return false.
  void end();

  /// Calls visit(record) for each record. \pre held, or a single thread
  void for_each(FunctionRef<void(std::span<const std::uint64_t>)> visit) const;

 private:
  bool take_last(std::span<std::uint64_t> record);

  const std::size_t record_words_;
  const std::size_t wanted_roots_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;                                    // for the other threads
  std::condition_variable rested_;                                     // for the leader
  std::deque<std::uint64_t, BudgetAllocator<std::uint64_t>> records_;  // one after the other
  std::atomic<std::size_t> size_{0};                                   // the number of records
  std::size_t walking_ = 0;                                            // threads that have a root
  std::size_t present_ = 0;                                            // threads, without the leader
  std::size_t resting_ = 0;                                            // threads of `present_` that wait
  std::atomic<std::size_t> reserved_{0};
  std::atomic<bool> held_{false};
  std::atomic<bool> over_{false};
};

}  // namespace quadrille::engines
