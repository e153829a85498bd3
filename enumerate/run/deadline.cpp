#include "enumerate/run/deadline.hpp"

#include <condition_variable>
#include <mutex>
#include <system_error>
#include <utility>

namespace quadrille::running {

Deadline::Deadline(std::optional<std::chrono::steady_clock::time_point> at, std::stop_token outer)
    : at_(at), outer_(std::move(outer)), on_outer_(outer_, [this] { source_.request_stop(); }) {
  if (!at_) return;
  try {
    clock_ = std::jthread([this](const std::stop_token& gone) {
      std::mutex mutex;
      std::condition_variable_any changed;
      std::unique_lock lock(mutex);
      changed.wait_until(lock, gone, *at_, [] { return false; });
      look();
    });
  } catch (const std::system_error&) {
    // No thread more is allowed: whoever works looks.
  }
}

void Deadline::look() const {
  if (at_ && std::chrono::steady_clock::now() >= *at_) source_.request_stop();
}

}  // namespace quadrille::running
