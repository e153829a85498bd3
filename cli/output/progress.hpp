// ProgressLine: one line on standard error that shows the progress of a job. Each new text overwrites the text before.
// When the job ends, the line is erased.
//
// The line appears only after a second, and not with --quiet. It needs a terminal that can overwrite a line (TERM is
// set and not `dumb`), so the line is never written to a file or a pipe. Because a separate thread writes the line, it
// also appears during work that cannot report its progress, for example while a library writes a graph.
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
  /// \param text  the text of the line until the first call of `show`
  ProgressLine(bool quiet, std::string text);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  /// Sets the text of the line, of which the terminal shows as many words as fit. Does not call `text` if there is no
  /// line.
  void show(const std::function<std::string()>& text);

  /// An observer that shows an engine's progress by progress_text. This object outlives the observer.
  engines::Observer observer();

 private:
  void draw_until(const std::stop_token& stop);

  bool wanted_;
  std::mutex mutex_;
  std::string text_;
  std::condition_variable_any woken_;
  std::jthread drawing_;  // last: it uses all of the above
};

/// The first words of a line that fit into `width` columns, without a comma after the last. \complexity O(length)
std::string_view beginning_of(std::string_view text, std::size_t width);

/// The text of a progress line after this number of seconds: the state of the run and its speed. If the engine knows
/// the finished fraction of the whole, a bar and the remaining time come first. The time of a part alone does not
/// predict that of the whole.
std::string progress_text(const engines::Progress& at, double seconds);

/// Erases a progress line that may still be shown, if standard error is a terminal.
void erase_progress_line();

}  // namespace quadrille::cli
