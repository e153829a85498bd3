// A stop token that is set at a time, or as soon as another token is.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <thread>

namespace quadrille::running {

class Deadline {
 public:
  /// A thread of this object's keeps the time; where the system allows none, `look` does alone.
  /// \param at  never if empty
  Deadline(std::optional<std::chrono::steady_clock::time_point> at, std::stop_token outer);
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;

  std::stop_token token() const { return at_ ? source_.get_token() : outer_; }
  bool is_set() const { return at_.has_value(); }
  /// Sets the token if the time has come. For work that is done in pieces.
  void look() const;

 private:
  std::optional<std::chrono::steady_clock::time_point> at_;
  std::stop_token outer_;
  std::stop_source source_{};
  std::stop_callback<std::function<void()>> on_outer_;
  std::jthread clock_{};
};

}  // namespace quadrille::running
