// ThinkingTime: a stop token that is set after some seconds, or when the user interrupts.
#pragma once

#include <functional>
#include <stop_token>

#include "cli/interrupt.hpp"

namespace quadrille::cli {

class ThinkingTime {
 public:
  /// \param seconds  from now
  ThinkingTime(double seconds, const std::stop_token& interrupted, Interrupt& interrupt)
      : on_interrupt_(interrupted, [this] { source_.request_stop(); }), alarm_(interrupt, seconds, source_) {}

  std::stop_token token() const { return source_.get_token(); }

 private:
  std::stop_source source_;
  std::stop_callback<std::function<void()>> on_interrupt_;
  Interrupt::Alarm alarm_;
};

}  // namespace quadrille::cli
