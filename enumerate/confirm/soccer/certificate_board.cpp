#include "enumerate/confirm/soccer/certificate_board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "enumerate/confirm/soccer/board_items.hpp"
#include "enumerate/confirm/soccer/residue.hpp"
#include "enumerate/confirm/soccer/residue_graph.hpp"
#include "games/record_text.hpp"
#include "quadrille/error.hpp"

namespace quadrille::confirm::certificate {

namespace {

// The rim of a classic field is wall, except for the middle of each mouth.
bool classic_wall(const residue::Point& point, int width, int height) {
  if (point.terminal()) return false;
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
                          games::beginning(to_string(name), 60), most_segments));
}

std::string written(int x, int y) { return fmt::format("({},{})", x, y); }

void add_mirror(Board& board, const std::vector<residue::Point>& points, int width) {
  for (const auto& point : points) board.mirror_points.push_back(board.find(written(width - point.x, point.y)).value());
  board.mirror_segments.resize(board.segments);
  for (std::size_t at = 0; at < board.points.size(); ++at) {
    for (std::size_t direction = 0; direction < directions; ++direction) {
      const auto& step = board.step(at, direction);
      if (!step) continue;
      const auto& image = board.step(board.mirror_points[at], mirrored_direction(direction));
      board.mirror_segments[step->segment] = image.value().segment;
    }
  }
}

// Builds the board of the points that the ball can reach from the start. No ply leaves a goal.
Board board_of(const BoardItems& items) {
  Board board;
  std::map<std::string_view, std::uint16_t> number;
  const auto visit = [&](std::string_view point) {
    const auto [found, is_new] = number.try_emplace(point, static_cast<std::uint16_t>(number.size()));
    if (!is_new) return;
    board.points.emplace_back(point);
    const auto goal = items.goals.find(point);
    // A ball on g1 is a win of player 2, a ball on g2 one of player 1.
    board.wins.push_back(goal == items.goals.end() ? 0 : 3 - goal->second);
    board.walls.push_back(items.walls.contains(point));
  };
  visit(items.start);
  for (std::size_t at = 0; at < board.points.size(); ++at) {
    if (board.wins[at] != 0) continue;
    for (const std::string_view to : items.neighbours.find(board.points[at])->second) visit(to);
  }
  board.exits = 0;
  for (const auto& [point, neighbours] : items.neighbours) board.exits = std::max(board.exits, neighbours.size());
  board.steps.resize(board.points.size() * board.exits);
  std::map<std::pair<std::uint16_t, std::uint16_t>, std::uint16_t> segments;
  for (std::size_t at = 0; at < board.points.size(); ++at) {
    const auto here = static_cast<std::uint16_t>(at);
    const std::vector<std::string_view>& neighbours = items.neighbours.find(board.points[at])->second;
    for (std::size_t exit = 0; exit < neighbours.size(); ++exit) {
      const auto to = number.find(neighbours[exit]);
      // An edge between two goals is never drawn.
      if (to == number.end() || (board.wins[at] != 0 && board.wins[to->second] != 0)) continue;
      const auto segment =
          segments.try_emplace(std::minmax(here, to->second), static_cast<std::uint16_t>(segments.size()))
              .first->second;
      board.steps[at * board.exits + exit] = Step{segment, to->second};
    }
  }
  board.segments = segments.size();
  return board;
}

}  // namespace

std::optional<std::uint16_t> Board::find(std::string_view point) const {
  const auto found = std::ranges::find(points, point);
  if (found == points.end()) return std::nullopt;
  return static_cast<std::uint16_t>(found - points.begin());
}

Board board_of(const soccer::PitchName& name) {
  if (is_board(name)) {
    if (soccer::edge_count(name) > most_segments) refuse(name);
    return board_of(BoardItems(name.board));
  }
  const auto [rules, width, height] = std::tuple(name.rules, name.width, name.height);
  if ((std::int64_t{width} + 1) * (std::int64_t{height} + 1) > std::int64_t{most_points}) refuse(name);
  const residue::Graph graph = residue_graph_of(name);
  if (graph.edges.size() > most_segments) refuse(name);
  Board board;
  for (const residue::Point& point : graph.points) board.points.push_back(written(point.x, point.y));
  board.start = static_cast<std::uint16_t>(graph.start);
  board.segments = graph.edges.size();
  board.steps.resize(graph.points.size() * directions);
  for (std::size_t segment = 0; segment < graph.edges.size(); ++segment) {
    const auto [i, j] = graph.edges[segment];
    const auto number = static_cast<std::uint16_t>(segment);
    const auto add = [&](std::size_t from, std::size_t to) {
      board.steps[from * directions + direction_between(graph.points[from], graph.points[to])] =
          Step{number, static_cast<std::uint16_t>(to)};
    };
    add(i, j);
    add(j, i);
  }
  for (const residue::Point& point : graph.points) {
    // A ball on g1 is a win of player 2, a ball on g2 one of player 1.
    board.wins.push_back(point.terminal() ? 3 - point.goal : 0);
    board.walls.push_back(rules == soccer::Rules::classic && classic_wall(point, width, height));
  }
  if (width % 2 == 0) add_mirror(board, graph.points, width);
  return board;
}

}  // namespace quadrille::confirm::certificate
