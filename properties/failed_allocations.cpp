#include "properties/failed_allocations.hpp"

#include <atomic>
#include <mutex>
#include <new>

namespace quadrille::properties {

namespace {

// A new-handler takes no argument, so what it counts belongs to the process.
struct State {
  std::atomic<std::uint64_t> failed = 0;
  std::atomic<std::new_handler> earlier = nullptr;
};
constinit State state;

// Counts the failure, then does what would have been done without this handler.
void on_failure() {
  ++state.failed;
  const std::new_handler earlier = state.earlier;
  if (earlier == nullptr) throw std::bad_alloc();
  earlier();
}

// It is never taken back: several threads that did so would restore each other's handlers.
void set_handler() {
  static std::mutex mutex;
  const std::scoped_lock lock(mutex);
  const std::new_handler earlier = std::get_new_handler();
  if (earlier == on_failure) return;
  state.earlier = earlier;
  std::set_new_handler(on_failure);
}

}  // namespace

FailedAllocations::FailedAllocations() {
  set_handler();
  before_ = state.failed;
}

bool FailedAllocations::any() const { return state.failed != before_; }

}  // namespace quadrille::properties
