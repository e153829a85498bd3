// A parallel loop whose end the thread sanitizer sees.
//
// tbb::parallel_for returns when all of its bodies have, and what they wrote is then the caller's. But the packaged
// oneTBB is not built for the sanitizer, which therefore reports the caller's next access as a race. A count of the
// finished bodies, released by each and acquired by the caller, is an order that the sanitizer knows. It costs one
// atomic addition a body.
#pragma once

#include <tbb/parallel_for.h>

#include <atomic>
#include <cassert>
#include <cstddef>

namespace quadrille::enumerate {

/// body(i) for each i from `begin` up to but not including `end`, in any order and in parallel.
template <class Body>
void joined_for(std::size_t begin, std::size_t end, const Body& body) {
  std::atomic<std::size_t> finished{begin};
  tbb::parallel_for(begin, end, [&](std::size_t i) {
    body(i);
    finished.fetch_add(1, std::memory_order_release);
  });
  [[maybe_unused]] const std::size_t last = finished.load(std::memory_order_acquire);
  assert(last == end);
}

}  // namespace quadrille::enumerate
