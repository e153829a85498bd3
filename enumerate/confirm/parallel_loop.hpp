// A parallel loop whose end the thread sanitizer sees.
//
// tbb::parallel_for returns after all of its bodies; what they wrote is then the caller's. The packaged oneTBB is not
// built for the sanitizer, which therefore takes the caller's next access for a race. Each body ends with an atomic
// addition that the caller acquires: the sanitizer understands that. This library has a loop of its own because it
// shares nothing with what it confirms.
#pragma once

#include <tbb/parallel_for.h>

#include <atomic>
#include <cassert>
#include <cstddef>

namespace quadrille::confirm {

/// Calls body(i) for each i with 0 <= i < size, in any order and in parallel.
template <class Body>
void parallel_loop(std::size_t size, const Body& body) {
  std::atomic<std::size_t> finished{0};
  tbb::parallel_for(std::size_t{0}, size, [&](std::size_t i) {
    body(i);
    finished.fetch_add(1, std::memory_order_release);
  });
  [[maybe_unused]] const std::size_t count = finished.load(std::memory_order_acquire);
  assert(count == size);
}

}  // namespace quadrille::confirm
