// Shows a game of Tennis or Footsteps in the characters of a terminal. The columns are wide enough for the longest
// number.
#include <fmt/format.h>

#include <algorithm>

#include "export/pictures/tennis/scene.hpp"
#include "export/pictures/unicode_canvas.hpp"

namespace quadrille::exports {

namespace {

constexpr int heading_end = 3;    // of the word `turn`
constexpr int least_number = 6;   // a column of numbers: a word, or the digits, a star and a blank
constexpr int place_columns = 4;  // of the court

// The places of the columns.
class Columns {
 public:
  explicit Columns(const TennisScene& scene)
      : places_(scene.places()),
        turn_end_(std::max(heading_end, digits(scene.first_turn + static_cast<int>(scene.turns.size()) - 1) - 1)),
        number_(least_number) {
    for (const TennisScene::Turn& turn : scene.turns) {
      const tennis::Bids bids = turn.bids.value_or(tennis::Bids{});
      for (const int shown : {turn.position.points_1, turn.position.points_2, bids.player_1, bids.player_2}) {
        number_ = std::max(number_, digits(shown) + 2);
      }
    }
  }

  // The end of the numbers of turns; a record may have turns of more than four digits.
  int turn_end() const { return turn_end_; }
  int left_1() const { return turn_end() + number_; }
  int bid_1() const { return left_1() + number_; }
  int place(int p) const { return bid_1() + 4 + place_columns * p; }
  int court_end() const { return place(places_ - 1); }
  int bid_2() const { return court_end() + number_; }
  int left_2() const { return bid_2() + number_; }
  int all() const { return left_2() + 2; }

 private:
  template <class Number>
  static int digits(Number shown) {
    return static_cast<int>(fmt::formatted_size("{}", shown));
  }

  int places_;
  int turn_end_;
  int number_;  // the columns of a number
};

void draw_heading(UnicodeCanvas& canvas, const TennisScene& scene, const Columns& columns) {
  canvas.put_right(0, columns.bid_1(), "player 1", StrokeStyle::one);
  canvas.put_right(0, columns.left_2(), "player 2", StrokeStyle::two);
  canvas.put(1, 0, "turn", StrokeStyle::faint);
  canvas.put_right(1, columns.left_1(), "left", StrokeStyle::faint);
  canvas.put_right(1, columns.bid_1(), "bid", StrokeStyle::faint);
  canvas.put_right(1, columns.bid_2(), "bid", StrokeStyle::faint);
  canvas.put_right(1, columns.left_2(), "left", StrokeStyle::faint);
  for (int p = 0; p < scene.places(); ++p) {
    canvas.put_right(1, columns.place(p), fmt::format("{}", p - scene.place(0)), StrokeStyle::faint);
  }
}

// A row of the court: its fields, its end lines and its centre line.
void draw_court(UnicodeCanvas& canvas, const TennisScene& scene, const Columns& columns, int row, bool fields) {
  for (int p = 1; p + 1 < scene.places(); ++p) {
    if (p == scene.place(0)) {
      canvas.put(row, columns.place(p), "┊", StrokeStyle::faint);
    } else if (fields) {
      canvas.put(row, columns.place(p), "·", StrokeStyle::faint);
    }
  }
  for (const int end : {columns.place(0) + place_columns / 2, columns.court_end() - place_columns / 2}) {
    canvas.put(row, end, "┃", StrokeStyle::faint);
  }
}

// The ball's path from one place to another between two turns: down from the ball above, along, and down to the ball
// below.
void draw_way(UnicodeCanvas& canvas, int row, int from, int to, StrokeStyle style) {
  if (from == to) return canvas.put(row, from, "│", style);
  for (int x = std::min(from, to) + 1; x < std::max(from, to); ++x) {
    const std::string& crossed = canvas.at(row, x);
    canvas.put(row, x, crossed == "┃" ? "╂" : crossed == "┊" ? "┼" : "─", style);
  }
  canvas.put(row, from, from < to ? "└" : "┘", style);
  canvas.put(row, to, from < to ? "┐" : "┌", style);
}

void draw_turn(UnicodeCanvas& canvas, const TennisScene& scene, const Columns& columns, std::size_t turn, int row) {
  const auto& [position, bids, driver] = scene.turns[turn];
  draw_court(canvas, scene, columns, row, true);
  canvas.put_right(row, columns.turn_end(), fmt::format("{}", scene.first_turn + static_cast<int>(turn)),
                   StrokeStyle::faint);
  canvas.put_right(row, columns.left_1(), fmt::format("{}", position.points_1));
  canvas.put_right(row, columns.left_2(), fmt::format("{}", position.points_2));
  const int at = columns.place(scene.place(position.ball));
  if (bids) {
    const auto put_bid = [&](int right_column, int player, int bid) {
      canvas.put_right(row, right_column, fmt::format("{}", bid),
                       driver == player ? style_of_player(player) : StrokeStyle::plain);
      if (driver == player) canvas.put(row, right_column + 1, "*", style_of_player(player));
    };
    put_bid(columns.bid_1(), 1, bids->player_1);
    put_bid(columns.bid_2(), 2, bids->player_2);
  }
  if (turn > 0) {
    draw_court(canvas, scene, columns, row - 1, false);
    draw_way(canvas, row - 1, columns.place(scene.place(scene.turns[turn - 1].position.ball)), at,
             driver == 0 ? StrokeStyle::plain : style_of_player(driver));
  }
  canvas.put(row, at, "●");
}

}  // namespace

std::string unicode_tennis(const TennisScene& scene, bool colour) {
  constexpr int heading = 2;
  const Columns columns(scene);
  UnicodeCanvas canvas(heading + 2 * static_cast<int>(scene.turns.size()) - 1, columns.all());
  draw_heading(canvas, scene, columns);
  for (std::size_t turn = 0; turn < scene.turns.size(); ++turn) {
    draw_turn(canvas, scene, columns, turn, heading + 2 * static_cast<int>(turn));
  }
  const bool is_marked =
      std::any_of(scene.turns.begin(), scene.turns.end(), [](const auto& t) { return t.driver != 0; });
  return canvas.text(colour) + scene.title + '\n' + (is_marked ? "* the higher bid\n" : "") + scene.outcome + '\n';
}

}  // namespace quadrille::exports
