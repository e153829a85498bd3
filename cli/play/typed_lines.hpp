// TypedLines: reads standard input line by line, for a command that talks with a person.
//
// While the command waits for a line, a request to stop (by the stop token) ends the wait. So after Ctrl-C the command
// can still save the game.
#pragma once

#include <unistd.h>

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

namespace quadrille::cli {

class TypedLines {
 public:
  /// The greatest length of a line; no command is as long.
  static constexpr std::size_t longest_line = 65536;

  /// \param descriptor  the input that is read in place of standard input; it stays open
  explicit TypedLines(std::stop_token stop, int descriptor = STDIN_FILENO)
      : stop_(std::move(stop)), descriptor_(descriptor) {}

  /// The next line without its end; a last line need not have one. Nothing at the end of the input, or if the stop
  /// token is set; stopped() distinguishes the two.
  /// \param secret  true if a terminal must not show the typed text
  /// \throws Error (unusable_input) if the input cannot be read, or a line is longer than longest_line
  std::optional<std::string> next(bool secret);

  bool stopped() const { return stop_.stop_requested(); }
  /// True if the input is a terminal, where a person types.
  bool is_terminal() const;

 private:
  bool fill();

  std::stop_token stop_;
  int descriptor_;
  std::string read_;
  bool ended_ = false;
};

}  // namespace quadrille::cli
