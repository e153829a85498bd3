// Composes the text of the progress line. A separate thread shows the line.
#include "cli/output/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <new>
#include <string_view>
#include <system_error>
#include <utility>

#include "cli/output/paragraphs.hpp"
#include "cli/output/streams.hpp"
#include "enumerate/run/file_descriptor.hpp"

namespace quadrille::cli {

namespace {

constexpr std::string_view erase_line = "\r\x1b[K";  // to the first column, then clear to the end of the line

// True if standard error is a terminal that can overwrite a line. One without a name, or called dumb, cannot.
bool can_draw() {
  const char* const name = std::getenv("TERM");
  return ::isatty(STDERR_FILENO) == 1 && name != nullptr && *name != '\0' && std::string_view(name) != "dumb";
}

// An overwritten line must not reach the last column, where some terminals begin a new line.
std::size_t line_width() { return terminal_width(STDERR_FILENO) - 1; }

std::string duration_text(double seconds) {
  if (seconds < 100) return fmt::format("{:.0f} s", seconds);
  if (seconds < 100 * 60) return fmt::format("{:.0f} min", seconds / 60);
  return fmt::format("{:.0f} h", seconds / 3600);
}

// Three digits or so: 17, 1.31 thousand, 23.5 million.
std::string number_text(std::uint64_t number) {
  const auto value = static_cast<double>(number);
  if (value < 1e3) return fmt::format("{}", number);
  if (value < 1e6) return fmt::format("{:.3g} thousand", value / 1e3);
  if (value < 1e9) return fmt::format("{:.3g} million", value / 1e6);
  return fmt::format("{:.4g} billion", value / 1e9);
}

}  // namespace

ProgressLine::ProgressLine(bool quiet, std::string text) : wanted_(!quiet && can_draw()), text_(std::move(text)) {
  if (!wanted_) return;
  try {
    drawing_ = std::jthread([this](const std::stop_token& stop) { draw_until(stop); });
  } catch (const std::system_error&) {
    wanted_ = false;  // no thread is available to show it: the work continues without it
  }
}

ProgressLine::~ProgressLine() {
  if (!wanted_) return;
  drawing_.request_stop();
  drawing_.join();
}

void ProgressLine::show(const std::function<std::string()>& text) {
  if (!wanted_) return;
  const std::scoped_lock lock(mutex_);
  try {
    text_ = text();
  } catch (const std::bad_alloc&) {
    // The line keeps its text; a progress line is no reason to end the work.
  }
}

void ProgressLine::draw_until(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  const auto never = [] { return false; };
  woken_.wait_for(lock, stop, std::chrono::seconds(1), never);
  if (stop.stop_requested()) return;  // done within the second: nothing was ever shown
  while (!stop.stop_requested()) {
    // These calls allocate nothing: an exception on this thread would end the process.
    running::write_all(STDERR_FILENO, erase_line);
    running::write_all(STDERR_FILENO, beginning_of(text_, line_width()));
    woken_.wait_for(lock, stop, std::chrono::milliseconds(100), never);
  }
  erase_progress_line();
}

engines::Observer ProgressLine::observer() {
  const auto start = std::chrono::steady_clock::now();
  return [this, start](const engines::Progress& at) {
    show([&] {
      const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
      return progress_text(at, elapsed.count());
    });
  };
}

std::string_view beginning_of(std::string_view text, std::size_t width) {
  std::size_t columns = 0;
  std::size_t end = 0;  // of the last word that fits
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool begins_character = (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U;
    if (begins_character && columns++ == width) {
      return end == 0 ? std::string_view() : text.substr(0, text.find_last_not_of(" ,:", end) + 1);
    }
    if (text[i] == ' ') end = i;
  }
  return text;
}

std::string progress_text(const engines::Progress& at, double seconds) {
  constexpr int bar_columns = 20;
  std::string text;
  const double rate = static_cast<double>(at.worked) / std::max(seconds, 1e-3);
  // The bar and the remaining time come first: a narrow terminal leaves out the last words.
  if (at.fraction && *at.fraction > 0) {
    const double done = std::min(*at.fraction, 1.0);
    const int filled = static_cast<int>(done * bar_columns);
    text = fmt::format("[{:=<{}}{:{}}] {:.0f}%, about {} left, ", "", filled, "", bar_columns - filled,
                       std::floor(done * 100), duration_text(seconds * (1 - done) / done));
  }
  text += fmt::format("{} {}", at.unit, at.grade);
  if (at.total != 0) text += fmt::format(": {}% of {}", at.done * 100 / at.total, number_text(at.total));
  if (at.found != 0) text += fmt::format(", {} found", number_text(at.found));
  if (at.worked != 0) text += fmt::format(", {} a second", number_text(static_cast<std::uint64_t>(rate)));
  return text;
}

void erase_progress_line() {
  if (can_draw()) running::write_all(STDERR_FILENO, erase_line);
}

}  // namespace quadrille::cli
