// Functions that all readers of game records use. They divide a text into lines and words, skip comments, read whole
// numbers, and quote the input in messages.
//
// A record is text; `#` starts a comment, empty lines are skipped, and lines may end in \r\n.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::games {

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/// The text without the blanks at its ends.
std::string_view trimmed(std::string_view text);

/// The words of a line, with blanks between them.
std::vector<std::string_view> words_of(std::string_view line);

/// visit(number, line) for each line that holds more than blanks once its comment is cut off; lines count from 1.
/// \return the number of all lines
template <class Visit>
std::size_t for_each_line(std::string_view text, Visit&& visit) {
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";  // some spreadsheets begin a file with it
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  std::size_t number = 0;
  while (!text.empty()) {
    ++number;
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    const std::string_view content = line.substr(0, line.find('#'));
    if (!trimmed(content).empty()) visit(number, content);
  }
  return number;
}

/// The size in bytes of the control character at this place; 0 if the character there is none. Those of ASCII have one
/// byte. U+0080 to U+009F, which terminals obey too, have two bytes in UTF-8. \pre at < text.size()
constexpr std::size_t bytes_of_control(std::string_view text, std::size_t at) {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(at) < 0x20U || byte(at) == 0x7fU) return 1;
  return byte(at) == 0xc2U && at + 1 < text.size() && byte(at + 1) >= 0x80U && byte(at + 1) <= 0x9fU ? 2 : 0;
}

/// The text with a ? for each control character, as a message quotes it.
std::string printable(std::string_view text);

/// The first characters of a text as a message shows them: whole ones (a letter of another alphabet may take several
/// bytes), and a ? for each control character, which could end or break the line.
std::string beginning(std::string_view text, std::size_t characters);

/// A reader of one line of a record; it skips blanks before each item.
class LineReader {
 public:
  /// \param place   the beginning of error messages: "line 3, ", or nothing
  /// \param remedy  their end
  LineReader(std::string_view text, std::string place, std::string_view remedy)
      : text_(text), place_(std::move(place)), remedy_(remedy) {}

  /// True if only blanks remain.
  bool done();

  /// \param where  the text after the word in the message: "before a vertex"; may be empty
  /// \throws Error (unusable_input) naming line and column unless `word` comes next; so do the others
  void expect(std::string_view word, std::string_view where = {});

  int number(std::string_view meaning);

  /// Reads 1 or 2.
  int player(std::string_view meaning);

  /// \throws Error (unusable_input) naming the expected and the found input, and the remedy
  [[noreturn]] void fail(std::string_view expected) const;

 private:
  void skip_blanks();

  std::string_view text_;
  std::string place_;
  std::string_view remedy_;
  std::size_t at_ = 0;
};

}  // namespace quadrille::games
