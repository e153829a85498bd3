// SubtreePool: the roots of one rank that nobody walks, shared by its threads.
//
// A thread takes the root that came last, so that the pool stays as small as the stack of one
// search; what is given to other ranks are the roots that came first, which are nearest to the root
// of all and stand for most. One thread leads: it alone talks to the other ranks. It can hold the
// others, between two visits, to save what all of them have left.
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

/// Several threads may call its functions at once, except those marked *leader only*.
class SubtreePool {
 public:
  /// \param record_words  of a root with what is noted beside it; all records are of this size
  /// \param wanted_roots  with how many roots threads that walk fill it up
  SubtreePool(Budget& budget, std::size_t record_words, std::size_t wanted_roots);

  /// Takes a record in. \throws OutOfBudget
  void add(std::span<const std::uint64_t> record);
  /// Takes out at most so many of those that came first. \returns how many
  std::size_t give(std::size_t most, FunctionRef<void(std::span<const std::uint64_t>)> take);
  /// How many there are.
  std::size_t size() const { return size_.load(std::memory_order_relaxed); }
  /// Whether threads that walk are to fill it up.
  bool is_short() const { return size() < wanted_roots_ + reserved_.load(std::memory_order_relaxed); }
  /// Keeps so many roots from the threads of this rank, for others; until it is told another number.
  void reserve(std::size_t roots);

  /// Takes the record that came last; the calling thread walks from then on. \returns whether there was one
  bool take(std::span<std::uint64_t> record);
  /// The calling thread walks no more.
  void finished();
  /// Whether a thread walks.
  bool is_walked() const;
  /// Whether there is neither a root nor a thread that walks.
  bool is_idle() const;
  /// Whether a thread has no root and there is none for it.
  bool is_hungry() const;

  // For the threads that do not lead.

  void enter();  ///< a thread comes to the pool
  void leave();  ///< and leaves it
  /// As `take`, and waits until there is a root. \returns false at the end
  bool wait_for_root(std::span<std::uint64_t> record);
  /// Waits as long as threads are held. \returns false at the end
  bool may_go_on();

  // For the thread that leads.

  /// *Leader only.* Waits a moment for a root, or until no thread walks.
  void wait_briefly();
  /// *Leader only.* Returns when all other threads wait; none goes on before `release`.
  void hold();
  /// *Leader only.* Lets the other threads go on.
  void release();
  /// *Leader only.* From now on `wait_for_root` and `may_go_on` return false.
  void end();

  /// Calls visit(record) for each. \pre held, or a single thread
  void for_each(FunctionRef<void(std::span<const std::uint64_t>)> visit) const;

 private:
  bool take_last(std::span<std::uint64_t> record);

  const std::size_t record_words_;
  const std::size_t wanted_roots_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;                                    // for the other threads
  std::condition_variable rested_;                                     // for the one that leads
  std::deque<std::uint64_t, BudgetAllocator<std::uint64_t>> records_;  // one after the other
  std::atomic<std::size_t> size_{0};                                   // how many they are
  std::size_t walking_ = 0;                                            // threads that have a root
  std::size_t present_ = 0;                                            // threads but the one that leads
  std::size_t resting_ = 0;                                            // those of them that wait
  std::atomic<std::size_t> reserved_{0};
  std::atomic<bool> held_{false};
  std::atomic<bool> over_{false};
};

}  // namespace quadrille::engines
