// Breaks text into lines for a screen. The width of a word is its number of columns on the screen, so the escape
// sequences of colours do not count.
#include "games/paragraphs.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::games {

namespace {

constexpr std::string_view wide_gap = "  ";

// The words between the gaps; with `keep_quotes`, a gap inside quotes divides nothing.
std::vector<std::string> divided(std::string_view text, std::string_view gap, bool keep_quotes = false) {
  std::vector<std::string> words;
  std::string word;
  char quote = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (keep_quotes && (c == quote || (quote == 0 && (c == '\'' || c == '"')))) quote = quote == 0 ? c : '\0';
    if (quote != 0 || !text.substr(at).starts_with(gap)) {
      word += c;
    } else {
      if (!word.empty()) words.push_back(std::exchange(word, {}));
      at += gap.size() - 1;
    }
  }
  if (!word.empty()) words.push_back(word);
  return words;
}

// The size of the longest part of a word that fits into `columns` and ends with '|' (in an address, with '/'). The size
// of the whole word if the word fits or has no such part.
std::size_t part_that_fits(const std::string& word, std::size_t columns) {
  if (columns_of(word) <= columns || columns == 0) return word.size();
  const std::size_t end = word.rfind(word.find("://") == std::string::npos ? '|' : '/', columns - 1);
  return end == std::string::npos ? word.size() : end + 1;
}

// The size of the escape sequences of colours at the start of a text: ESC [ 1;38;5;33 m.
std::size_t bytes_of_colour(std::string_view text) {
  std::size_t bytes = 0;
  while (text.substr(bytes).starts_with("\x1b[")) {
    const std::size_t end = text.find_first_not_of("0123456789;", bytes + 2);
    if (end == std::string_view::npos || text[end] != 'm') break;
    bytes = end + 1;
  }
  return bytes;
}

}  // namespace

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::size_t columns_of(std::string_view line) {
  std::size_t columns = 0;
  for (std::size_t at = 0; at < line.size(); ++at) {
    at += bytes_of_colour(line.substr(at));
    // A byte that begins with the bits 10 lies inside a character of UTF-8.
    if (at < line.size() && (static_cast<unsigned char>(line[at]) & 0xc0U) != 0x80U) ++columns;
  }
  return columns;
}

std::string folded(const std::vector<std::string>& words, std::size_t width, std::size_t indent, std::size_t at,
                   std::string_view continued, std::string_view gap) {
  std::string text;
  std::size_t column = at;
  bool begins = true;  // a line
  const auto new_line = [&] {
    text += continued;
    text += '\n' + std::string(indent, ' ');
    column = indent;
    begins = true;
  };
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::size_t reserved = i + 1 < words.size() ? continued.size() : 0;
    std::string word = words[i];
    if (column + (begins ? 0 : gap.size()) + columns_of(word) + reserved > width && (!begins || column > indent)) {
      new_line();
    }
    for (std::size_t part = part_that_fits(word, width - std::min(width, column)); part < word.size();
         part = part_that_fits(word, width - std::min(width, column))) {
      text += word.substr(0, part);
      word.erase(0, part);
      new_line();
    }
    if (!begins) text += gap;
    column += (begins ? 0 : gap.size()) + columns_of(word);
    text += word;
    begins = false;
  }
  return text;
}

std::string folded(std::string_view text, std::size_t width, std::size_t indent, std::size_t at) {
  return folded(divided(text, " "), width, indent, at);
}

std::string folded_command(std::string_view command, std::size_t width, std::size_t indent) {
  return std::string(indent, ' ') + folded(divided(command, " ", true), width, indent + 2, indent, " \\");
}

std::string fitted(std::string_view text, std::size_t width, Spaced spaced) {
  std::string result;
  for (const std::string& line : lines_of(text)) {
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    const std::string_view content = std::string_view(line).substr(indent);
    const bool is_spaced = content.find(wide_gap) != std::string::npos;
    if (columns_of(line) <= width || (is_spaced && spaced == Spaced::kept)) {
      result += line;
    } else {
      const std::string_view gap = is_spaced ? wide_gap : " ";
      result += std::string(indent, ' ') + folded(divided(content, gap), width, indent, indent, {}, gap);
    }
    result += '\n';
  }
  if (!text.empty() && text.back() != '\n') result.pop_back();
  return result;
}

}  // namespace quadrille::games
