// Builds a lattice: sorts its points and its segments, and numbers both in sorted order.
#include "graphs/lattice.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "quadrille/error.hpp"

namespace quadrille::graphs {

namespace {

constexpr std::size_t most_numbers = std::numeric_limits<std::uint16_t>::max();

void require(bool condition, const std::string& message) {
  if (!condition) throw Error(ErrorKind::unusable_input, "lattice", message, {});
}

}  // namespace

std::string to_string(Point point) { return fmt::format("({},{})", point.x, point.y); }

bool king_adjacent(Point a, Point b) { return a != b && std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1; }

Lattice::Lattice(std::vector<Point> points, const std::vector<std::pair<Point, Point>>& segments)
    : points_(std::move(points)) {
  std::sort(points_.begin(), points_.end());
  require(std::adjacent_find(points_.begin(), points_.end()) == points_.end(), "names a point twice");
  require(points_.size() <= most_numbers && segments.size() <= most_numbers,
          fmt::format("{} points and {} segments; at most {} of each", points_.size(), segments.size(), most_numbers));

  ends_.reserve(segments.size());
  for (const auto& [a, b] : segments) {
    const auto u = find(a);
    const auto v = find(b);
    require(u && v, fmt::format("the segment {} {} leaves the lattice", to_string(a), to_string(b)));
    require(*u != *v, fmt::format("the segment {} {} is a loop", to_string(a), to_string(b)));
    ends_.emplace_back(std::min(*u, *v), std::max(*u, *v));
  }
  std::sort(ends_.begin(), ends_.end());
  require(std::adjacent_find(ends_.begin(), ends_.end()) == ends_.end(), "names a segment twice");

  std::vector<std::vector<Incidence>> by_vertex(points_.size());
  for (std::size_t e = 0; e < ends_.size(); ++e) {
    const auto [u, v] = ends_[e];
    by_vertex[u].push_back({static_cast<Edge>(e), v});
    by_vertex[v].push_back({static_cast<Edge>(e), u});
  }
  first_.push_back(0);
  for (auto& group : by_vertex) {
    std::sort(group.begin(), group.end(), [](const Incidence& a, const Incidence& b) { return a.to < b.to; });
    incidences_.insert(incidences_.end(), group.begin(), group.end());
    first_.push_back(incidences_.size());
  }
}

std::span<const Incidence> Lattice::incident(Vertex v) const {
  return std::span(incidences_).subspan(first_[v], first_[v + 1U] - first_[v]);
}

std::optional<Vertex> Lattice::find(Point point) const {
  const auto at = std::lower_bound(points_.begin(), points_.end(), point);
  if (at == points_.end() || *at != point) return std::nullopt;
  return static_cast<Vertex>(at - points_.begin());
}

std::optional<Edge> Lattice::edge_between(Vertex u, Vertex v) const {
  for (const Incidence& incidence : incident(u)) {
    if (incidence.to == v) return incidence.edge;
  }
  return std::nullopt;
}

std::vector<std::pair<Point, Point>> king_segments(const std::vector<Point>& points) {
  std::vector<Point> sorted = points;
  std::sort(sorted.begin(), sorted.end());
  std::vector<std::pair<Point, Point>> segments;
  for (const Point p : sorted) {
    // The four neighbours that come after p in lexicographic order.
    for (const Point q : {Point{p.x, p.y + 1}, Point{p.x + 1, p.y - 1}, Point{p.x + 1, p.y}, Point{p.x + 1, p.y + 1}}) {
      if (std::binary_search(sorted.begin(), sorted.end(), q)) segments.emplace_back(p, q);
    }
  }
  return segments;
}

std::vector<Point> grid_points(int width, int height) {
  std::vector<Point> points;
  for (int x = 0; x <= width; ++x) {
    for (int y = 0; y <= height; ++y) points.push_back({x, y});
  }
  return points;
}

}  // namespace quadrille::graphs
