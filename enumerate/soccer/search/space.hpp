// SoccerSearchSpace: Paper Soccer in the form that the proof-number search takes. A state is a position, given by the
// ball, the mover and the undrawn segments.
//
// The function `assess` decides the winner of some states without a search. This function uses the following facts.
// Tests compare each fact with the rules on whole small pitches:
//
//   1. The winner depends on four things alone: the ball, the mover, the undrawn segments that the ball can still
//      reach, and which ends of these segments are bouncing points. (A point bounces the ball if the ball was there
//      before, or if it lies on a wall.)
//   2. A turn continues over bouncing points. So a mover who can reach a point next to the goal on which he wins, over
//      such points, wins within the turn. A mover who can reach neither such a point nor one that does not bounce
//      loses, because the turn continues until no segment remains.
//   3. A bouncing point with one segment left, not next to a goal, is a trap: a player who enters it has no ply and
//      loses. So this segment is left out of the state: no player gains by drawing it, and a player without a ply loses
//      in any case. This can leave another point with only one segment, so the fact is applied again.
//   4. A point that does not bounce, has one segment left, and gives the opponent no goal to score is a trap that wins:
//      a player who enters it ends his turn, and every ply of the opponent loses.
//   5. A state and its image under a symmetry of the field have the same winner. If the symmetry exchanges the goals,
//      the mover is exchanged too, and so is the winner.
//   6. Suppose that the mover cannot score within the turn (fact 2). A landing is a point that does not bounce, where
//      the turn can end. The opponent's goal is the goal on which the opponent wins. The opponent's way is the set of
//      all bouncing points from which a path over bouncing points leads to a point next to the opponent's goal. From a
//      landing next to the opponent's goal, the opponent scores with one ply. From a landing joined to the way by an
//      undrawn segment, the opponent scores along the way, if the mover's turn stays outside the way. (Each segment of
//      such a turn has an end that is neither on the way nor the landing. So the turn uses up neither a segment of the
//      way nor one from the landing to the way.) If every landing is of one of these two kinds, the mover loses. (A
//      turn that does not end on a landing loses at once: it ends in the mover's own goal, or at a point without an
//      undrawn segment.)
//   7. If only one segment is left at the ball, and this segment leads to a bouncing point, the state has the ball at
//      the segment's other end. The mover has no other choice, since a ply into his own goal loses. After this ply the
//      same player moves again.
//   8. A chain is a path whose inner points bounce, have no segments but the two of the path, do not hold the ball, and
//      are not next to a goal. A ball that enters a chain at one end comes out at the other end within the turn, as if
//      the chain were one segment. So the key of a state (GridBoard::key) contains only the ends of a chain. If both
//      ends are the same point, the key leaves the chain out. Such a chain can be entered only when the ball is at this
//      point, and a mover who has no other ply loses with or without the chain.
//
// By facts 7 and 8 a state and the state after a ply can have the same key, if a chain leads from the ball back to the
// ball. A search still ends, as each ply draws a segment.
//
// The template parameter `Board` gives the points, the sets of segments and the symmetries. It is GridBoard for a
// rectangle, and GraphBoard for any other board.
//
// The proof numbers of a state before it is searched are computed from the next two turns (two_turns.hpp).
//
// Checked against: the rules, on whole small pitches (tests/enumerate/soccer/search/space_test.cpp) and on random
// positions of larger ones (two_turns_test.cpp in the same folder, which also compares the features with their
// definitions)
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "enumerate/soccer/search/graph_board.hpp"
#include "enumerate/soccer/search/grid_board.hpp"
#include "enumerate/soccer/search/weights.hpp"
#include "enumerate/soccer/space.hpp"
#include "games/soccer/pitch.hpp"
#include "games/soccer/position.hpp"
#include "quadrille/detail/search_space.hpp"
#include "quadrille/detail/two_player.hpp"

namespace quadrille::enumerate {

/// The segments that remain to be played. Positions of one drawing have the same.
/// \tparam Board  GridBoard or GraphBoard, as below
template <class Board>
struct SoccerRest {
  typename Board::Segments undrawn{};  ///< of the field, without those into goals
  std::uint16_t plies = 0;             ///< drawn so far, also into a goal

  std::uint64_t hash() const {
    engines::KeyMixer mixer;
    Board::mix(mixer, undrawn);
    mixer.add(plies);
    return mixer.key().high;
  }
  friend bool operator==(const SoccerRest&, const SoccerRest&) = default;
};

template <class Board>
struct SoccerSearchState {
  SoccerRest<Board> rest{};
  typename Board::Points bouncing{};  ///< the points where the same player would continue
  soccer::Vertex ball = 0;
  engines::Player mover = engines::Player::one;

  const SoccerRest<Board>& marks() const { return rest; }
  friend bool operator==(const SoccerSearchState&, const SoccerSearchState&) = default;
};

template <class Board>
class SoccerSearchSpace {
 public:
  using State = SoccerSearchState<Board>;
  using Move = soccer::Ply;
  static constexpr bool has_ties = false;

  /// \param pitch  kept by reference; the board can hold it
  explicit SoccerSearchSpace(const soccer::Pitch& pitch, FirstNumbers numbers = FirstNumbers::fitted,
                             SearchFor purpose = SearchFor::winner)
      : pitch_(pitch),
        board_(pitch),
        numbers_(numbers),
        purpose_(purpose),
        weights_(pitch.name().rules == soccer::Rules::classic ? classic_weights : paper_weights) {
    find_distances();
  }

  State start() const {
    State state{{board_.segments(), 0}, board_.walls(), pitch_.start(), engines::Player::one};
    if (pitch_.goal(state.ball) == soccer::Goal::none) state.bouncing.insert(board_.point(state.ball));
    return state;
  }
  int grade(const State& state) const { return state.rest.plies; }

  /// Lets a point bounce that no history has touched. \pre v is no goal, and the ball can reach it
  void set_bouncing(State& state, soccer::Vertex v) const { state.bouncing.insert(board_.point(v)); }

  /// The state of a position that a history leads to. \pre the pitch is drawable
  State state_of(const soccer::WidePosition& position) const;

  template <class Visit>
  void for_each_move(const State& state, Visit&& visit) const {
    if (pitch_.goal(state.ball) != soccer::Goal::none) return;
    for (const soccer::Ply& ply : pitch_.lattice().incident(state.ball)) {
      if (board_.into_goal(ply.edge) || board_.has(state.rest.undrawn, ply.edge)) visit(ply);
    }
  }

  State after(const State& state, const Move& ply) const {
    State next = state;
    next.ball = ply.to;
    ++next.rest.plies;
    if (board_.into_goal(ply.edge)) return next;
    board_.take(next.rest.undrawn, ply.edge);
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

  /// Decides a state by facts 1 to 8 above, or gives its first numbers and its key. \complexity O(plies of the longest
  /// way) shifts
  engines::Assessment assess(const State& state) const;

  /// The features of a state for its first numbers; none if the facts decide it.
  std::optional<TwoTurns> two_turns(const State& state) const;

  const soccer::Pitch& pitch() const { return pitch_; }

 private:
  using Points = typename Board::Points;
  using Working = typename Board::Working;

  // The mover's turn on the graph without traps, which decides.
  struct Turn {
    Working undrawn;
    Points bouncing;
    typename Board::Degrees degrees;
    std::size_t ball = 0;
    engines::Player mover{};
    Points within;       // bouncing points that the mover reaches in the turn, the ball's included
    Points landings;     // fresh points beside them, where the turn can end
    bool meets = false;  // true if the opponent would score within a turn from `within`
    Points safe;         // landings from which the opponent is not seen to score
  };
  void find_distances();
  engines::Decision look(const State& state, Turn& turn) const;
  void find_safe_landings(Turn& turn) const;
  TwoTurns look_ahead(Turn& turn) const;
  std::array<std::uint32_t, 2> turns_to_goals(Turn& turn) const;

  const soccer::Pitch& pitch_;
  Board board_;
  FirstNumbers numbers_;
  SearchFor purpose_;
  const TwoTurnsWeights& weights_;
  // By player and point: the plies to a point next to the player's goal, on the empty board.
  std::array<std::array<std::uint8_t, Points::capacity>, 2> distances_{};
};

template <class Board>
SoccerSearchState<Board> SoccerSearchSpace<Board>::state_of(const soccer::WidePosition& position) const {
  State state = start();
  state.ball = position.ball;
  state.mover = position.mover == soccer::Player::one ? engines::Player::one : engines::Player::two;
  state.rest.plies = static_cast<std::uint16_t>(position.drawing.size());
  position.drawing.for_each([&](soccer::Edge e) {
    if (board_.into_goal(e)) return;
    board_.take(state.rest.undrawn, e);
    const auto [u, v] = pitch_.lattice().ends(e);
    state.bouncing.insert(board_.point(u));
    state.bouncing.insert(board_.point(v));
  });
  return state;
}

template <class Board>
engines::Assessment SoccerSearchSpace<Board>::assess(const State& state) const {
  Turn turn;
  engines::Assessment result;
  result.decision = look(state, turn);
  if (result.decision.known) return result;
  const TwoTurns ahead = look_ahead(turn);
  result.first = numbers_ == FirstNumbers::by_hand ? by_hand(ahead) : fitted(ahead, weights_);
  result.key = board_.key(turn.undrawn, turn.bouncing, turn.degrees, turn.ball, turn.mover);
  return result;
}

template <class Board>
std::optional<TwoTurns> SoccerSearchSpace<Board>::two_turns(const State& state) const {
  Turn turn;
  if (look(state, turn).known) return std::nullopt;
  return look_ahead(turn);
}

template <class Board>
engines::Decision SoccerSearchSpace<Board>::look(const State& state, Turn& turn) const {
  using engines::Decision;
  using engines::Player;
  if (const soccer::Goal goal = pitch_.goal(state.ball); goal != soccer::Goal::none) {
    return {true, goal == soccer::Goal::g1 ? Player::two : Player::one};
  }
  const Player mover = state.mover;
  const Player opponent = engines::opponent(mover);
  const Points& bouncing = state.bouncing;
  turn.mover = mover;
  turn.ball = board_.point(state.ball);
  turn.undrawn = board_.working(state.rest.undrawn);

  Points at_ball = Points::of(turn.ball);
  Points reached = board_.flood(turn.undrawn, at_ball, at_ball, bouncing);           // within the turn
  if ((reached & bouncing).intersects(board_.scoring(mover))) return {true, mover};  // fact 2
  if ((reached - bouncing).empty()) return {true, opponent};

  // A leaf of the graph leads to nothing else, so without it all other reached points are still reached.
  Points kept = board_.all();
  const auto leave_out = [&](const Points& leaves) {
    kept -= leaves;
    reached -= leaves;
    board_.keep_within(turn.undrawn, kept);
  };
  const Points next_to_goals = board_.scoring(mover) | board_.scoring(opponent);
  while (true) {
    turn.degrees = board_.degrees(turn.undrawn);
    const Points single = turn.degrees.one - turn.degrees.two;
    const Points traps = ((single & bouncing) - next_to_goals) - at_ball;
    if (!traps.empty()) {  // fact 3
      leave_out(traps);
      continue;
    }
    if (single.contains(turn.ball)) {  // fact 7
      const Points next = board_.neighbours(turn.undrawn, turn.ball);
      if (next.intersects(bouncing)) {
        leave_out(at_ball);
        turn.ball = next.first();
        at_ball = next;
        continue;
      }
    }
    turn.within = reached & bouncing;
    turn.landings = reached - bouncing;
    if (turn.landings.empty()) return {true, opponent};
    if ((single & turn.landings).intersects(turn.landings - board_.scoring(opponent))) return {true, mover};  // fact 4
    turn.bouncing = bouncing & kept;
    break;
  }
  find_safe_landings(turn);
  if (purpose_ == SearchFor::certificate) return {};
  const bool none = turn.safe.empty() && (!turn.meets || (turn.landings - board_.scoring(opponent)).empty());
  return {none, opponent};  // fact 6
}

template <class Board>
void SoccerSearchSpace<Board>::find_safe_landings(Turn& turn) const {
  const Points& next_to_goal = board_.scoring(engines::opponent(turn.mover));
  const Points start = next_to_goal & turn.bouncing;
  const Points reached = board_.flood(turn.undrawn, start, start, turn.bouncing);
  const Points way = reached & turn.bouncing;
  turn.meets = turn.within.intersects(way);
  turn.safe = turn.landings - next_to_goal - (turn.meets ? board_.degrees_towards(turn.undrawn, way).two : reached);
}

template <class Board>
TwoTurns SoccerSearchSpace<Board>::look_ahead(Turn& turn) const {
  TwoTurns result;
  const auto [own, other] = turns_to_goals(turn);
  result.own_turns = own;
  result.other_turns = other;
  result.safe = std::min(static_cast<std::uint32_t>(turn.safe.size()), TwoTurns::most_landings);
  result.through_others_way = turn.meets;
  const std::size_t mover = turn.mover == engines::Player::one ? 0 : 1;
  result.own_plies = distances_[mover][turn.ball];
  result.other_plies = distances_[1 - mover][turn.ball];
  const Points& next_to_goal = board_.scoring(turn.mover);
  const Points start = next_to_goal & turn.bouncing;
  const Points won = board_.flood(turn.undrawn, start, start, turn.bouncing) | next_to_goal;
  const Points way = won & turn.bouncing;  // from here the mover scores within a turn; `won` also has the points beside
  turn.safe.for_each([&](std::size_t landing) {
    // The opponent's turn begins here and continues over points that bounce: over the mover's own if a second segment
    // leads there, and over others.
    const Points exits = board_.neighbours(turn.undrawn, landing);
    const Points back = exits & turn.within;
    const bool returns = back != back.least();
    const Points others = (exits & turn.bouncing) - turn.within;
    Points safe = exits - turn.bouncing;
    if (returns) safe |= turn.landings;
    safe.erase(landing);
    std::size_t left = (safe - won).size();
    // If the landing is in `won`, the mover may score over points that the opponent has crossed. If not, `others` only
    // add to `left`.
    const bool joins = won.contains(landing);
    if (joins ? returns || !others.empty() : left < std::max(result.replies, 2U) && !others.empty()) {
      const Points reached = board_.flood(turn.undrawn, others, others, turn.bouncing);
      safe |= reached - turn.bouncing;
      safe.erase(landing);
      if (joins) {
        Points crossed = way | (reached & turn.bouncing);
        if (returns) crossed |= turn.within;
        crossed.insert(landing);
        left = (safe - next_to_goal - board_.degrees_towards(turn.undrawn, crossed).two).size();
      } else {
        left = (safe - won).size();
      }
    }
    result.replies = std::min(result.replies, static_cast<std::uint32_t>(left));
    if (left == 0) ++result.without_reply;
    if (left == 1) ++result.with_one_reply;
  });
  result.without_reply = std::min(result.without_reply, TwoTurns::most_answers);
  result.with_one_reply = std::min(result.with_one_reply, TwoTurns::most_answers);
  return result;
}

template <class Board>
void SoccerSearchSpace<Board>::find_distances() {
  const Working all = board_.working(board_.segments());
  for (const engines::Player player : {engines::Player::one, engines::Player::two}) {
    auto& distances = distances_[player == engines::Player::one ? 0 : 1];
    distances.fill(TwoTurns::most_plies);
    Points reached = board_.scoring(player);
    Points front = reached;
    for (std::uint8_t plies = 0; plies < TwoTurns::most_plies && !front.empty(); ++plies) {
      front.for_each([&](std::size_t p) { distances[p] = plies; });
      const Points next = board_.flood(all, reached, front, {});
      front = next - reached;
      reached = next;
    }
  }
}

// The least numbers of turns that end before the ball lies next to the mover's goal, and next to the opponent's.
// Removes from the graph all that the ball cannot reach.
template <class Board>
std::array<std::uint32_t, 2> SoccerSearchSpace<Board>::turns_to_goals(Turn& turn) const {
  constexpr std::uint32_t far = TwoTurns::most_turns;
  std::array<std::uint32_t, 2> turns{};
  const Points& own = board_.scoring(turn.mover);
  const Points& other = board_.scoring(engines::opponent(turn.mover));
  Points reached = turn.within | turn.landings;  // with its last points
  Points left = turn.within;                     // those that can be left within the turn: all beside them is reached
  for (std::uint32_t ended = 0; ended < far; ++ended) {
    const bool own_is_near = left.intersects(own);
    const bool other_is_near = left.intersects(other);
    if (own_is_near && other_is_near) break;
    const Points next = board_.flood(turn.undrawn, reached, reached - left, turn.bouncing | reached);
    const std::uint32_t more = next == reached && left == reached ? far - ended : 1;
    if (!own_is_near) turns[0] += more;
    if (!other_is_near) turns[1] += more;
    if (more != 1) break;
    left = reached | (next & turn.bouncing);
    reached = next;
  }
  reached = board_.flood(turn.undrawn, reached, reached - left, board_.all());
  board_.keep_within(turn.undrawn, reached);
  turn.bouncing &= reached;
  return turns;
}

}  // namespace quadrille::enumerate
