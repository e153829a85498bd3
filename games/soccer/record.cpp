#include "games/soccer/record.hpp"

#include <fmt/format.h>

#include <charconv>

#include "graphs/error.hpp"

namespace quadrille::soccer {

namespace {

bool blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

// A position in one line of the record, and what may be read from there.
class Reader {
 public:
  Reader(std::string_view text, std::size_t line) : text_(text), line_(line) {}

  void skip_blanks() {
    while (at_ < text_.size() && blank(text_[at_])) ++at_;
  }
  bool done() const { return at_ == text_.size(); }
  std::string_view rest() const { return text_.substr(at_); }

  void expect(char c, std::string_view meaning) {
    skip_blanks();
    if (done() || text_[at_] != c) fail(fmt::format("expected '{}' {}", c, meaning));
    ++at_;
  }

  int number(std::string_view meaning) {
    skip_blanks();
    int value = 0;
    const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), value);
    if (error == std::errc::result_out_of_range) fail(fmt::format("the {} is too large", meaning));
    if (error != std::errc{}) fail(fmt::format("expected a whole number, the {}", meaning));
    at_ = static_cast<std::size_t>(end - text_.data());
    return value;
  }

  [[noreturn]] void fail(std::string_view expected) const {
    const std::string found = done() ? "the line ends" : fmt::format("'{}'", rest().substr(0, 12));
    throw Error(ErrorKind::unusable_input, fmt::format("line {}, column {}: {}, found {}; write vertices as (2,1)",
                                                       line_, at_ + 1, expected, found));
  }

 private:
  std::string_view text_;
  std::size_t line_;
  std::size_t at_ = 0;
};

std::string_view without_comment(std::string_view line) { return line.substr(0, line.find('#')); }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace

std::vector<Point> parse_points(std::string_view text, std::size_t line) {
  Reader reader(text, line);
  std::vector<Point> points;
  for (reader.skip_blanks(); !reader.done(); reader.skip_blanks()) {
    reader.expect('(', "before a vertex");
    const int x = reader.number("column of a vertex");
    reader.expect(',', "between a vertex's column and row");
    const int y = reader.number("row of a vertex");
    reader.expect(')', "after a vertex");
    points.push_back({x, y});
  }
  return points;
}

Record parse_record(std::string_view text) {
  constexpr std::string_view keyword = "pitch";
  Record record;
  bool has_pitch = false;
  std::size_t line_number = 0;
  while (!text.empty()) {
    ++line_number;
    const std::size_t end = text.find('\n');
    const std::string_view line = without_comment(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (trimmed(line).empty()) continue;
    if (has_pitch) {
      record.histories.push_back({line_number, parse_points(line, line_number)});
      continue;
    }
    const std::string_view words = trimmed(line);
    if (!words.starts_with(keyword) || words.size() == keyword.size() || !blank(words[keyword.size()])) {
      throw Error(ErrorKind::unusable_input,
                  fmt::format("line {}: no pitch yet; put a line 'pitch paper:3x3' or the like before the histories",
                              line_number));
    }
    try {
      record.pitch = parse_pitch_name(trimmed(words.substr(keyword.size())));
    } catch (const Error& error) {
      throw Error(ErrorKind::unusable_input, fmt::format("line {}: {}", line_number, error.what()));
    }
    has_pitch = true;
  }
  if (!has_pitch) throw Error(ErrorKind::unusable_input, "the record is empty; begin it with a line 'pitch paper:3x3'");
  if (record.histories.empty()) {
    throw Error(ErrorKind::unusable_input,
                "the record has a pitch but no history; add a line of vertices, as (2,2) (2,1) (3,1)");
  }
  return record;
}

}  // namespace quadrille::soccer
