// Finds the width of the terminal, and lays out lists of labels and their meanings.
#include "cli/output/paragraphs.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace quadrille::cli {

namespace {

constexpr std::size_t width_if_unknown = 80;

}  // namespace

std::size_t terminal_width(int descriptor) {
  struct winsize size = {};
  if (::ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 1) return size.ws_col;
  // Nothing here changes the environment.
  const char* const columns = std::getenv("COLUMNS");  // NOLINT(concurrency-mt-unsafe)
  if (columns == nullptr) return width_if_unknown;
  const std::string_view text(columns);
  std::size_t width = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), width);
  const bool is_number = error == std::errc{} && end == text.data() + text.size();
  return is_number && width > 1 ? width : width_if_unknown;
}

std::string list_of_meanings(std::string_view heading, const std::vector<Meaning>& items, std::size_t width) {
  if (items.empty()) return {};
  constexpr std::size_t least_for_two_columns = 72;
  constexpr std::size_t most_beside = 24;
  constexpr std::size_t below = 6;
  std::size_t column = 0;
  for (const Meaning& item : items) {
    const std::size_t beside = games::columns_of(item.label) + 4;
    if (beside <= most_beside) column = std::max(column, beside);
  }
  if (width < least_for_two_columns || column == 0) column = std::max(below, std::min(column, std::size_t{14}));
  std::string text = fmt::format("\n{}:\n", heading);
  for (const auto& [label, meaning] : items) {
    text += "  " + folded(label, width, below, 2);
    const std::size_t used = 2 + games::columns_of(label);
    text += used + 2 <= column ? std::string(column - used, ' ') : "\n" + std::string(column, ' ');
    text += folded(meaning, width, column, column) + "\n";
  }
  return text;
}

}  // namespace quadrille::cli
