// Implements parallel loops, and values that each thread has for itself, by oneTBB. No other file of the engines
// includes oneTBB.
#include "quadrille/detail/parallel.hpp"

#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>

namespace quadrille::engines {

namespace {

template <class Partitioner>
void run(std::size_t begin, std::size_t end, FunctionRef<void(std::size_t)> body, const Partitioner& partitioner) {
  tbb::parallel_for(
      tbb::blocked_range<std::size_t>(begin, end, 1),
      [body](const tbb::blocked_range<std::size_t>& range) {
        for (std::size_t i = range.begin(); i != range.end(); ++i) body(i);
      },
      partitioner);
}

}  // namespace

void parallel_for_index(std::size_t begin, std::size_t end, FunctionRef<void(std::size_t)> body) {
  if (begin < end) run(begin, end, body, tbb::auto_partitioner());
}

void parallel_for_task(std::size_t begin, std::size_t end, FunctionRef<void(std::size_t)> body) {
  if (begin < end) run(begin, end, body, tbb::simple_partitioner());
}

std::size_t concurrency() {
  const auto slots = static_cast<std::size_t>(std::max(tbb::this_task_arena::max_concurrency(), 1));
  return std::min(slots, tbb::global_control::active_value(tbb::global_control::max_allowed_parallelism));
}

struct ThreadPointers::Slots {
  tbb::enumerable_thread_specific<void*> pointers{nullptr};
};

ThreadPointers::ThreadPointers() : slots_(std::make_unique<Slots>()) {}
ThreadPointers::~ThreadPointers() = default;

void*& ThreadPointers::mine() { return slots_->pointers.local(); }

std::vector<void*> ThreadPointers::all() const { return {slots_->pointers.begin(), slots_->pointers.end()}; }

void ThreadPointers::clear() { slots_->pointers.clear(); }

}  // namespace quadrille::engines
