// Parallel loops and values of threads, over oneTBB, without its headers.
//
// oneTBB's templates are compiled anew for each body of a loop and each type of a thread's value. The engines call
// their bodies a few hundred times a pass, so one call through a pointer costs nothing there; compiled once instead,
// they took half the time off the files that use the engines most.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "quadrille/detail/function_ref.hpp"

namespace quadrille::engines {

/// Calls body(i) for each i from `begin` up to but not including `end`, in any order and in parallel; neighbours may be
/// given to one thread together. What a body throws ends the loop and is thrown on.
void parallel_for_index(std::size_t begin, std::size_t end, FunctionRef<void(std::size_t)> body);

/// As parallel_for_index, for bodies that differ much in their work: each is given to a thread by itself.
void parallel_for_task(std::size_t begin, std::size_t end, FunctionRef<void(std::size_t)> body);

/// How many threads work at once on what the calling thread starts, itself included.
std::size_t concurrency();

/// A pointer for each thread that asks for one.
class ThreadPointers {
 public:
  ThreadPointers();
  ThreadPointers(const ThreadPointers&) = delete;
  ThreadPointers& operator=(const ThreadPointers&) = delete;
  ~ThreadPointers();

  /// The calling thread's, null at first. Safe to call from several threads.
  void*& mine();
  /// Those of all threads that have asked.
  std::vector<void*> all() const;
  /// Forgets all pointers.
  void clear();

 private:
  struct Slots;
  std::unique_ptr<Slots> slots_;
};

/// A value for each thread that asks for one, made when it first asks.
template <class T>
class PerThread {
 public:
  explicit PerThread(std::function<T()> make) : make_(std::move(make)) {}
  PerThread(const PerThread&) = delete;
  PerThread& operator=(const PerThread&) = delete;
  ~PerThread() { clear(); }

  /// The calling thread's. Safe to call from several threads.
  T& local() {
    void*& mine = pointers_.mine();
    if (mine == nullptr) mine = new T(make_());
    return *static_cast<T*>(mine);
  }

  /// Calls visit(value) for the value of each thread, in an order that may differ from run to run.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (void* value : pointers_.all()) {
      if (value != nullptr) visit(*static_cast<T*>(value));
    }
  }

  void clear() {
    for_each([](T& value) { delete &value; });
    pointers_.clear();
  }

 private:
  std::function<T()> make_;
  ThreadPointers pointers_;
};

}  // namespace quadrille::engines
