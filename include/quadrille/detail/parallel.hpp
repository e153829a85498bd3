// Parallel loops and thread-local values. They are made with oneTBB, but code that includes this file does not need the
// headers of oneTBB.
//
// The templates of oneTBB are compiled anew for each loop body and each type of thread-local value. Here each loop is
// compiled only once, and calls its body through a pointer. This halved the build time of the files that use the
// engines most. The engines call their bodies only a few hundred times a pass, so the pointer costs nothing.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "quadrille/detail/function_ref.hpp"

namespace quadrille::engines {

/// Calls body(i) for each i from `begin` up to but not including `end`, in any order and in parallel. One thread may
/// get neighbouring numbers together. An exception of a body ends the loop and is rethrown.
void parallel_for_index(std::size_t begin, std::size_t end, FunctionRef<void(std::size_t)> body);

/// As parallel_for_index, for bodies whose costs differ much: each number is a task of its own.
void parallel_for_task(std::size_t begin, std::size_t end, FunctionRef<void(std::size_t)> body);

/// The number of threads that share a loop of the calling thread, itself included.
std::size_t concurrency();

/// One pointer for each thread that asks.
class ThreadPointers {
 public:
  ThreadPointers();
  ThreadPointers(const ThreadPointers&) = delete;
  ThreadPointers& operator=(const ThreadPointers&) = delete;
  ~ThreadPointers();

  /// The calling thread's pointer, null at first. Safe to call from several threads.
  void*& mine();
  /// The pointers of all threads that have asked.
  std::vector<void*> all() const;
  /// Forgets all pointers.
  void clear();

 private:
  struct Slots;
  std::unique_ptr<Slots> slots_;
};

/// One value for each thread that asks, made on its first request.
template <class T>
class PerThread {
 public:
  explicit PerThread(std::function<T()> make) : make_(std::move(make)) {}
  PerThread(const PerThread&) = delete;
  PerThread& operator=(const PerThread&) = delete;
  ~PerThread() { clear(); }

  /// The calling thread's value. Safe to call from several threads.
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
