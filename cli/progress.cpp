#include "cli/progress.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <chrono>
#include <utility>

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

ProgressLine::ProgressLine(bool quiet, std::string text)
    : wanted_(!quiet && ::isatty(STDERR_FILENO) == 1), text_(std::move(text)) {
  if (wanted_) drawing_ = std::jthread([this](const std::stop_token& stop) { draw_until(stop); });
}

ProgressLine::~ProgressLine() {
  if (!wanted_) return;
  drawing_.request_stop();
  drawing_.join();
}

void ProgressLine::show(const std::function<std::string()>& text) {
  if (!wanted_) return;
  const std::scoped_lock lock(mutex_);
  text_ = text();
}

void ProgressLine::draw_until(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  const auto never = [] { return false; };
  woken_.wait_for(lock, stop, std::chrono::seconds(1), never);
  if (stop.stop_requested()) return;  // done within the second: nothing was ever shown
  while (!stop.stop_requested()) {
    write_all(STDERR_FILENO, std::string(erase_line) + text_.substr(0, terminal_width()));
    woken_.wait_for(lock, stop, std::chrono::milliseconds(100), never);
  }
  erase_progress_line();
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
