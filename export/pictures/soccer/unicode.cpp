// Shows a game of Paper Soccer in the characters of a terminal: the board, and a legend that explains the signs.
#include <fmt/format.h>

#include <algorithm>

#include "export/pictures/soccer/picture.hpp"
#include "export/pictures/unicode_canvas.hpp"

namespace quadrille::exports {

namespace {

using soccer::Point;

constexpr int margin = 5;  // the numbers of the rows

struct Glyphs {
  std::string_view level;
  std::string_view upright;
};

constexpr Glyphs light = {"─", "│"};
constexpr Glyphs dashed = {"┄", "┊"};
constexpr Glyphs heavy = {"━", "┃"};

// Points are 2 * scale rows and 4 * scale columns apart: characters are about twice as high as wide. On a low board,
// the points of a net lie right behind their mouth, and the columns have their numbers, as x3, in the row of a net.
class Board {
 public:
  Board(const SoccerScene& scene, int scale, bool low)
      : least_(scene.least),
        most_(scene.most),
        scale_(scale),
        lowered_(low && scene.pitch.rules == soccer::Rules::classic ? 2 * scale - 1 : 0),
        canvas_(row({0, least_.y}) + (lowered_ > 0 ? 1 : 2), margin + 4 * scale * (most_.x - least_.x) + 4) {
    for (int y = least_.y; y <= most_.y; ++y)
      canvas_.put_right(row({0, y}), 2, fmt::format("{}", y), StrokeStyle::faint);
  }

  // Numbers the columns below the board, after all other marks: in the row of a net only where the net has no point.
  void number_columns() {
    const int last = canvas_.rows() - 1;
    for (int x = least_.x; x <= most_.x; ++x) {
      if (canvas_.at(last, column({x, 0})) != " ") continue;
      canvas_.put(last, column({x, 0}), fmt::format("{}{}", lowered_ > 0 ? "x" : "", x), StrokeStyle::faint);
    }
  }

  void point(Point p, std::string_view mark, StrokeStyle style) { canvas_.put(row(p), column(p), mark, style); }

  void segment(Point p, Point q, const Glyphs& glyphs, StrokeStyle style) {
    const int steps = 2 * scale_;
    if (p.y == q.y) {
      for (int i = 1; i < 2 * steps; ++i) canvas_.put(row(p), std::min(column(p), column(q)) + i, glyphs.level, style);
      return;
    }
    const int down = row(p) < row(q) ? 1 : -1;
    const int across = column(p) == column(q) ? 0 : column(p) < column(q) ? 2 : -2;
    const int rows = down * (row(q) - row(p));
    for (int i = 1; i < rows; ++i) put_stroke(row(p) + down * i, column(p) + across * i, down * across, glyphs, style);
  }

  void number(Point p, Point q, std::size_t number, StrokeStyle style) {
    const std::string digits = fmt::format("{}", number);
    const bool diagonal = p.x != q.x && p.y != q.y;
    const auto part = [&](int from, int to) { return diagonal ? from + (to - from) / 4 : (from + to) / 2; };
    const int middle = part(column(p), column(q));
    canvas_.put(part(row(p), row(q)), middle - (digits.size() == 3 ? 1 : 0), digits, style);
  }

  std::string text(bool colour) const { return canvas_.text(colour); }

 private:
  int row(Point p) const {
    const int nets = (p.y < most_.y ? 1 : 0) + (p.y == least_.y ? 1 : 0);  // at and above the point
    return 2 * scale_ * (most_.y - p.y) - nets * lowered_;
  }
  int column(Point p) const { return margin + 4 * scale_ * (p.x - least_.x); }

  // \param slope  0 upright, positive from the upper left to the lower right
  void put_stroke(int row, int column, int slope, const Glyphs& glyphs, StrokeStyle style) {
    const std::string_view stroke = slope == 0 ? glyphs.upright : slope > 0 ? "╲" : "╱";
    const std::string_view crossed = slope > 0 ? "╱" : "╲";
    const bool crosses = slope != 0 && canvas_.at(row, column) == crossed;
    canvas_.put(row, column, crosses ? "╳" : stroke, crosses ? StrokeStyle::plain : style);
  }

  Point least_;
  Point most_;
  int scale_;
  int lowered_;  // rows fewer between a net and its mouth
  UnicodeCanvas canvas_;
};

void draw(Board& board, const SoccerScene::Spot& spot) {
  if (spot.ball) return board.point(spot.point, "●", StrokeStyle::plain);
  const std::string_view goal = spot.goal == soccer::Goal::none ? "" : spot.goal == soccer::Goal::g1 ? "▲" : "▼";
  if (spot.choice > 0) return board.point(spot.point, fmt::format("{}{}", spot.choice, goal), StrokeStyle::accent);
  if (spot.start) return board.point(spot.point, "◇", StrokeStyle::plain);
  if (!goal.empty()) return board.point(spot.point, goal, StrokeStyle::accent);
  if (spot.bounces > 0) return board.point(spot.point, "◎", StrokeStyle::plain);
  if (spot.drawn) return board.point(spot.point, "○", StrokeStyle::plain);
  board.point(spot.point, spot.wall ? "▪" : "·", StrokeStyle::faint);
}

StrokeStyle style_of(const SoccerScene::Stroke& stroke) {
  return stroke.player ? style_of_player(static_cast<int>(*stroke.player)) : StrokeStyle::plain;
}

}  // namespace

std::string unicode_legend(const SoccerScene& scene, bool colour) {
  const bool walls = std::any_of(scene.spots.begin(), scene.spots.end(), [](const auto& spot) { return spot.wall; });
  const bool bounced = std::ranges::any_of(scene.spots, [](const auto& spot) { return spot.bounces > 0; });
  std::string text =
      fmt::format("{}\n◇ start  ● ball  ○ drawn  {}▲ g1  ▼ g2{}{}\n", scene.title, bounced ? "◎ bounced on  " : "",
                  scene.walls.empty() ? "" : "  ━ wall", walls ? "  ▪ wall" : "");
  if (scene.ordered) {
    for (const soccer::Player player : {soccer::Player::one, soccer::Player::two}) {
      const std::string plies = plies_of(scene, player);
      const std::string line =
          fmt::format("player {} {} {}", static_cast<int>(player),
                      player == soccer::Player::one ? light.level : dashed.level, plies.empty() ? "no ply" : plies);
      text += styled(line, style_of_player(static_cast<int>(player)), colour) + '\n';
    }
    if (const std::string bounces = bounces_of(scene); !bounces.empty()) text += fmt::format("bounces {}\n", bounces);
  }
  return text + scene.outcome + '\n';
}

std::string unicode_board(const SoccerScene& scene, bool colour, bool low) {
  Board board(scene, scene.ordered ? 2 : 1, low);
  for (const auto& [p, q] : scene.walls) board.segment(p, q, heavy, StrokeStyle::plain);
  for (const auto& stroke : scene.strokes) {
    board.segment(stroke.from, stroke.to, stroke.player == soccer::Player::two ? dashed : light, style_of(stroke));
  }
  // Numbers come after all strokes, so that no stroke crosses a number.
  for (const auto& stroke : scene.strokes) {
    if (stroke.number > 0) board.number(stroke.from, stroke.to, stroke.number, style_of(stroke));
  }
  for (const auto& spot : scene.spots) draw(board, spot);
  board.number_columns();
  return board.text(colour);
}

std::string unicode_soccer(const SoccerScene& scene, bool colour) {
  return unicode_board(scene, colour) + unicode_legend(scene, colour);
}

}  // namespace quadrille::exports
