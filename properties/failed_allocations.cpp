#include "properties/failed_allocations.hpp"

#include <atomic>
#include <mutex>
#include <new>

namespace quadrille::properties {

namespace {

// A handler of the process's can be given nothing.
struct State {
  std::atomic<std::uint64_t> failed = 0;
  std::atomic<std::new_handler> earlier = nullptr;
};
constinit State state;

// As without a handler, or as with the earlier one; but it is counted.
void on_failure() {
  ++state.failed;
  const std::new_handler earlier = state.earlier;
  if (earlier == nullptr) throw std::bad_alloc();
  earlier();
}

// It stays: handlers that are taken back by several threads would bring each other back.
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
