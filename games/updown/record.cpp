#include "games/updown/record.hpp"

#include <fmt/format.h>

#include <charconv>

#include "graphs/error.hpp"

namespace quadrille::updown {

namespace {

bool blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

// A position in one line of the record, and what may be read from there.
class Reader {
 public:
  /// \param place   what errors begin with: "line 3, "
  /// \param remedy  what they end with
  Reader(std::string_view text, std::string place, std::string_view remedy)
      : text_(text), place_(std::move(place)), remedy_(remedy) {}

  bool done() {
    skip_blanks();
    return at_ == text_.size();
  }

  void expect(std::string_view word) {
    skip_blanks();
    if (!text_.substr(at_).starts_with(word)) fail(fmt::format("expected '{}'", word));
    at_ += word.size();
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

  Player player(std::string_view meaning) {
    skip_blanks();
    const std::size_t before = at_;
    const int value = number(meaning);
    if (value == 1 || value == 2) return static_cast<Player>(value);
    at_ = before;
    fail(fmt::format("expected 1 or 2, the {}", meaning));
  }

  std::vector<int> numbers() {
    std::vector<int> numbers{number("number written first")};
    while (!done()) {
      expect(",");
      if (numbers.size() == static_cast<std::size_t>(most_numbers)) {
        fail(fmt::format("a list has at most {} numbers", most_numbers));
      }
      numbers.push_back(number("next number of the list"));
    }
    return numbers;
  }

 private:
  void skip_blanks() {
    while (at_ < text_.size() && blank(text_[at_])) ++at_;
  }

  [[noreturn]] void fail(std::string_view expected) const {
    const std::string found =
        at_ == text_.size() ? "the line ends" : fmt::format("'{}'", text_.substr(at_).substr(0, 12));
    throw Error(ErrorKind::unusable_input,
                fmt::format("{}column {}: {}, found {}; {}", place_, at_ + 1, expected, found, remedy_));
  }

  std::string_view text_;
  std::string place_;
  std::string_view remedy_;
  std::size_t at_ = 0;
};

Round parse_round(std::string_view line, std::size_t line_number) {
  Reader reader(line, fmt::format("line {}, ", line_number), "write a round as: offense 1 first 1: 1,3,2");
  Round round;
  reader.expect("offense");
  round.offense = reader.player("player on offense");
  reader.expect("first");
  round.first = reader.player("player who wrote first");
  reader.expect(":");
  round.numbers = reader.numbers();
  return round;
}

}  // namespace

std::vector<WrittenRound> parse_record(std::string_view text) {
  std::vector<WrittenRound> rounds;
  std::size_t line_number = 0;
  while (!text.empty()) {
    ++line_number;
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    line = line.substr(0, line.find('#'));
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    rounds.push_back({line_number, parse_round(line, line_number)});
  }
  if (rounds.empty()) {
    throw Error(ErrorKind::unusable_input, "the record is empty; write a round a line, as: offense 1 first 1: 1,3,2");
  }
  return rounds;
}

std::vector<int> parse_numbers(std::string_view text) {
  Reader reader(text, "", "write numbers as 1,7,3");
  return reader.done() ? std::vector<int>() : reader.numbers();
}

}  // namespace quadrille::updown
