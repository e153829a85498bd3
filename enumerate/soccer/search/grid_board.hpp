// GridBoard: a rectangular pitch of Paper Soccer, in the form that the search for winners needs. The board stores sets
// of points as bits, so a step of a flood fill (from a set of points to all their neighbours) takes a few shifts of
// bits.
//
// The points of the field are numbered row by row. Goals are no points here. A segment into a goal ends the game, so
// all such segments are undrawn while the game lasts. So the board does not store these segments, but only the points
// from which a player can score. The other segments are in four sets, one for each direction: east, north, north-east
// and north-west. In each set, the bit of a point represents the segment from the point in this direction, to a point
// with a larger number.
//
// Checked against: the pitch's lattice in tests/enumerate/soccer/search/board_test.cpp
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "games/soccer/pitch.hpp"
#include "graphs/vertex_set.hpp"
#include "quadrille/detail/search_space.hpp"
#include "quadrille/detail/two_player.hpp"

namespace quadrille::enumerate {

/// Segments by direction: east, north, north-east, north-west, each at its end with the smaller number. The first point
/// of a row has no north-west segment, the last no north-east and no east one. So a shift of a direction's points by
/// one place never leaves their row. A diagonal is such a shift and one by a row.
template <std::size_t Words>
using DirectedSegments = std::array<graphs::VertexSet<Words>, 4>;

/// The place of a segment in the four sets.
struct DirectedSegment {
  std::uint8_t direction = 0;
  std::uint16_t point = 0;  ///< its end with the smaller number
  bool into_goal = false;   ///< true for a segment that lies in none of the sets
};

/// The number of points of a pitch's field.
inline std::size_t field_points(const soccer::PitchName& name) {
  return (static_cast<std::size_t>(name.width) + 1) * (static_cast<std::size_t>(name.height) + 1);
}

template <std::size_t Words>
class GridBoard {
 public:
  using Points = graphs::VertexSet<Words>;
  using Segments = DirectedSegments<Words>;
  using Working = Segments;  ///< a working copy of segments

  /// \pre the field has at most 64 Words points
  explicit GridBoard(const soccer::Pitch& pitch);

  const Segments& segments() const { return segments_; }  ///< all of the field
  bool into_goal(soccer::Edge e) const { return of_edge_[e].into_goal; }
  /// @{
  /// \pre the segment does not lead into a goal
  bool has(const Segments& segments, soccer::Edge e) const {
    return segments[of_edge_[e].direction].contains(of_edge_[e].point);
  }
  void take(Segments& segments, soccer::Edge e) const { segments[of_edge_[e].direction].erase(of_edge_[e].point); }
  /// @}
  Working working(const Segments& segments) const { return segments; }
  static void mix(engines::KeyMixer& mixer, const Segments& segments) {
    for (const Points& direction : segments) {
      for (std::size_t i = 0; i < Words; ++i) mixer.add(direction.word(i));
    }
  }
  std::size_t point(soccer::Vertex v) const { return points_[v]; }  ///< \pre v is no goal
  const Points& all() const { return all_; }                        ///< the points of the field without goals
  const Points& walls() const { return walls_; }
  /// The points from which the player scores with one ply.
  const Points& scoring(engines::Player player) const { return scoring_[player == engines::Player::one ? 0 : 1]; }
  /// True if the reflection x -> W - x maps the pitch to itself, goals included.
  bool has_mirror() const { return mirror_; }

  /// The points at the other ends of the segments at `from`.
  Points step(const Segments& segments, const Points& from) const {
    const auto& [east, north, north_east, north_west] = segments;
    const Points north_of = (from & north) | (from & north_east).up(1) | (from & north_west).down(1);
    const Points below = from.down(row_);
    return (from & east).up(1) | (from.down(1) & east) | north_of.up(row_) | (below & north) |
           (below.down(1) & north_east) | (below.up(1) & north_west);
  }

  /// `reached`, and the points that can be reached from `front` along the segments if only points of `through` are left
  /// again.
  Points flood(const Segments& segments, Points reached, Points front, const Points& through) const {
    while (!front.empty()) {
      const Points next = step(segments, front) - reached;
      reached |= next;
      front = next & through;
    }
    return reached;
  }

  /// The other ends of a point's segments.
  Points neighbours(const Segments& segments, std::size_t point) const { return step(segments, Points::of(point)); }

  /// Keeps only the segments with both ends among the points.
  void keep_within(Segments& segments, const Points& points) const {
    const Points below = points.down(row_);
    segments[0] &= points & points.down(1);
    segments[1] &= points & below;
    segments[2] &= points & below.down(1);
    segments[3] &= points & below.up(1);
  }

  using Degrees = graphs::DegreeSets<Words>;
  Degrees degrees(const Segments& segments) const {
    Degrees degrees;
    for (const Points& direction : segments) degrees.add(direction);
    degrees.add(segments[0].up(1));
    degrees.add(segments[1].up(row_));
    degrees.add(segments[2].up(1).up(row_));
    degrees.add(segments[3].down(1).up(row_));
    return degrees;
  }

  /// The same, for segments to a point of `to` only.
  Degrees degrees_towards(const Segments& segments, const Points& to) const {
    Degrees degrees;
    const Points below = to.down(row_);
    degrees.add((to & segments[0]).up(1));
    degrees.add(to.down(1) & segments[0]);
    degrees.add((to & segments[1]).up(row_));
    degrees.add(below & segments[1]);
    degrees.add((to & segments[2]).up(1).up(row_));
    degrees.add(below.down(1) & segments[2]);
    degrees.add((to & segments[3]).down(1).up(row_));
    degrees.add(below.up(1) & segments[3]);
    return degrees;
  }

  /// @{
  /// Mirror images. \pre has_mirror()
  std::size_t mirrored(std::size_t point) const {
    const std::size_t x = point % columns_.size();
    return point - x + (columns_.size() - 1 - x);
  }
  Points mirrored(const Points& points) const {
    Points result;
    const std::size_t width = columns_.size() - 1;
    for (std::size_t x = 0; 2 * x <= width; ++x) {  // exchanges the columns x and width - x
      const auto steps = static_cast<unsigned>(width - 2 * x);
      result |= (points & columns_[x]).up(steps) | (points.down(steps) & columns_[x]);
    }
    return result;
  }
  Segments mirrored(const Segments& segments) const {
    // An end with the smaller number stays one except to the east; north-east and north-west change places.
    return {mirrored(segments[0].up(1)), mirrored(segments[1]), mirrored(segments[3]), mirrored(segments[2])};
  }
  /// @}

  /// The key of a position: the same for mirror images, and for positions with the same links. A link is a segment, or
  /// a chain: segments in a row whose inner points bounce, have no other segment and lie next to no goal. A ball that
  /// enters a chain runs to its other end within the turn, as over a segment, so only its ends decide. A chain back to
  /// its own point changes nothing, so it is left out.
  /// \pre nothing is unreachable from the ball
  engines::SearchKey key(Segments undrawn, Points bouncing, const Degrees& degrees, std::size_t ball,
                         engines::Player mover) const;

 private:
  struct Chain {
    std::uint16_t from;
    std::uint16_t to;
  };
  using Chains = std::array<Chain, Points::capacity>;

  std::size_t take_chains(Segments& segments, Points& bouncing, Points inner, std::size_t ball, Chains& chains) const;
  bool insert_segment(Segments& segments, const Chain& chain) const;

  unsigned row_ = 0;  // points in a row
  Segments segments_{};
  Points all_;
  Points walls_;
  std::array<Points, 2> scoring_{};
  std::vector<Points> columns_;
  std::vector<DirectedSegment> of_edge_;
  std::vector<std::size_t> points_;
  bool mirror_ = false;
};

template <std::size_t Words>
GridBoard<Words>::GridBoard(const soccer::Pitch& pitch) : mirror_(pitch.name().width % 2 == 0) {
  using soccer::Goal;
  const graphs::Lattice& lattice = pitch.lattice();
  const auto columns = static_cast<std::size_t>(pitch.name().width) + 1;
  const auto wide = static_cast<unsigned>(columns);
  row_ = wide;
  columns_.resize(columns);
  for (std::size_t v = 0; v < lattice.vertex_count(); ++v) {
    const auto vertex = static_cast<soccer::Vertex>(v);
    const graphs::Point at = lattice.point(vertex);
    points_.push_back(0);
    if (pitch.goal(vertex) != Goal::none) continue;
    points_.back() = static_cast<std::size_t>(at.y) * columns + static_cast<std::size_t>(at.x);
    columns_[static_cast<std::size_t>(at.x)].insert(points_.back());
    all_.insert(points_.back());
    if (pitch.wall(vertex)) walls_.insert(points_.back());
  }
  for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
    auto [u, v] = lattice.ends(static_cast<soccer::Edge>(e));
    if (pitch.goal(u) != Goal::none) std::swap(u, v);
    of_edge_.emplace_back();
    DirectedSegment& segment = of_edge_.back();
    if (const Goal goal = pitch.goal(v); goal != Goal::none) {
      segment.into_goal = true;
      if (pitch.goal(u) == Goal::none) scoring_[goal == Goal::g2 ? 0 : 1].insert(points_[u]);
      continue;
    }
    if (points_[u] > points_[v]) std::swap(u, v);
    const std::size_t step = points_[v] - points_[u];
    const graphs::Point from = lattice.point(u);
    const graphs::Point to = lattice.point(v);
    // On a pitch two columns wide, north-west has the same step as east; only the rows differ.
    segment.direction = from.y == to.y ? 0 : step == wide ? 1 : step == wide + 1 ? 2 : 3;
    segment.point = static_cast<std::uint16_t>(points_[u]);
    segments_[segment.direction].insert(points_[u]);
  }
}

// Moves the chains out of the segments; one between neighbours that have no segment becomes their segment.
// \returns the number of the other chains
template <std::size_t Words>
std::size_t GridBoard<Words>::take_chains(Segments& segments, Points& bouncing, Points inner, std::size_t ball,
                                          Chains& chains) const {
  Points fixed = scoring_[0] | scoring_[1] | (all_ - bouncing);
  fixed.insert(ball);
  std::size_t count = 0;
  for (inner -= fixed; !inner.empty();) {
    const Points gone = inner;
    const std::size_t old_count = count;
    bool has_loop = false;
    while (!inner.empty()) {
      const std::size_t start = inner.first();
      inner.erase(start);
      Points ends = neighbours(segments, start);
      const auto follow = [&](std::size_t to) {
        for (std::size_t from = start; inner.contains(to);) {
          inner.erase(to);
          Points next = neighbours(segments, to);
          next.erase(from);
          from = std::exchange(to, next.first());
        }
        return static_cast<std::uint16_t>(to);
      };
      const std::size_t first = ends.first();
      ends.erase(first);
      const auto [from, to] = std::minmax({follow(first), follow(ends.first())});
      if (from == to) {
        has_loop = true;
      } else {
        chains[count++] = {from, to};
      }
    }
    keep_within(segments, all_ - gone);
    bouncing -= gone;
    const std::size_t found = count;
    count = old_count;
    for (std::size_t i = old_count; i < found; ++i) {
      if (!insert_segment(segments, chains[i])) chains[count++] = chains[i];
    }
    if (!has_loop) break;
    // A point that has lost a loop may now have two segments, or one, as a trap has.
    for (std::size_t i = old_count; i < count; ++i) {
      fixed.insert(chains[i].from);
      fixed.insert(chains[i].to);
    }
    Degrees now = degrees(segments);
    for (Points traps = now.one - now.two - fixed; !traps.empty(); traps = now.one - now.two - fixed) {
      keep_within(segments, all_ - traps);
      now = degrees(segments);
    }
    bouncing &= now.one | fixed;
    inner = now.two - now.three - fixed;
  }
  return count;
}

// \returns false if the ends are no neighbours, or have a segment
template <std::size_t Words>
bool GridBoard<Words>::insert_segment(Segments& segments, const Chain& chain) const {
  const std::size_t columns = columns_.size();
  const std::size_t from = chain.from;
  const std::size_t to = chain.to;
  const std::size_t rows = to / columns - from / columns;
  const std::size_t east = to % columns + 1 - from % columns;  // 0 to 2 between neighbours
  if (rows > 1 || east > 2) return false;
  Points& direction = segments[rows == 0 ? 0 : east == 1 ? 1 : east == 2 ? 2 : 3];
  if (direction.contains(from)) return false;
  direction.insert(from);
  return true;
}

template <std::size_t Words>
engines::SearchKey GridBoard<Words>::key(Segments undrawn, Points bouncing, const Degrees& degrees, std::size_t ball,
                                         engines::Player mover) const {
  Chains chains;  // not initialized: a position has few
  const std::size_t chain_count = take_chains(undrawn, bouncing, degrees.two - degrees.three, ball, chains);
  const auto mixed = [&](const Segments& segments, const Points& points, std::size_t at) {
    engines::KeyMixer mixer;
    for (std::size_t i = 0; i < Words; ++i) {
      for (const Points& direction : segments) mixer.add(direction.word(i));
      mixer.add(points.word(i));
    }
    mixer.add(at << 2U | static_cast<std::uint64_t>(mover));
    return mixer.key();
  };
  // Chains come in any order; two with the same ends count twice.
  const auto with_chains = [&](engines::SearchKey key, const auto& image) {
    for (std::size_t i = 0; i < chain_count; ++i) {
      const auto [from, to] = std::minmax({image(std::size_t{chains[i].from}), image(std::size_t{chains[i].to})});
      engines::KeyMixer mixer;
      mixer.add(std::uint64_t{from} << 32U | to);
      key.high += mixer.key().high;
      key.low += mixer.key().low;
    }
    return key;
  };
  const auto own = [&] { return with_chains(mixed(undrawn, bouncing, ball), std::identity{}); };
  if (!mirror_ || ball < mirrored(ball)) return own();
  const engines::SearchKey image = with_chains(mixed(mirrored(undrawn), mirrored(bouncing), mirrored(ball)),
                                               [this](std::size_t point) { return mirrored(point); });
  if (ball > mirrored(ball)) return image;
  const engines::SearchKey key = own();
  return std::pair(key.high, key.low) < std::pair(image.high, image.low) ? key : image;
}

}  // namespace quadrille::enumerate
