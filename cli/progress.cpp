#include "cli/progress.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/streams.hpp"

namespace quadrille::cli {

namespace {

constexpr std::string_view erase_line = "\r\x1b[K";  // to the first column, then clear to the end of the line

std::size_t terminal_width() {
  struct winsize size = {};
  const bool known = ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
  return known ? size.ws_col - 1U : 79U;
}

}  // namespace

ProgressLine::ProgressLine(bool quiet)
    : wanted_(!quiet && ::isatty(STDERR_FILENO) == 1), next_(Clock::now() + std::chrono::seconds(1)) {}

ProgressLine::~ProgressLine() {
  if (shown_) erase_progress_line();
}

void ProgressLine::show(const std::function<std::string()>& text) {
  if (!wanted_) return;
  const Clock::time_point now = Clock::now();
  if (now < next_) return;
  next_ = now + std::chrono::milliseconds(100);
  shown_ = true;
  write_all(STDERR_FILENO, std::string(erase_line) + text().substr(0, terminal_width()));
}

enumerate::Observer ProgressLine::observer() {
  return [this](const enumerate::Progress& at) {
    show([&at] {
      const std::uint64_t percent = at.total == 0 ? 100 : at.done * 100 / at.total;
      return fmt::format("ply {}: {}% of {} states, {} found for ply {}", at.grade, percent, at.total, at.found,
                         at.grade + 1);
    });
  };
}

void erase_progress_line() {
  if (::isatty(STDERR_FILENO) == 1) write_all(STDERR_FILENO, erase_line);
}

}  // namespace quadrille::cli
