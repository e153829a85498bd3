// The progress line: one line on a terminal's standard error that is overwritten, and erased at the end.
//
// It appears only on a terminal that is not called dumb (TERM), only after a second, and not with --quiet; nothing of
// it reaches a file or a pipe. A thread of its own draws it, so that work which cannot report (a library writing a
// graph) still shows that it goes on.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>

#include "quadrille/detail/run.hpp"

namespace quadrille::cli {

class ProgressLine {
 public:
  /// \param text  what is shown until `show` says something else
  ProgressLine(bool quiet, std::string text);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  /// What the line is to show from now on, as many words of it as fit into the terminal. Cheap where nobody looks.
  void show(const std::function<std::string()>& text);

  /// Shows an engine's progress as progress_text puts it. This object outlives the observer.
  engines::Observer observer();

 private:
  void draw_until(const std::stop_token& stop);

  bool wanted_;
  std::mutex mutex_;
  std::string text_;
  std::condition_variable_any woken_;
  std::jthread drawing_;  // last: it uses all of the above
};

/// The words of a line that fit into so many columns, without the comma behind the last. \complexity O(length)
std::string_view beginning_of(std::string_view text, std::size_t width);

/// What a progress line says after so many seconds: where the run is and how fast it goes. Where the engine knows how
/// much of the whole is done, a bar and the time that is left come first; how long a part takes says nothing about the
/// whole.
std::string progress_text(const engines::Progress& at, double seconds);

/// Erases what a progress line may have left, if standard error is a terminal.
void erase_progress_line();

}  // namespace quadrille::cli
