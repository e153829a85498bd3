#include "cli/output/paragraphs.hpp"

#include <sys/ioctl.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <utility>

#include "quadrille/table.hpp"

namespace quadrille::cli {

namespace {

constexpr std::size_t width_if_unknown = 80;

// The words between blanks; those in quotes are one where `keep_quotes` is set.
std::vector<std::string> words_of(std::string_view text, bool keep_quotes) {
  std::vector<std::string> words;
  std::string word;
  char quote = 0;
  for (const char c : text) {
    if (keep_quotes && (c == quote || (quote == 0 && (c == '\'' || c == '"')))) quote = quote == 0 ? c : '\0';
    if (c != ' ' || quote != 0) {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, {}));
    }
  }
  if (!word.empty()) words.push_back(word);
  return words;
}

// The part of a word that fits into so many columns and ends with '|'; all of the word if there is none.
std::size_t part_that_fits(const std::string& word, std::size_t columns) {
  if (width_of(word) <= columns || columns == 0) return word.size();
  const std::size_t bar = word.rfind('|', columns - 1);
  return bar == std::string::npos ? word.size() : bar + 1;
}

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

std::string folded(const std::vector<std::string>& words, std::size_t width, std::size_t indent, std::size_t at,
                   std::string_view continued) {
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
    if (column + (begins ? 0 : 1) + width_of(word) + reserved > width && (!begins || column > indent)) new_line();
    for (std::size_t part = part_that_fits(word, width - std::min(width, column)); part < word.size();
         part = part_that_fits(word, width - std::min(width, column))) {
      text += word.substr(0, part);
      word.erase(0, part);
      new_line();
    }
    if (!begins) text += ' ';
    column += (begins ? 0 : 1) + width_of(word);
    text += word;
    begins = false;
  }
  return text;
}

std::string folded(std::string_view text, std::size_t width, std::size_t indent, std::size_t at) {
  return folded(words_of(text, false), width, indent, at);
}

std::string folded_command(std::string_view command, std::size_t width, std::size_t indent) {
  return std::string(indent, ' ') + folded(words_of(command, true), width, indent + 2, indent, " \\");
}

std::string fitted(std::string_view text, std::size_t width) {
  std::string result;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line(text.substr(begin, end - begin));
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    const bool is_picture = line.find("  ", indent) != std::string::npos;
    result += is_picture || width_of(line) <= width
                  ? line
                  : std::string(indent, ' ') + folded(std::string_view(line).substr(indent), width, indent, indent);
    if (end < text.size()) result += '\n';
    begin = end + 1;
  }
  return result;
}

}  // namespace quadrille::cli
