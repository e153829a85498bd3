// ThinkingTime: a stop token that is set after some seconds, or when the user interrupts.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace quadrille::cli {

class ThinkingTime {
 public:
  /// \param seconds  from now
  ThinkingTime(double seconds, const std::stop_token& interrupted);

  std::stop_token token() const { return source_.get_token(); }

 private:
  std::stop_source source_;
  std::stop_callback<std::function<void()>> on_interrupt_;
  std::mutex mutex_;
  std::condition_variable_any ended_;
  std::jthread timer_;  // last: it uses all of the above
};

}  // namespace quadrille::cli
