#include "games/tennis/record.hpp"

#include <fmt/format.h>

#include <charconv>
#include <string>
#include <utility>

#include "games/record_text.hpp"
#include "quadrille/error.hpp"

namespace quadrille::tennis {

namespace {

constexpr std::string_view header_text = "turn,draw_1,draw_2,points_1,points_2,ball";
constexpr std::string_view start_text = "0,,,50,50,0";
constexpr std::string_view row_text = "1,5,10,45,40,-1";

// A cell without the blanks around it, and the column of the line that it begins at, counted from 1.
struct Cell {
  std::string_view text;
  std::size_t column = 0;
};

// One line of the record, cell by cell.
class Line {
 public:
  Line(std::string_view text, std::size_t number) : text_(text), number_(number) {}

  std::size_t number() const { return number_; }

  // The cell that a comma, or the end of the line, ends.
  Cell next() {
    std::size_t end = text_.find(',', at_);
    last_ = end == std::string_view::npos;
    if (last_) end = text_.size();
    const std::string_view cell = text_.substr(at_, end - at_);
    const std::string_view content = games::trimmed(cell);
    // An empty cell begins where it ends.
    const std::size_t begin = content.empty() ? end : at_ + static_cast<std::size_t>(content.data() - cell.data());
    at_ = last_ ? end : end + 1;
    return {content, begin + 1};
  }

  // Whether the cell last read was the last of the line.
  bool ended() const { return last_; }
  // Where the next cell begins, or the line ends.
  std::size_t column() const { return at_ + 1; }

  [[noreturn]] void refuse(std::size_t column, std::string reason, std::string remedy) const {
    quadrille::refuse(fmt::format("line {}, column {}", number_, column), std::move(reason), std::move(remedy));
  }

 private:
  std::string_view text_;
  std::size_t number_;
  std::size_t at_ = 0;
  bool last_ = false;
};

std::string quoted(std::string_view text) {
  return text.empty() ? std::string("nothing") : fmt::format("'{}'", games::beginning(text, 12));
}

void read_header(Line line) {
  for (std::size_t i = 0; i < record_columns.size(); ++i) {
    if (i != 0 && line.ended()) {
      line.refuse(line.column(), fmt::format("the header lacks {}", record_columns[i]),
                  fmt::format("write {}", header_text));
    }
    const Cell cell = line.next();
    if (cell.text != record_columns[i]) {
      line.refuse(cell.column, fmt::format("expected the header's {}, found {}", record_columns[i], quoted(cell.text)),
                  fmt::format("write {}", header_text));
    }
  }
  if (!line.ended()) line.refuse(line.column(), "one column too many", fmt::format("write {}", header_text));
}

// The six cells of a row.
class Row {
 public:
  // \param start  whether it is the first, in which no draw stands
  Row(Line line, bool start) : line_(line), start_(start) {}

  WrittenTurn read() {
    WrittenTurn row;
    row.line = line_.number();
    row.turn = number(0);
    row.draws.player_1 = draw();
    row.draws.player_2 = draw();
    row.position.points_1 = number(0);
    row.position.points_2 = number(0);
    row.position.ball = number(-most_recorded);
    if (!line_.ended()) line_.refuse(line_.column(), "one cell too many", fmt::format("a row has {}", next_));
    return row;
  }

 private:
  Cell next() {
    if (next_ != 0 && line_.ended()) {
      line_.refuse(line_.column(), fmt::format("the row ends before its {}", record_columns[next_]),
                   fmt::format("write {} cells as in {}", record_columns.size(), header_text));
    }
    ++next_;
    return line_.next();
  }

  int draw() {
    if (!start_) return number(0);
    const Cell cell = next();
    if (!cell.text.empty()) {
      line_.refuse(cell.column, fmt::format("{} in the first row is {}", record_columns[next_ - 1], quoted(cell.text)),
                   fmt::format("it is the start, as {}", start_text));
    }
    return 0;
  }

  int number(int least) {
    const Cell cell = next();
    const std::string_view name = record_columns[next_ - 1];
    int value = 0;
    const char* const last = cell.text.data() + cell.text.size();
    const auto [end, error] = std::from_chars(cell.text.data(), last, value);
    if (error == std::errc::invalid_argument || end != last) {
      line_.refuse(cell.column, fmt::format("expected a whole number, {}, found {}", name, quoted(cell.text)),
                   fmt::format("write a row as {}", row_text));
    }
    if (error != std::errc{} || value < least || value > most_recorded) {
      line_.refuse(cell.column, fmt::format("{} {} is out of range", name, quoted(cell.text)),
                   fmt::format("a record holds numbers from {} to {}", least, most_recorded));
    }
    return value;
  }

  Line line_;
  bool start_;
  std::size_t next_ = 0;  // the cell to be read
};

}  // namespace

std::vector<WrittenTurn> parse_record(std::string_view text) {
  std::vector<WrittenTurn> rows;
  bool header = false;
  const std::size_t lines = games::for_each_line(text, [&](std::size_t number, std::string_view content) {
    const Line line(content, number);
    if (!std::exchange(header, true)) {
      read_header(line);
    } else {
      rows.push_back(Row(line, rows.empty()).read());
    }
  });
  if (rows.empty()) {
    if (!header) {
      refuse("line 1, column 1", "the record is empty", fmt::format("write {}, then a row a turn", header_text));
    }
    refuse(fmt::format("line {}, column 1", lines + 1), "the record ends before its first row",
           fmt::format("add {}", start_text));
  }
  return rows;
}

}  // namespace quadrille::tennis
