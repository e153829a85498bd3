// Shows a history of Paper Soccer in plain ASCII characters, for terminals and files without Unicode.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <vector>

#include "export/pictures/soccer/picture.hpp"

namespace quadrille::exports {

namespace {

using soccer::Point;
using soccer::Vertex;

// A row of points takes two lines, and a column four characters, so that a diagonal has one place, half way.
class Canvas {
 public:
  explicit Canvas(const graphs::Lattice& lattice) {
    Point most{0, 0};
    for (std::size_t v = 0; v < lattice.vertex_count(); ++v) {
      const Point p = lattice.point(static_cast<Vertex>(v));
      least_ = {std::min(least_.x, p.x), std::min(least_.y, p.y)};
      most = {std::max(most.x, p.x), std::max(most.y, p.y)};
    }
    columns_ = most.x - least_.x + 1;
    rows_ = most.y - least_.y + 1;
    lines_.assign(static_cast<std::size_t>(2 * rows_ - 1), std::string(static_cast<std::size_t>(4 * columns_), ' '));
  }

  void point(Point p, char mark) { at(row(p), column(p)) = mark; }

  void segment(Point p, Point q) {
    const int middle_row = (row(p) + row(q)) / 2;
    const int middle_column = (column(p) + column(q)) / 2;
    char& middle = at(middle_row, middle_column);
    if (p.y == q.y) {
      for (int dx = -1; dx <= 1; ++dx) at(middle_row, middle_column + dx) = '-';
    } else if (p.x == q.x) {
      middle = '|';
    } else {
      const char stroke = (p.x < q.x) == (p.y < q.y) ? '/' : '\\';
      middle = middle == ' ' ? stroke : 'X';
    }
  }

  std::string text() const {
    std::string text;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const int y = least_.y + rows_ - 1 - static_cast<int>(i / 2);
      text += trimmed((i % 2 == 0 ? fmt::format("{:3}  ", y) : std::string(5, ' ')) + lines_[i]);
    }
    std::string axis(5, ' ');
    for (int x = 0; x < columns_; ++x) axis += fmt::format("{:<4}", least_.x + x);
    return text + trimmed(axis);
  }

 private:
  static std::string trimmed(const std::string& line) { return line.substr(0, line.find_last_not_of(' ') + 1) + '\n'; }

  int row(Point p) const { return 2 * (least_.y + rows_ - 1 - p.y); }
  int column(Point p) const { return 4 * (p.x - least_.x); }
  char& at(int row, int column) { return lines_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]; }

  Point least_{0, 0};
  int columns_ = 0;
  int rows_ = 0;
  std::vector<std::string> lines_;
};

char mark_of(const soccer::Pitch& pitch, const soccer::WidePosition& position, Vertex v) {
  if (v == position.ball) return '@';
  if (v == pitch.start()) return 'S';
  if (pitch.goal(v) == soccer::Goal::g1) return '1';
  if (pitch.goal(v) == soccer::Goal::g2) return '2';
  return soccer::degree(pitch, position.drawing, v) > 0 ? 'o' : '.';
}

}  // namespace

std::string picture(const soccer::Pitch& pitch, std::span<const Vertex> history) {
  const graphs::Lattice& lattice = pitch.lattice();
  const soccer::WidePosition position = soccer::replay(pitch, history).end;
  Canvas canvas(lattice);
  position.drawing.for_each([&](soccer::Edge e) {
    const auto [u, v] = lattice.ends(e);
    canvas.segment(lattice.point(u), lattice.point(v));
  });
  for (std::size_t i = 0; i < lattice.vertex_count(); ++i) {
    const auto v = static_cast<Vertex>(i);
    canvas.point(lattice.point(v), mark_of(pitch, position, v));
  }
  return canvas.text() + "S start, @ ball, o drawn, 1 and 2 the goals\n";
}

}  // namespace quadrille::exports
