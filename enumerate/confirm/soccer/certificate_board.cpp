#include "enumerate/confirm/soccer/certificate_board.hpp"

#include <fmt/format.h>

#include <tuple>

#include "enumerate/confirm/soccer/residue.hpp"
#include "quadrille/error.hpp"

namespace quadrille::confirm::certificate {

namespace {

// The rim of a classic field is wall, but for the middle of each mouth.
bool classic_wall(const residue::Point& point, int width, int height) {
  if (point.terminal) return false;
  if (point.x == 0 || point.x == width) return true;
  return (point.y == 0 || point.y == height) && point.x != width / 2;
}

std::size_t direction_between(const residue::Point& a, const residue::Point& b) {
  std::size_t direction = 0;
  while (moves[direction][0] != b.x - a.x || moves[direction][1] != b.y - a.y) ++direction;
  return direction;
}

[[noreturn]] void refuse(const soccer::PitchName& name) {
  throw Error(ErrorKind::unusable_input,
              fmt::format("line 2: {} has more than {} segments; check a certificate of a smaller pitch",
                          to_string(name), most_segments));
}

void add_mirror(Board& board, int width) {
  for (const residue::Point& point : board.points) board.mirror_points.push_back(*board.find(width - point.x, point.y));
  board.mirror_segments.resize(board.segments);
  for (std::size_t at = 0; at < board.points.size(); ++at) {
    for (std::size_t direction = 0; direction < directions; ++direction) {
      const auto& step = board.steps[at][direction];
      if (!step) continue;
      const auto& image = board.steps[board.mirror_points[at]][mirrored_direction(direction)];
      board.mirror_segments[step->segment] = image.value().segment;
    }
  }
}

}  // namespace

std::optional<std::uint16_t> Board::find(int x, int y) const {
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (points[i].x == x && points[i].y == y) return static_cast<std::uint16_t>(i);
  }
  return std::nullopt;
}

Board board_of(const soccer::PitchName& name) {
  const auto [rules, width, height] = std::tuple(name.rules, name.width, name.height);
  if ((std::int64_t{width} + 1) * (std::int64_t{height} + 1) > std::int64_t{most_points}) refuse(name);
  const residue::Graph graph = residue_graph_of(name);
  if (graph.edges.size() > most_segments) refuse(name);
  Board board;
  board.points = graph.points;
  board.start = static_cast<std::uint16_t>(graph.start);
  board.segments = graph.edges.size();
  board.steps.resize(graph.points.size());
  for (std::size_t segment = 0; segment < graph.edges.size(); ++segment) {
    const auto [i, j] = graph.edges[segment];
    const auto number = static_cast<std::uint16_t>(segment);
    board.steps[i][direction_between(graph.points[i], graph.points[j])] = Step{number, static_cast<std::uint16_t>(j)};
    board.steps[j][direction_between(graph.points[j], graph.points[i])] = Step{number, static_cast<std::uint16_t>(i)};
  }
  for (const residue::Point& point : graph.points) {
    // The goal at the top is g1, where player 2 wins; the one at the bottom is g2.
    board.wins.push_back(!point.terminal ? 0 : point.y >= height ? 2 : 1);
    board.walls.push_back(rules == soccer::Rules::classic && classic_wall(point, width, height));
  }
  if (width % 2 == 0) add_mirror(board, width);
  return board;
}

}  // namespace quadrille::confirm::certificate
