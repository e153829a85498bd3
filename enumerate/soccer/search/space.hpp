// Paper Soccer as proof-number search takes it: positions by what is left to play.
//
// A state says which segments the ball may still take, not which are drawn; both say the same. What the search is told
// of a state (assess) rests on these facts, each of which the tests compare with the rules on whole small pitches:
//
//   1. Only undrawn segments that the ball can still reach decide the value, with the ball, the mover, and which of
//      their points bounce. (A point bounces once the ball was there, and on a wall.)
//   2. A turn goes on over points that bounce. So a mover who can reach a point next to his goal over such points wins
//      within the turn, and one who can reach neither that nor a point that does not bounce loses: the turn never ends,
//      and the segments do.
//   3. A bouncing point with one segment left, not next to a goal, is a trap: whoever enters it has no ply and loses.
//      That segment is left out, as nobody needs it and having no ply loses all the same; and so on with what is left.
//   4. A point that does not bounce and has one segment left, and no goal for the opponent, is a trap that wins:
//      whoever enters it ends his turn, and the opponent has no ply that does not lose.
//   5. Mirror images have the same value.
//
// A state looks as hard as the number of turns that must end before the ball can be at the goal.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include "enumerate/soccer/space.hpp"
#include "games/soccer/pitch.hpp"
#include "games/soccer/position.hpp"
#include "graphs/vertex_set.hpp"
#include "quadrille/detail/search_space.hpp"
#include "quadrille/detail/two_player.hpp"

namespace quadrille::enumerate {

// The board of the search: a pitch as sets of points, so that a flood is a few shifts.
//
// The points of the field are numbered row by row. Goals are no points here: nobody draws a segment into a goal and
// plays on, so all of them are undrawn in every position that is not over, and it is enough to know from which points a
// player scores. The other segments lie in four sets, by direction, each segment at its end with the smaller number.

/// Segments by direction: east, north, north-east, north-west.
template <std::size_t Words>
using DirectedSegments = std::array<graphs::VertexSet<Words>, 4>;

/// Where a segment lies in the four sets.
struct DirectedSegment {
  std::uint8_t direction = 0;
  std::uint16_t point = 0;  ///< its end with the smaller number
  bool into_goal = false;   ///< then it lies in none of them
};

/// How many points the field of a pitch has.
inline std::size_t field_points(const soccer::PitchName& name) {
  return (static_cast<std::size_t>(name.width) + 1) * (static_cast<std::size_t>(name.height) + 1);
}

template <std::size_t Words>
class SearchBoard {
 public:
  using Points = graphs::VertexSet<Words>;
  using Segments = DirectedSegments<Words>;

  /// \pre the field has at most 64 Words points
  explicit SearchBoard(const soccer::Pitch& pitch);

  const Segments& segments() const { return segments_; }  ///< all of the field
  DirectedSegment segment(soccer::Edge e) const { return of_edge_[e]; }
  std::size_t point(soccer::Vertex v) const { return points_[v]; }  ///< \pre v is no goal
  const Points& all() const { return all_; }                        ///< the points of the field but goals
  const Points& walls() const { return walls_; }
  /// From where the player scores with one ply.
  const Points& scoring(engines::Player player) const { return scoring_[player == engines::Player::one ? 0 : 1]; }
  /// Whether the reflection x -> W - x maps the pitch to itself, goals included.
  bool has_mirror() const { return mirror_; }

  /// The points at the other ends of the segments at `from`.
  Points step(const Segments& segments, const Points& from) const {
    Points to;
    for (std::size_t d = 0; d < 4; ++d) {
      to |= (from & segments[d]).up(shift_[d]) | (from.down(shift_[d]) & segments[d]);
    }
    return to;
  }

  /// `from`, and what can be reached along the segments when only points of `through` are left again.
  Points flood(const Segments& segments, const Points& from, const Points& through) const {
    Points reached = from;
    Points front = from;
    while (!front.empty()) {
      const Points next = step(segments, front) - reached;
      reached |= next;
      front = next & through;
    }
    return reached;
  }

  /// Leaves of the segments those with both ends among the points.
  void keep_within(Segments& segments, const Points& points) const {
    for (std::size_t d = 0; d < 4; ++d) segments[d] &= points & points.down(shift_[d]);
  }

  /// The points with at least one segment, and with at least two.
  struct Degrees {
    Points one;
    Points two;
  };
  Degrees degrees(const Segments& segments) const {
    Degrees degrees;
    const auto add = [&](const Points& ends) {
      degrees.two |= degrees.one & ends;
      degrees.one |= ends;
    };
    for (std::size_t d = 0; d < 4; ++d) {
      add(segments[d]);
      add(segments[d].up(shift_[d]));
    }
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
    for (std::size_t x = 0; x <= width; ++x) {
      const Points column = points & columns_[x];
      const std::size_t to = width - x;
      result |= to >= x ? column.up(static_cast<unsigned>(to - x)) : column.down(static_cast<unsigned>(x - to));
    }
    return result;
  }
  Segments mirrored(const Segments& segments) const {
    // An end with the smaller number stays one but to the east; north-east and north-west change places.
    return {mirrored(segments[0].up(1)), mirrored(segments[1]), mirrored(segments[3]), mirrored(segments[2])};
  }
  /// @}

 private:
  std::array<unsigned, 4> shift_{};
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
SearchBoard<Words>::SearchBoard(const soccer::Pitch& pitch) : mirror_(pitch.name().width % 2 == 0) {
  using soccer::Goal;
  const graphs::Lattice& lattice = pitch.lattice();
  const auto columns = static_cast<std::size_t>(pitch.name().width) + 1;
  const auto wide = static_cast<unsigned>(columns);
  shift_ = {1, wide, wide + 1, wide - 1};
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
    // On a pitch two columns wide, north-west is as far as east: the rows tell them apart.
    segment.direction = from.y == to.y ? 0 : step == wide ? 1 : step == wide + 1 ? 2 : 3;
    segment.point = static_cast<std::uint16_t>(points_[u]);
    segments_[segment.direction].insert(points_[u]);
  }
}

/// What is left to play. Positions of one drawing have the same.
template <std::size_t Words>
struct SoccerRest {
  DirectedSegments<Words> undrawn{};  ///< of the field, goals left out
  std::uint16_t plies = 0;            ///< drawn so far, also into a goal

  std::uint64_t hash() const {
    engines::KeyMixer mixer;
    for (const auto& direction : undrawn) {
      for (std::size_t i = 0; i < Words; ++i) mixer.add(direction.word(i));
    }
    mixer.add(plies);
    return mixer.key().high;
  }
  friend bool operator==(const SoccerRest&, const SoccerRest&) = default;
};

template <std::size_t Words>
struct SoccerSearchState {
  SoccerRest<Words> rest{};
  graphs::VertexSet<Words> bouncing{};  ///< where the same player would continue
  soccer::Vertex ball = 0;
  engines::Player mover = engines::Player::one;

  const SoccerRest<Words>& marks() const { return rest; }
  friend bool operator==(const SoccerSearchState&, const SoccerSearchState&) = default;
};

template <std::size_t Words>
class SoccerSearchSpace {
 public:
  using State = SoccerSearchState<Words>;
  using Move = soccer::Ply;
  static constexpr bool has_draws = false;

  /// \param pitch  kept by reference; its field has at most 64 Words points
  explicit SoccerSearchSpace(const soccer::Pitch& pitch) : pitch_(pitch), board_(pitch) {}

  State start() const {
    State state{{board_.segments(), 0}, board_.walls(), pitch_.start(), engines::Player::one};
    if (pitch_.goal(state.ball) == soccer::Goal::none) state.bouncing.insert(board_.point(state.ball));
    return state;
  }
  int grade(const State& state) const { return state.rest.plies; }

  /// The state of a position that a history leads to. \pre the pitch is drawable
  State state_of(const soccer::WidePosition& position) const;

  template <class Visit>
  void for_each_move(const State& state, Visit&& visit) const {
    if (pitch_.goal(state.ball) != soccer::Goal::none) return;
    for (const soccer::Ply& ply : pitch_.lattice().incident(state.ball)) {
      const DirectedSegment segment = board_.segment(ply.edge);
      if (segment.into_goal || state.rest.undrawn[segment.direction].contains(segment.point)) visit(ply);
    }
  }

  State after(const State& state, const Move& ply) const {
    State next = state;
    next.ball = ply.to;
    ++next.rest.plies;
    const DirectedSegment segment = board_.segment(ply.edge);
    if (segment.into_goal) return next;
    next.rest.undrawn[segment.direction].erase(segment.point);
    const std::size_t point = board_.point(ply.to);
    if (!next.bouncing.contains(point)) {
      next.bouncing.insert(point);
      next.mover = engines::opponent(next.mover);
    }
    return next;
  }

  SoccerResult outcome(const State& state) const {
    switch (pitch_.goal(state.ball)) {
      case soccer::Goal::g1:
        return {soccer::Outcome::goal_1, engines::Player::two};
      case soccer::Goal::g2:
        return {soccer::Outcome::goal_2, engines::Player::one};
      case soccer::Goal::none:
        break;
    }
    if (engines::has_move(*this, state)) return {};
    return {soccer::Outcome::blocked, engines::opponent(state.mover)};
  }
  engines::Player mover(const State& state) const { return state.mover; }
  engines::Player winner(const SoccerResult& result) const { return result.winner; }

  /// Facts 1 to 5 above. \complexity O(plies of the longest way) shifts
  engines::Assessment assess(const State& state) const;

  const soccer::Pitch& pitch() const { return pitch_; }

 private:
  using Points = graphs::VertexSet<Words>;
  using Segments = DirectedSegments<Words>;

  static engines::Assessment decided(engines::Player winner) {
    engines::Assessment result;
    result.decision = {true, winner};
    return result;
  }
  engines::ProofNumbers first_numbers(const State& state, const Points& turn) const;
  engines::SearchKey key_of(const Segments& undrawn, const Points& bouncing, std::size_t ball,
                            engines::Player mover) const;

  const soccer::Pitch& pitch_;
  SearchBoard<Words> board_;
};

template <std::size_t Words>
SoccerSearchState<Words> SoccerSearchSpace<Words>::state_of(const soccer::WidePosition& position) const {
  State state = start();
  state.ball = position.ball;
  state.mover = position.mover == soccer::Player::one ? engines::Player::one : engines::Player::two;
  state.rest.plies = static_cast<std::uint16_t>(position.drawing.size());
  position.drawing.for_each([&](soccer::Edge e) {
    const DirectedSegment segment = board_.segment(e);
    if (segment.into_goal) return;
    state.rest.undrawn[segment.direction].erase(segment.point);
    const auto [u, v] = pitch_.lattice().ends(e);
    state.bouncing.insert(board_.point(u));
    state.bouncing.insert(board_.point(v));
  });
  return state;
}

template <std::size_t Words>
engines::Assessment SoccerSearchSpace<Words>::assess(const State& state) const {
  using engines::Player;
  if (const soccer::Goal goal = pitch_.goal(state.ball); goal != soccer::Goal::none) {
    return decided(goal == soccer::Goal::g1 ? Player::two : Player::one);
  }
  const Player mover = state.mover;
  const Player opponent = engines::opponent(mover);
  const std::size_t ball = board_.point(state.ball);
  const Points at_ball = Points::of(ball);
  const Points bouncing = state.bouncing;
  Segments undrawn = state.rest.undrawn;

  const Points turn = board_.flood(undrawn, at_ball, bouncing);
  if ((turn & bouncing).intersects(board_.scoring(mover))) return decided(mover);  // fact 2
  if ((turn - bouncing).empty()) return decided(opponent);

  const Points within = board_.flood(undrawn, turn, board_.all());
  board_.keep_within(undrawn, within);
  const Points next_to_goals = board_.scoring(mover) | board_.scoring(opponent);
  Points kept = within;
  while (true) {  // fact 3
    const auto degrees = board_.degrees(undrawn);
    const Points single = degrees.one - degrees.two;
    const Points traps = ((single & bouncing) - next_to_goals) - at_ball;
    if (traps.empty()) {
      kept &= degrees.one | at_ball;
      const Points left = board_.flood(undrawn, at_ball, bouncing);
      const Points ends = left - bouncing;
      if (ends.empty()) return decided(opponent);
      if (((single & ends) - board_.scoring(opponent)).intersects(ends)) return decided(mover);  // fact 4
      engines::Assessment result;
      State rest = state;
      rest.rest.undrawn = undrawn;
      result.first = first_numbers(rest, left);
      result.key = key_of(undrawn, bouncing & kept, ball, mover);
      return result;
    }
    kept -= traps;
    board_.keep_within(undrawn, kept);
  }
}

// How many turns have to end before the ball can be next to a goal, at the least, for both players.
template <std::size_t Words>
engines::ProofNumbers SoccerSearchSpace<Words>::first_numbers(const State& state, const Points& turn) const {
  constexpr std::uint32_t far = 12;
  std::array<std::uint32_t, 2> turns{far, far};
  const std::array<const Points*, 2> scoring{&board_.scoring(state.mover),
                                             &board_.scoring(engines::opponent(state.mover))};
  Points reached = turn;                // with its last points
  Points left = turn & state.bouncing;  // those that can be left within the turn
  for (std::uint32_t ended = 0; ended < far; ++ended) {
    for (std::size_t i = 0; i < 2; ++i) {
      if (turns[i] == far && left.intersects(*scoring[i])) turns[i] = ended;
    }
    if (turns[0] != far && turns[1] != far) break;
    const Points next = board_.flood(state.rest.undrawn, reached, state.bouncing | reached);
    if (next == reached && left == reached) break;
    left = reached | (next & state.bouncing);
    reached = next;
  }
  return {1 + 2 * turns[0], 1 + 2 * turns[1]};
}

template <std::size_t Words>
engines::SearchKey SoccerSearchSpace<Words>::key_of(const Segments& undrawn, const Points& bouncing, std::size_t ball,
                                                    engines::Player mover) const {
  const auto mixed = [&](const Segments& segments, const Points& points, std::size_t at) {
    engines::KeyMixer mixer;
    for (std::size_t i = 0; i < Words; ++i) {
      for (const Points& direction : segments) mixer.add(direction.word(i));
      mixer.add(points.word(i));
    }
    mixer.add(at << 2U | static_cast<std::uint64_t>(mover));
    return mixer.key();
  };
  if (!board_.has_mirror() || ball < board_.mirrored(ball)) return mixed(undrawn, bouncing, ball);
  const Segments image = board_.mirrored(undrawn);
  const Points image_bouncing = board_.mirrored(bouncing);
  const std::size_t image_ball = board_.mirrored(ball);
  const bool smaller = image_ball == ball && std::tie(undrawn, bouncing) < std::tie(image, image_bouncing);
  return smaller ? mixed(undrawn, bouncing, ball) : mixed(image, image_bouncing, image_ball);
}

}  // namespace quadrille::enumerate
