#include "cli/play/thinking_time.hpp"

#include <chrono>

namespace quadrille::cli {

ThinkingTime::ThinkingTime(double seconds, const std::stop_token& interrupted)
    : on_interrupt_(interrupted, [this] { source_.request_stop(); }),
      timer_([this, seconds](const std::stop_token& end) {
        std::unique_lock lock(mutex_);
        ended_.wait_for(lock, end, std::chrono::duration<double>(seconds), [] { return false; });
        source_.request_stop();
      }) {}

}  // namespace quadrille::cli
