// GraphBoard: any board of Paper Soccer, in the form that the search for winners needs. The board stores the neighbours
// of each point as a set, so a flood fill takes one union of sets for each point.
//
// The points are the vertices that the ball can reach, without the goals. An edge into a goal ends the game, so all
// such edges are undrawn while the game lasts. So the board does not store these edges, but only the points from which
// a player can score. The key of a position is a number by which the search recognises it. Two positions have the same
// key if a symmetry of the field that maps each goal to itself maps one position to the other. They also have the same
// key if a symmetry that exchanges the goals maps one position to the other, and different players are to move.
//
// Checked against: the pitch's lattice in tests/enumerate/soccer/search/board_test.cpp; GridBoard on rectangles and
// backward induction on random boards, in space_test.cpp of the same folder
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "enumerate/engines/random/splitmix.hpp"
#include "games/soccer/pitch.hpp"
#include "games/soccer/symmetry.hpp"
#include "graphs/edge_set.hpp"
#include "graphs/vertex_set.hpp"
#include "quadrille/detail/search_space.hpp"
#include "quadrille/detail/two_player.hpp"

namespace quadrille::enumerate {

template <std::size_t PointWords, std::size_t EdgeWords>
class GraphBoard {
 public:
  using Points = graphs::VertexSet<PointWords>;
  using Segments = graphs::EdgeSet<EdgeWords>;

  /// A working copy of segments, also as the neighbours of each point.
  struct Working {
    Segments segments{};
    Points left{};  ///< the other points have no neighbours
    std::array<Points, Points::capacity> neighbours;
  };

  /// \pre the pitch has at most 64 EdgeWords edges, and the ball can reach no more than 64 PointWords vertices
  explicit GraphBoard(const soccer::Pitch& pitch);

  const Segments& segments() const { return segments_; }  ///< all between points
  bool into_goal(soccer::Edge e) const { return into_goal_[e]; }
  /// @{
  /// \pre the edge does not lead into a goal
  bool has(const Segments& segments, soccer::Edge e) const { return segments.contains(e); }
  void take(Segments& segments, soccer::Edge e) const { segments.erase(e); }
  /// @}
  static void mix(engines::KeyMixer& mixer, const Segments& segments) {
    for (std::size_t i = 0; i < EdgeWords; ++i) mixer.add(segments.word(i));
  }

  std::size_t point(soccer::Vertex v) const { return points_[v]; }  ///< \pre the ball can reach v, and it is no goal
  const Points& all() const { return all_; }
  const Points& walls() const { return walls_; }
  /// The points from which the player scores with one ply.
  const Points& scoring(engines::Player player) const { return scoring_[player == engines::Player::one ? 0 : 1]; }

  Working working(const Segments& segments) const {
    Working working{segments, all_, neighbours_};
    (segments_ - segments).for_each([&](soccer::Edge e) {
      const auto [a, b] = ends_[e];
      working.neighbours[a].erase(b);
      working.neighbours[b].erase(a);
    });
    return working;
  }

  /// `reached`, and the points that can be reached from `front` along the segments if only points of `through` are left
  /// again.
  Points flood(const Working& working, Points reached, Points front, const Points& through) const {
    while (!front.empty()) {
      Points next;
      front.for_each([&](std::size_t p) { next |= working.neighbours[p]; });
      next -= reached;
      reached |= next;
      front = next & through;
    }
    return reached;
  }

  /// The other ends of a point's segments.
  const Points& neighbours(const Working& working, std::size_t point) const { return working.neighbours[point]; }

  /// Keeps only the segments with both ends among the points.
  void keep_within(Working& working, const Points& points) const {
    const Points gone = working.left - points;
    working.left &= points;
    gone.for_each([&](std::size_t p) {
      working.neighbours[p].for_each([&](std::size_t q) { working.neighbours[q].erase(p); });
      working.neighbours[p] = {};
      working.segments -= at_[p];
    });
  }

  using Degrees = graphs::DegreeSets<PointWords>;
  Degrees degrees(const Working& working) const {
    Degrees degrees;
    working.left.for_each([&](std::size_t p) { degrees.add(working.neighbours[p]); });
    return degrees;
  }

  /// The same, for segments to a point of `to` only.
  Degrees degrees_towards(const Working& working, const Points& to) const {
    Degrees degrees;
    to.for_each([&](std::size_t p) { degrees.add(working.neighbours[p]); });
    return degrees;
  }

  /// The key of a position. Positions with one key have one value, because they are images of each other. (All images
  /// have one key if all symmetries are known.)
  engines::SearchKey key(const Working& undrawn, const Points& bouncing, const Degrees& degrees, std::size_t ball,
                         engines::Player mover) const;

 private:
  // A symmetry of the field; the first of them is the identity. An image's key is the exclusive or of a number for each
  // segment, point and place (Zobrist 1970). The tables hold it by the segment and the point whose image has it.
  struct Symmetry {
    std::vector<std::size_t> points;  // the image of each
    bool exchanges_goals = false;
    std::vector<engines::SearchKey> of_segment;
    std::vector<engines::SearchKey> of_point;
  };

  static std::size_t place(std::size_t ball, engines::Player mover) {
    return 2 * ball + (mover == engines::Player::one ? 0 : 1);
  }
  std::size_t image(const Symmetry& symmetry, std::size_t place) const {
    return 2 * symmetry.points[place / 2] + (place % 2 ^ std::size_t{symmetry.exchanges_goals});
  }
  static engines::SearchKey random_key(std::size_t number) {
    return {engines::splitmix((2 * number + 1) * engines::splitmix_step),
            engines::splitmix((2 * number + 2) * engines::splitmix_step)};
  }
  static engines::SearchKey key_of_segment(soccer::Edge e) { return random_key(e); }
  static engines::SearchKey key_of_point(std::size_t p) { return random_key(Segments::capacity + p); }
  static engines::SearchKey key_of_place(std::size_t place) {
    return random_key(Segments::capacity + Points::capacity + place);
  }
  std::size_t number_points(const soccer::Pitch& pitch);
  void find_symmetries(const soccer::Pitch& pitch, std::size_t points);

  Segments segments_{};
  Points all_;
  Points walls_;
  std::array<Points, 2> scoring_{};
  std::vector<std::size_t> points_;                            // by vertex; Points::capacity if it is no point
  std::vector<bool> into_goal_;                                // by edge
  std::vector<std::pair<std::uint16_t, std::uint16_t>> ends_;  // by edge, of one between points
  std::vector<Segments> at_;                                   // by point
  std::array<Points, Points::capacity> neighbours_;
  std::vector<Symmetry> symmetries_;
  // By ball and mover, the symmetries that lead to the smallest image of both. A position's key is the smallest key of
  // its images under these.
  std::vector<std::vector<std::uint16_t>> to_smallest_;
};

template <std::size_t PointWords, std::size_t EdgeWords>
GraphBoard<PointWords, EdgeWords>::GraphBoard(const soccer::Pitch& pitch) {
  using soccer::Goal;
  const graphs::Lattice& lattice = pitch.lattice();
  const std::size_t points = number_points(pitch);
  at_.resize(points);
  for (std::size_t v = 0; v < lattice.vertex_count(); ++v) {
    if (points_[v] == Points::capacity) continue;
    all_.insert(points_[v]);
    if (pitch.wall(static_cast<soccer::Vertex>(v))) walls_.insert(points_[v]);
  }
  for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
    auto [u, v] = lattice.ends(static_cast<soccer::Edge>(e));
    if (pitch.goal(u) != Goal::none) std::swap(u, v);
    into_goal_.push_back(pitch.goal(v) != Goal::none);
    ends_.emplace_back(static_cast<std::uint16_t>(points_[u]), static_cast<std::uint16_t>(points_[v]));
    if (points_[u] == Points::capacity) continue;
    if (into_goal_.back()) {
      scoring_[pitch.goal(v) == Goal::g2 ? 0 : 1].insert(points_[u]);
      continue;
    }
    segments_.insert(static_cast<soccer::Edge>(e));
    at_[points_[u]].insert(static_cast<soccer::Edge>(e));
    at_[points_[v]].insert(static_cast<soccer::Edge>(e));
    neighbours_[points_[u]].insert(points_[v]);
    neighbours_[points_[v]].insert(points_[u]);
  }
  find_symmetries(pitch, points);
}

// Numbers the vertices that the ball can reach, without goals. \returns their number
template <std::size_t PointWords, std::size_t EdgeWords>
std::size_t GraphBoard<PointWords, EdgeWords>::number_points(const soccer::Pitch& pitch) {
  points_.assign(pitch.lattice().vertex_count(), Points::capacity);
  std::vector<soccer::Vertex> reached;
  const auto visit = [&](soccer::Vertex v) {
    if (points_[v] != Points::capacity || pitch.goal(v) != soccer::Goal::none) return;
    points_[v] = reached.size();
    reached.push_back(v);
  };
  visit(pitch.start());
  for (std::size_t i = 0; i < reached.size(); ++i) {  // NOLINT(modernize-loop-convert): it grows on the way
    for (const graphs::Incidence& incidence : pitch.lattice().incident(reached[i])) visit(incidence.to);
  }
  return reached.size();
}

template <std::size_t PointWords, std::size_t EdgeWords>
void GraphBoard<PointWords, EdgeWords>::find_symmetries(const soccer::Pitch& pitch, std::size_t points) {
  constexpr std::size_t most = 64;  // more cost time at every position, and merge few more
  Symmetry identity;
  for (std::size_t p = 0; p < points; ++p) {
    identity.points.push_back(p);
    identity.of_point.push_back(key_of_point(p));
  }
  for (std::size_t e = 0; e < into_goal_.size(); ++e) {
    identity.of_segment.push_back(key_of_segment(static_cast<soccer::Edge>(e)));
  }
  symmetries_.push_back(std::move(identity));
  for (const soccer::FieldSymmetry& found : soccer::field_symmetries(pitch, most)) {
    Symmetry symmetry{std::vector<std::size_t>(points), found.exchanges_goals, {}, {}};
    for (std::size_t v = 0; v < points_.size(); ++v) {
      if (points_[v] == Points::capacity) continue;
      symmetry.points[points_[v]] = points_[found.map.image(static_cast<soccer::Vertex>(v))];
    }
    // A symmetry into a part of the board that the ball cannot reach is of no use.
    if (std::ranges::find(symmetry.points, Points::capacity) != symmetry.points.end()) continue;
    for (const std::size_t p : symmetry.points) symmetry.of_point.push_back(key_of_point(p));
    for (std::size_t e = 0; e < into_goal_.size(); ++e) {
      symmetry.of_segment.push_back(key_of_segment(found.map.image_of_edge(static_cast<soccer::Edge>(e))));
    }
    symmetries_.push_back(std::move(symmetry));
  }
  to_smallest_.resize(2 * points);
  for (std::size_t at = 0; at < to_smallest_.size(); ++at) {
    std::size_t smallest = at;
    for (std::size_t i = 0; i < symmetries_.size(); ++i) {
      const std::size_t to = image(symmetries_[i], at);
      if (to < smallest) to_smallest_[at].clear();
      smallest = std::min(smallest, to);
      if (to == smallest) to_smallest_[at].push_back(static_cast<std::uint16_t>(i));
    }
  }
}

template <std::size_t PointWords, std::size_t EdgeWords>
engines::SearchKey GraphBoard<PointWords, EdgeWords>::key(const Working& undrawn, const Points& bouncing,
                                                          const Degrees& /*degrees*/, std::size_t ball,
                                                          engines::Player mover) const {
  const std::size_t here = place(ball, mover);
  const std::vector<std::uint16_t>& numbers = to_smallest_[here];
  engines::SearchKey smallest;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const Symmetry& symmetry = symmetries_[numbers[i]];
    engines::SearchKey image = key_of_place(this->image(symmetry, here));
    const auto add = [&](const engines::SearchKey& key) {
      image.high ^= key.high;
      image.low ^= key.low;
    };
    undrawn.segments.for_each([&](soccer::Edge e) { add(symmetry.of_segment[e]); });
    bouncing.for_each([&](std::size_t p) { add(symmetry.of_point[p]); });
    if (i == 0 || std::pair(image.high, image.low) < std::pair(smallest.high, smallest.low)) smallest = image;
  }
  return smallest;
}

}  // namespace quadrille::enumerate
