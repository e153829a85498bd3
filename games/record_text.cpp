// The implementation of the functions that read the parts of a game's record: lines, words and whole numbers.
#include "games/record_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "quadrille/error.hpp"

namespace quadrille::games {

namespace {

constexpr std::size_t shown_characters = 12;

}  // namespace

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  for (line = trimmed(line); !line.empty(); line = trimmed(line)) {
    const auto length = static_cast<std::size_t>(std::find_if(line.begin(), line.end(), is_blank) - line.begin());
    words.push_back(line.substr(0, length));
    line.remove_prefix(length);
  }
  return words;
}

std::string printable(std::string_view text) {
  std::string shown;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t control = bytes_of_control(text, at);
    shown += control == 0 ? text[at] : '?';
    at += control == 0 ? 1 : control;
  }
  return shown;
}

std::string beginning(std::string_view text, std::size_t characters) {
  const auto continues = [&](std::size_t at) { return (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U; };
  std::size_t size = 0;
  for (; characters > 0 && size < text.size(); --characters) {
    ++size;
    while (size < text.size() && continues(size)) ++size;
  }
  return printable(text.substr(0, size));
}

void LineReader::skip_blanks() {
  while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
}

bool LineReader::done() {
  skip_blanks();
  return at_ == text_.size();
}

void LineReader::expect(std::string_view word, std::string_view where) {
  skip_blanks();
  if (!text_.substr(at_).starts_with(word)) {
    fail(fmt::format("expected '{}'{}{}", word, where.empty() ? "" : " ", where));
  }
  at_ += word.size();
}

int LineReader::number(std::string_view meaning) {
  skip_blanks();
  int value = 0;
  const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), value);
  if (error == std::errc::result_out_of_range) fail(fmt::format("the {} is too large", meaning));
  if (error != std::errc{}) fail(fmt::format("expected a whole number, the {}", meaning));
  at_ = static_cast<std::size_t>(end - text_.data());
  return value;
}

int LineReader::player(std::string_view meaning) {
  skip_blanks();
  const std::size_t before = at_;
  const int value = number(meaning);
  if (value == 1 || value == 2) return value;
  at_ = before;
  fail(fmt::format("expected 1 or 2, the {}", meaning));
}

void LineReader::fail(std::string_view expected) const {
  const std::string found =
      at_ == text_.size() ? "the line ends" : fmt::format("'{}'", beginning(text_.substr(at_), shown_characters));
  refuse(fmt::format("{}column {}", place_, at_ + 1), fmt::format("{}, found {}", expected, found),
         std::string(remedy_));
}

}  // namespace quadrille::games
