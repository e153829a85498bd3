#include "enumerate/confirm/soccer/residue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <numeric>
#include <string_view>
#include <tuple>
#include <vector>

#include "enumerate/confirm/soccer/board_items.hpp"
#include "quadrille/error.hpp"

namespace quadrille::confirm {

using residue::Graph;
using residue::Point;

namespace {

// Def. 2.1: g1 is in the middle of the top row, g2 in the middle of the bottom row; for an odd width, right of the
// middle.
std::vector<Point> paper_points(int width, int height) {
  std::vector<Point> points;
  for (int y = height; y >= 0; --y) {
    for (int x = 0; x <= width; ++x) {
      const bool middle = x == (width + 1) / 2;
      points.push_back({x, y, middle && y == height ? 1 : middle && y == 0 ? 2 : 0});
    }
  }
  return points;
}

// The points of the field, and of a net of three points behind each mouth.
std::vector<Point> classic_points(int width, int height) {
  std::vector<Point> points;
  for (int y = height + 1; y >= -1; --y) {
    const bool net = y > height || y < 0;
    const int first = net ? width / 2 - 1 : 0;
    const int last = net ? width / 2 + 1 : width;
    for (int x = first; x <= last; ++x) points.push_back({x, y, y > height ? 1 : y < 0 ? 2 : 0});
  }
  return points;
}

bool king_move(const Point& a, const Point& b) {
  return std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1 && (a.x != b.x || a.y != b.y);
}

// True if the segment between two classic points a king's move apart can be drawn.
bool classic_segment(const Point& a, const Point& b, int width, int height) {
  const int middle = width / 2;
  if (a.terminal() && b.terminal()) return false;
  if (a.terminal() || b.terminal()) {
    const Point& net = a.terminal() ? a : b;
    const Point& mouth = a.terminal() ? b : a;
    return mouth.x == middle || (net.x == middle && std::abs(mouth.x - middle) == 1);
  }
  if (a.x == b.x) return a.x != 0 && a.x != width;
  if (a.y != b.y || (a.y != 0 && a.y != height)) return true;
  return a.x == middle || b.x == middle;  // on the end lines only the mouth is open
}

// An order of the vertices: the next is one with the most neighbours before it, and the first of several such. (The
// count does not depend on the order, but the width of the frontier does.)
std::vector<std::size_t> board_order(const std::vector<std::vector<std::size_t>>& neighbours) {
  std::vector<std::size_t> order;
  std::vector<std::size_t> before(neighbours.size());
  std::vector<bool> taken(neighbours.size());
  while (order.size() < neighbours.size()) {
    std::size_t next = neighbours.size();
    for (std::size_t v = 0; v < neighbours.size(); ++v) {
      if (!taken[v] && (next == neighbours.size() || before[v] > before[next])) next = v;
    }
    taken[next] = true;
    order.push_back(next);
    for (const std::size_t to : neighbours[next]) ++before[to];
  }
  return order;
}

// The graph of the vertices and edges that a trail from the start can reach.
Graph board_graph(const BoardItems& board) {
  std::vector<std::string_view> names{board.start};
  std::map<std::string_view, std::size_t> number{{board.start, 0}};
  std::vector<std::vector<std::size_t>> neighbours;
  for (std::size_t at = 0; at < names.size(); ++at) {
    neighbours.emplace_back();
    if (board.goals.count(names[at]) != 0) continue;
    for (const std::string_view to : board.neighbours.at(names[at])) {
      if (number.try_emplace(to, names.size()).second) names.push_back(to);
      neighbours.back().push_back(number.at(to));
    }
  }
  for (std::size_t v = 0; v < names.size(); ++v) {
    if (board.goals.count(names[v]) != 0) continue;
    for (const std::size_t to : neighbours[v]) {
      if (board.goals.count(names[to]) != 0) neighbours[to].push_back(v);
    }
  }
  Graph graph;
  std::vector<std::size_t> place(names.size());
  for (const std::size_t v : board_order(neighbours)) {
    place[v] = graph.points.size();
    const auto goal = board.goals.find(names[v]);
    graph.points.push_back({0, static_cast<int>(place[v]), goal == board.goals.end() ? 0 : goal->second});
  }
  for (std::size_t v = 0; v < names.size(); ++v) {
    for (const std::size_t to : neighbours[v]) {
      if (v < to) graph.edges.emplace_back(std::minmax(place[v], place[to]));
    }
  }
  graph.start = place[0];
  return graph;
}

constexpr std::int64_t most_points = 4000;
constexpr int widest_rows = 9;  // the widest rows that fit the slots of a sweep

}  // namespace

Graph residue_graph_of(const soccer::PitchName& name) {
  if (is_board(name)) return board_graph(BoardItems(name.board));
  const auto [rules, width, height] = std::tuple(name.rules, name.width, name.height);
  const bool classic = rules == soccer::Rules::classic;
  // The check of all pairs of points is simple, and fast enough up to this size.
  if ((std::int64_t{width} + 1) * (std::int64_t{height} + 1) > most_points) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("pitch '{}': more than {} points; choose a smaller pitch", to_string(name), most_points));
  }
  Graph graph;
  graph.points = classic ? classic_points(width, height) : paper_points(width, height);
  const int start_x = classic ? width / 2 : (width + 1) / 2;
  const int start_y = classic ? height / 2 : (height + 1) / 2;
  for (std::size_t j = 0; j < graph.points.size(); ++j) {
    const Point& b = graph.points[j];
    if (b.x == start_x && b.y == start_y) graph.start = j;
    for (std::size_t i = 0; i < j; ++i) {
      const Point& a = graph.points[i];
      if (king_move(a, b) && (!classic || classic_segment(a, b, width, height))) graph.edges.emplace_back(i, j);
    }
  }
  return graph;
}

Graph residue_sweep_graph_of(const soccer::PitchName& name, Graph graph) {
  if (is_board(name) || name.width <= widest_rows || name.height >= name.width) return graph;
  std::vector<std::size_t> order(graph.points.size());  // the vertices in the new order
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t v) { return graph.points[v].x; });
  std::vector<std::size_t> place(order.size());
  Graph turned;
  for (std::size_t at = 0; at < order.size(); ++at) {
    const Point& point = graph.points[order[at]];
    turned.points.push_back({point.y, point.x, point.goal, point.closed});
    place[order[at]] = at;
  }
  for (const auto& [i, j] : graph.edges) turned.edges.emplace_back(std::minmax(place[i], place[j]));
  turned.start = place[graph.start];
  if (graph.full) turned.full = place[*graph.full];
  return turned;
}

ResidueSweep residue_of_classes(const soccer::PitchName& name, const ResidueObserver& observer) {
  return residue_sweep(residue_sweep_graph_of(name, residue_graph_of(name)), observer);
}

}  // namespace quadrille::confirm
