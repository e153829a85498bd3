// TypedLines: standard input, a line at a time, for a program that talks with its user.
//
// While it waits it listens to the stop token, so that Ctrl-C ends the wait and what was played can still be saved.
#pragma once

#include <optional>
#include <stop_token>
#include <string>

namespace quadrille::cli {

class TypedLines {
 public:
  explicit TypedLines(std::stop_token stop) : stop_(std::move(stop)) {}

  /// The next line without its end; a last line need not have one. Nothing at the end of the input, or if the stop
  /// token is set: stopped() tells which.
  /// \param secret  a terminal does not show what is typed
  /// \throws Error (unusable_input) if standard input cannot be read, or a line is longer than any command
  std::optional<std::string> next(bool secret);

  bool stopped() const { return stop_.stop_requested(); }
  /// Whether a person types.
  static bool is_terminal();

 private:
  bool fill();

  std::stop_token stop_;
  std::string read_;
  bool ended_ = false;
};

}  // namespace quadrille::cli
