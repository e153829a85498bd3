// Reads records of matches of Up's & Down's, and writes a round as a line of a record. The reader checks only the form
// of a record, not the rules.
#include "games/updown/record.hpp"

#include <fmt/format.h>

#include "games/record_text.hpp"
#include "quadrille/error.hpp"

namespace quadrille::updown {

namespace {

using games::LineReader;

std::vector<int> numbers_of(LineReader& reader) {
  std::vector<int> numbers{reader.number("number written first")};
  while (!reader.done()) {
    reader.expect(",");
    if (numbers.size() == static_cast<std::size_t>(most_numbers)) {
      reader.fail(fmt::format("a list has at most {} numbers", most_numbers));
    }
    numbers.push_back(reader.number("next number of the list"));
  }
  return numbers;
}

Round parse_round(std::string_view line, std::size_t line_number) {
  LineReader reader(line, fmt::format("line {}, ", line_number), "write a round as: offense 1 first 1: 1,3,2");
  Round round;
  reader.expect("offense");
  round.offense = static_cast<Player>(reader.player("player on offense"));
  reader.expect("first");
  round.first = static_cast<Player>(reader.player("player who wrote first"));
  reader.expect(":");
  round.numbers = numbers_of(reader);
  return round;
}

}  // namespace

std::vector<WrittenRound> parse_record(std::string_view text) {
  std::vector<WrittenRound> rounds;
  games::for_each_line(text, [&](std::size_t number, std::string_view line) {
    rounds.push_back({number, parse_round(line, number)});
  });
  if (rounds.empty()) {
    refuse("the record", "holds no round", "write a round a line, as: offense 1 first 1: 1,3,2");
  }
  return rounds;
}

std::string to_record(const Round& round) {
  return fmt::format("offense {} first {}: {}\n", static_cast<int>(round.offense), static_cast<int>(round.first),
                     fmt::join(round.numbers, ","));
}

std::vector<int> parse_numbers(std::string_view text) {
  LineReader reader(text, "", "write numbers as 1,7,3");
  return reader.done() ? std::vector<int>() : numbers_of(reader);
}

}  // namespace quadrille::updown
