// The progress line: one line on a terminal's standard error that is overwritten, and erased at the end.
//
// It appears only on a terminal, only after a second, and not with --quiet; nothing of it reaches a file or a pipe.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "enumerate/run.hpp"

namespace quadrille::cli {

class ProgressLine {
 public:
  explicit ProgressLine(bool quiet);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  /// Shows the text, cut to the terminal's width, if the line is due: ten times a second, after the first.
  /// Not safe to call from several threads.
  void show(const std::function<std::string()>& text);

  /// An engine's progress: its layer, how much of it is done, and what was found. This object outlives the observer.
  enumerate::Observer observer();

 private:
  using Clock = std::chrono::steady_clock;

  const bool wanted_;
  Clock::time_point next_;
  bool shown_ = false;
};

/// Erases what a progress line may have left, if standard error is a terminal.
void erase_progress_line();

}  // namespace quadrille::cli
