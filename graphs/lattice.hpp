// Lattice: the points of the squared paper, and the segments that may be drawn between them, both numbered.
//
// Points are numbered in lexicographic order of (x, y), and segments in lexicographic order of their two ends. So of
// two points or segments, the lexicographically smaller one always has the smaller number. A lattice never changes. An
// `EdgeSet` (edge_set.hpp) stores which segments of a lattice are drawn.
//
// Limits: at most 65535 points and as many segments. (The limit of an EdgeSet is far lower: edge_set.hpp.)
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace quadrille::graphs {

struct Point {
  int x = 0;
  int y = 0;
  friend auto operator<=>(const Point&, const Point&) = default;
};

/// `(x,y)`, as histories are written.
std::string to_string(Point point);

/// True if a king moves from `a` to `b`: the distance is 1 or the square root of 2 (Paper Soccer, Def. 2.1).
bool king_adjacent(Point a, Point b);

using Vertex = std::uint16_t;  ///< a point's number
using Edge = std::uint16_t;    ///< a segment's number

/// A segment seen from one of its ends.
struct Incidence {
  Edge edge = 0;
  Vertex to = 0;
  friend auto operator<=>(const Incidence&, const Incidence&) = default;
};

class Lattice {
 public:
  /// The lattice of these points and segments, in any order; each segment joins two of the points.
  /// \throws Error  (unusable_input) on a repeated point or segment, a loop, an unknown end, or more than 65535 of
  ///                either
  /// \complexity O(points log points + segments log segments)
  Lattice(std::vector<Point> points, const std::vector<std::pair<Point, Point>>& segments);

  std::size_t vertex_count() const { return points_.size(); }
  std::size_t edge_count() const { return ends_.size(); }

  Point point(Vertex v) const { return points_[v]; }
  /// The two ends of a segment, the smaller number first.
  std::pair<Vertex, Vertex> ends(Edge e) const { return ends_[e]; }
  /// The segments at `v`, in increasing order of the other end (and so of the segment).
  std::span<const Incidence> incident(Vertex v) const;

  /// The number of the point, or nothing if the lattice does not have it. O(log points).
  std::optional<Vertex> find(Point point) const;
  /// The segment between two vertices, or nothing if there is none. O(degree).
  std::optional<Edge> edge_between(Vertex u, Vertex v) const;

 private:
  std::vector<Point> points_;
  std::vector<std::pair<Vertex, Vertex>> ends_;
  std::vector<Incidence> incidences_;  // grouped by vertex
  std::vector<std::size_t> first_;     // first_[v] .. first_[v + 1]: the group of v
};

/// Every segment between king-adjacent points among `points`: E(V) of Def. 2.1.
std::vector<std::pair<Point, Point>> king_segments(const std::vector<Point>& points);

/// The points (0,0) .. (width,height), (width+1)(height+1) of them; the caller keeps them within the lattice's limits.
std::vector<Point> grid_points(int width, int height);

}  // namespace quadrille::graphs
