// The implementation of UnicodeCanvas, a sheet of styled characters for a terminal. It divides UTF-8 text into
// characters. It writes one escape sequence for each run of neighbouring characters with the same style.
#include "export/pictures/unicode_canvas.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "quadrille/table.hpp"

namespace quadrille::exports {

namespace {

// True if a byte continues a character of UTF-8: it begins with the bits 10.
bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U; }

constexpr std::string_view reset = "\x1b[0m";

// The sequence that begins a style; nothing for plain style.
std::string_view sequence(StrokeStyle style) {
  switch (style) {
    case StrokeStyle::plain:
      return "";
    case StrokeStyle::faint:
      return "\x1b[2m";
    case StrokeStyle::one:
      return "\x1b[1;38;5;33m";  // a blue
    case StrokeStyle::two:
      return "\x1b[1;38;5;166m";  // an orange
    case StrokeStyle::accent:
      return "\x1b[1;38;5;36m";  // a green
    case StrokeStyle::contrast:
      return "\x1b[1;38;5;169m";  // a purple
  }
  return "";
}

}  // namespace

std::string styled(std::string_view text, StrokeStyle style, bool colour) {
  const std::string_view begin = sequence(style);
  return !colour || begin.empty() ? std::string(text) : fmt::format("{}{}{}", begin, text, reset);
}

UnicodeCanvas::UnicodeCanvas(int rows, int columns)
    : columns_(columns), rows_(static_cast<std::size_t>(rows), std::vector<Cell>(static_cast<std::size_t>(columns))) {}

void UnicodeCanvas::put(int row, int column, std::string_view text, StrokeStyle style) {
  if (row < 0 || row >= rows() || column < 0) {
    throw std::logic_error(fmt::format("row {}, column {} is not on the sheet", row, column));
  }
  std::vector<Cell>& cells = rows_[static_cast<std::size_t>(row)];
  auto at = static_cast<std::size_t>(column);
  while (!text.empty()) {
    std::size_t bytes = 1;
    while (bytes < text.size() && continues(text[bytes])) ++bytes;
    if (at == cells.size()) throw std::logic_error(fmt::format("row {} ends before its text", row));
    cells[at++] = {std::string(text.substr(0, bytes)), style};
    text.remove_prefix(bytes);
  }
}

void UnicodeCanvas::put_right(int row, int column, const std::string& text, StrokeStyle style) {
  put(row, column + 1 - static_cast<int>(width_of(text)), text, style);
}

std::string UnicodeCanvas::text(bool colour) const {
  std::string text;
  for (const std::vector<Cell>& row : rows_) {
    const auto end = std::find_if(row.rbegin(), row.rend(), [](const Cell& c) { return c.character != " "; }).base();
    for (auto at = row.begin(); at != end;) {
      // A run of one style; a blank has no style of its own and joins the run before it.
      const StrokeStyle style = at->style;
      std::string run;
      for (; at != end && (at->style == style || at->character == " "); ++at) run += at->character;
      text += styled(run, style, colour);
    }
    text += '\n';
  }
  return text;
}

}  // namespace quadrille::exports
