// Budget and Arena: a Budget limits the memory of an engine, and an Arena stores the engine's tables.
//
// Every large allocation of an engine is charged to a Budget. An allocation that would exceed the Budget throws
// OutOfBudget before it takes memory. Most engines compute one layer (the states with the same number of marks) after
// another. After OutOfBudget such an engine discards the current layer and keeps the finished ones. The Budget limits
// the engine alone. A caller that wants to limit the whole process subtracts the memory that the process already uses.
//
// Freed blocks return to the system at once, because each block above some size has memory pages of its own. The C
// library's allocator keeps memory that a thread frees (for example when a vector grows), and keeps more if there are
// more threads. With that allocator, a process of 32 threads used twice as much memory as its limit allowed.
//
// An Arena consists of a few large blocks. Tables get their memory from these blocks, one part after another. After
// each layer all blocks are emptied at once and reused. The operating system is asked for huge pages. Without the
// Arena, a count with growing layers (paper:5x5 --plies 10) spent half its processor time on page faults.
#pragma once

#include <atomic>
#include <cstddef>
#include <limits>
#include <memory>
#include <mutex>
#include <new>
#include <span>
#include <vector>

namespace quadrille::engines {

class OutOfBudget : public std::bad_alloc {
 public:
  const char* what() const noexcept override { return "the memory budget is used up"; }
};

class Budget {
 public:
  explicit Budget(std::size_t limit) : limit_(limit) {}

  /// Charges the bytes. \throws OutOfBudget if they do not fit; then nothing is charged
  void charge(std::size_t bytes);
  void release(std::size_t bytes) noexcept { used_.fetch_sub(bytes, std::memory_order_relaxed); }

  std::size_t used() const noexcept { return used_.load(std::memory_order_relaxed); }
  std::size_t limit() const noexcept { return limit_; }

 private:
  const std::size_t limit_;
  std::atomic<std::size_t> used_{0};
};

/// The budget that a block of this size takes: whole pages, if it has its own.
std::size_t size_of_block(std::size_t bytes);
/// A block, aligned for any type; the caller charges it. \throws std::bad_alloc
void* take_block(std::size_t bytes);
/// Frees a block that take_block(bytes) returned.
void give_back_block(void* memory, std::size_t bytes) noexcept;

/// A standard allocator that charges a Budget, which must outlive it.
template <class T>
class BudgetAllocator {
 public:
  using value_type = T;
  static constexpr std::size_t size = sizeof(T);  // NOLINT(bugprone-sizeof-expression): T may be a pointer, in a deque

  explicit BudgetAllocator(Budget& budget) : budget_(&budget) {}
  template <class U>
  explicit(false) BudgetAllocator(const BudgetAllocator<U>& other) : budget_(other.budget()) {}

  T* allocate(std::size_t n) {
    static_assert(alignof(T) <= alignof(std::max_align_t));
    if (n > std::numeric_limits<std::size_t>::max() / size) throw OutOfBudget();
    budget_->charge(size_of_block(n * size));
    try {
      return static_cast<T*>(take_block(n * size));
    } catch (...) {
      budget_->release(size_of_block(n * size));
      throw;
    }
  }
  void deallocate(T* p, std::size_t n) noexcept {
    give_back_block(p, n * size);
    budget_->release(size_of_block(n * size));
  }

  Budget* budget() const { return budget_; }
  template <class U>
  friend bool operator==(const BudgetAllocator& a, const BudgetAllocator<U>& b) {
    return a.budget() == b.budget();
  }

 private:
  Budget* budget_;
};

/// Memory that is handed out in pieces and taken back all at once. Safe to call from several threads.
class Arena {
 public:
  explicit Arena(Budget& budget) : budget_(&budget) {}
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  ~Arena();

  /// `n` default-valued objects, valid until the next reset. T is trivially destructible.
  /// \throws OutOfBudget, std::bad_alloc
  template <class T>
  std::span<T> allocate(std::size_t n) {
    static_assert(std::is_trivially_destructible_v<T>);
    T* const first = static_cast<T*>(take(n * sizeof(T)));
    std::uninitialized_value_construct_n(first, n);
    return {first, n};
  }

  /// As allocate, but with uninitialised objects: for memory that is written before it is read.
  template <class T>
  std::span<T> allocate_raw(std::size_t n) {
    static_assert(std::is_trivially_default_constructible_v<T> && std::is_trivially_destructible_v<T>);
    return {static_cast<T*>(take(n * sizeof(T))), n};
  }

  Budget& budget() const { return *budget_; }

  /// Takes everything back; the blocks stay for the next allocations.
  void reset();
  /// Takes everything back and frees the blocks.
  void clear();

 private:
  struct Block {
    std::byte* memory;
    std::size_t size;
  };

  void* take(std::size_t bytes);
  Block new_block(std::size_t bytes);

  Budget* budget_;
  std::mutex mutex_;
  std::vector<Block> blocks_;
  std::size_t current_ = 0;  // the block being filled
  std::size_t filled_ = 0;   // the bytes used of it
  std::size_t held_ = 0;     // the sizes of all blocks
};

}  // namespace quadrille::engines
