// Reads and writes records of Tennis and Footsteps, finds the first wrong cell of a record, and replays a game from the
// bids alone.
#include "games/tennis/record.hpp"

#include <fmt/format.h>

#include <charconv>
#include <string>
#include <utility>

#include "games/record_text.hpp"
#include "quadrille/error.hpp"

namespace quadrille::tennis {

namespace {

constexpr std::string_view header_text = "turn,bid_1,bid_2,points_1,points_2,ball";
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

  // Reads the next cell, which ends at a comma or the end of the line.
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

  // True if the last cell read was the last of the line.
  bool ended() const { return last_; }
  // The column of the next cell or of the end of the line, from 1.
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

// Earlier records call the bids draws.
constexpr std::array<std::string_view, 6> earlier_columns = {"", "draw_1", "draw_2", "", "", ""};

void read_header(Line line) {
  for (std::size_t i = 0; i < record_columns.size(); ++i) {
    if (i != 0 && line.ended()) {
      line.refuse(line.column(), fmt::format("the header lacks {}", record_columns[i]),
                  fmt::format("write {}", header_text));
    }
    const Cell cell = line.next();
    if (cell.text != record_columns[i] && (cell.text.empty() || cell.text != earlier_columns[i])) {
      line.refuse(cell.column, fmt::format("expected the header's {}, found {}", record_columns[i], quoted(cell.text)),
                  fmt::format("write {}", header_text));
    }
  }
  if (!line.ended()) line.refuse(line.column(), "one column too many", fmt::format("write {}", header_text));
}

// The six cells of a row.
class Row {
 public:
  // \param start  true for the first row, which has no bids
  Row(Line line, bool start) : line_(line), start_(start) {}

  WrittenTurn read() {
    WrittenTurn row;
    row.line = line_.number();
    row.turn = number(0);
    row.bids.player_1 = bid();
    row.bids.player_2 = bid();
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

  int bid() {
    if (!start_) return number(0);
    const Cell cell = next();
    if (!cell.text.empty()) {
      line_.refuse(cell.column, fmt::format("{} in the first row is {}", record_columns[next_ - 1], quoted(cell.text)),
                   fmt::format("the first row is the start; write it as {}", start_text));
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

namespace {

constexpr std::string_view cell_turn = record_columns[0];
constexpr std::string_view cell_bid_1 = record_columns[1];
constexpr std::string_view cell_bid_2 = record_columns[2];
constexpr std::string_view cell_points_1 = record_columns[3];
constexpr std::string_view cell_points_2 = record_columns[4];
constexpr std::string_view cell_ball = record_columns[5];

// A cell, and a message with its correct content.
struct Remedy {
  std::string_view cell;
  std::string message;
};

Remedy should_be(std::string_view cell, int value, const std::string& why) {
  return {cell, fmt::format("{} should be {}: {}", cell, value, why)};
}

std::optional<Remedy> fault_of_bid(std::string_view cell, int bid, int points) {
  const BidRange range = legal_bids(points);
  if (range.holds(bid)) return std::nullopt;
  if (points == 0) return should_be(cell, 0, "no point is left");
  return Remedy{cell, fmt::format("{} should be from {} to {}: {} {} left", cell, range.least, range.most, points,
                                  points == 1 ? "point is" : "points are")};
}

std::optional<Remedy> fault_of_start(const WrittenTurn& row) {
  const Position& start = row.position;
  if (row.turn != 0) return should_be(cell_turn, 0, "the first row is the start");
  if (start.points_1 == 0) return Remedy{cell_points_1, "points_1 should be 1 or more: nobody can bid"};
  if (start.points_2 != start.points_1) {
    return should_be(cell_points_2, start.points_1, "both players start with the same points");
  }
  if (start.ball != 0) return should_be(cell_ball, 0, "the ball starts on the centre line");
  return std::nullopt;
}

std::string way_of_ball(const Rules& rules, int ball, const Bids& bids) {
  if (bids.player_1 == bids.player_2) return fmt::format("both bid {}, so it stays", bids.player_1);
  const int driver = bids.player_1 > bids.player_2 ? 1 : 2;
  const int after = ball_after(rules, ball, bids);
  const bool over_the_net = after - ball > 1 || ball - after > 1;
  return fmt::format("player {} drives it from {}{}", driver, ball, over_the_net ? " over the net" : "");
}

// \pre the rows before follow the rules, and the game is not over after them
std::optional<Remedy> fault_of_turn(const Rules& rules, const Position& before, int turn, const WrittenTurn& row) {
  if (row.turn != turn) return should_be(cell_turn, turn, "turns are numbered one by one");
  if (auto fault = fault_of_bid(cell_bid_1, row.bids.player_1, before.points_1)) return fault;
  if (auto fault = fault_of_bid(cell_bid_2, row.bids.player_2, before.points_2)) return fault;
  const Position expected = after(rules, before, row.bids);
  if (row.position.points_1 != expected.points_1) {
    return should_be(cell_points_1, expected.points_1, fmt::format("{} - {}", before.points_1, row.bids.player_1));
  }
  if (row.position.points_2 != expected.points_2) {
    return should_be(cell_points_2, expected.points_2, fmt::format("{} - {}", before.points_2, row.bids.player_2));
  }
  if (row.position.ball != expected.ball) {
    return should_be(cell_ball, expected.ball, way_of_ball(rules, before.ball, row.bids));
  }
  return std::nullopt;
}

}  // namespace

std::optional<Fault> first_fault(const Rules& rules, std::span<const WrittenTurn> record) {
  for (std::size_t i = 0; i < record.size(); ++i) {
    const WrittenTurn& row = record[i];
    const int turn = static_cast<int>(i);
    std::optional<Remedy> fault;
    if (i == 0) {
      fault = fault_of_start(row);
    } else if (const Position& before = record[i - 1].position; outcome(rules, before) == Outcome::none) {
      fault = fault_of_turn(rules, before, turn, row);
    } else {
      fault = Remedy{{}, fmt::format("a row too many: the game ended at turn {}", turn - 1)};
    }
    if (fault) return Fault{row.line, turn, fault->cell, std::move(fault->message)};
  }
  if (outcome(rules, record.back().position) != Outcome::none) return std::nullopt;
  const int missing = static_cast<int>(record.size());
  return Fault{
      record.back().line, missing - 1, {}, fmt::format("the game is not finished: turn {} is missing", missing)};
}

Game play(const Rules& rules, std::span<const WrittenTurn> record) {
  const int points = record.front().position.points_1;
  Game game;
  game.positions.push_back({points, points, 0});
  for (const WrittenTurn& row : record.subspan(1)) {
    const Position& before = game.last();
    if (outcome(rules, before) != Outcome::none) break;
    if (!legal_bids(before.points_1).holds(row.bids.player_1)) game.barred = cell_bid_1;
    if (!game.barred && !legal_bids(before.points_2).holds(row.bids.player_2)) game.barred = cell_bid_2;
    if (game.barred) break;
    game.bids.push_back(row.bids);
    game.positions.push_back(after(rules, before, row.bids));
  }
  return game;
}

std::string to_record(const Game& game) {
  std::string text = fmt::format("{}\n", fmt::join(record_columns, ","));
  for (std::size_t turn = 0; turn < game.positions.size(); ++turn) {
    const Position& left = game.positions[turn];
    const std::string bids =
        turn == 0 ? "," : fmt::format("{},{}", game.bids[turn - 1].player_1, game.bids[turn - 1].player_2);
    text += fmt::format("{},{},{},{},{}\n", turn, bids, left.points_1, left.points_2, left.ball);
  }
  return text;
}

}  // namespace quadrille::tennis
