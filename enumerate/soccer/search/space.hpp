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
//   5. Images under a symmetry of the field have the same value, and so have images under one that exchanges the goals,
//      with the other player to move.
//
// Points, sets of segments and symmetries are those of a board: of GridBoard on a rectangle, where a flood is a few
// shifts, of GraphBoard on any other.
//
// A state looks as hard as the number of turns that must end before the ball can be at the goal.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "enumerate/soccer/search/graph_board.hpp"
#include "enumerate/soccer/search/grid_board.hpp"
#include "enumerate/soccer/space.hpp"
#include "games/soccer/pitch.hpp"
#include "games/soccer/position.hpp"
#include "quadrille/detail/search_space.hpp"
#include "quadrille/detail/two_player.hpp"

namespace quadrille::enumerate {

/// What is left to play. Positions of one drawing have the same.
/// \tparam Board  GridBoard or GraphBoard, as below
template <class Board>
struct SoccerRest {
  typename Board::Segments undrawn{};  ///< of the field, goals left out
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
  typename Board::Points bouncing{};  ///< where the same player would continue
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
  static constexpr bool has_draws = false;

  /// \param pitch  kept by reference; the board can hold it
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

  /// Facts 1 to 5 above. \complexity O(plies of the longest way) shifts
  engines::Assessment assess(const State& state) const;

  const soccer::Pitch& pitch() const { return pitch_; }

 private:
  using Points = typename Board::Points;
  using Working = typename Board::Working;

  static engines::Assessment decided(engines::Player winner) {
    engines::Assessment result;
    result.decision = {true, winner};
    return result;
  }
  engines::ProofNumbers first_numbers(const State& state, const Working& undrawn, const Points& turn) const;

  const soccer::Pitch& pitch_;
  Board board_;
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
  using engines::Player;
  if (const soccer::Goal goal = pitch_.goal(state.ball); goal != soccer::Goal::none) {
    return decided(goal == soccer::Goal::g1 ? Player::two : Player::one);
  }
  const Player mover = state.mover;
  const Player opponent = engines::opponent(mover);
  const std::size_t ball = board_.point(state.ball);
  const Points at_ball = Points::of(ball);
  const Points bouncing = state.bouncing;
  Working undrawn = board_.working(state.rest.undrawn);

  const Points turn = board_.flood(undrawn, at_ball, at_ball, bouncing);
  if ((turn & bouncing).intersects(board_.scoring(mover))) return decided(mover);  // fact 2
  if ((turn - bouncing).empty()) return decided(opponent);

  const Points within = board_.flood(undrawn, turn, turn - bouncing, board_.all());
  board_.keep_within(undrawn, within);
  const Points next_to_goals = board_.scoring(mover) | board_.scoring(opponent);
  Points kept = within;
  while (true) {  // fact 3
    const auto degrees = board_.degrees(undrawn);
    const Points single = degrees.one - degrees.two;
    const Points traps = ((single & bouncing) - next_to_goals) - at_ball;
    if (traps.empty()) {
      const Points left = kept == within ? turn : board_.flood(undrawn, at_ball, at_ball, bouncing);
      kept &= degrees.one | at_ball;
      const Points ends = left - bouncing;
      if (ends.empty()) return decided(opponent);
      if (((single & ends) - board_.scoring(opponent)).intersects(ends)) return decided(mover);  // fact 4
      engines::Assessment result;
      result.first = first_numbers(state, undrawn, left);
      result.key = board_.key(undrawn, bouncing & kept, ball, mover);
      return result;
    }
    kept -= traps;
    board_.keep_within(undrawn, kept);
  }
}

// How many turns have to end before the ball can be next to a goal, at the least, for both players.
template <class Board>
engines::ProofNumbers SoccerSearchSpace<Board>::first_numbers(const State& state, const Working& undrawn,
                                                              const Points& turn) const {
  constexpr std::uint32_t far = 12;
  std::array<std::uint32_t, 2> turns{far, far};
  const std::array<const Points*, 2> scoring{&board_.scoring(state.mover),
                                             &board_.scoring(engines::opponent(state.mover))};
  Points reached = turn;                // with its last points
  Points left = turn & state.bouncing;  // those that can be left within the turn: all beside them is reached
  for (std::uint32_t ended = 0; ended < far; ++ended) {
    for (std::size_t i = 0; i < 2; ++i) {
      if (turns[i] == far && left.intersects(*scoring[i])) turns[i] = ended;
    }
    if (turns[0] != far && turns[1] != far) break;
    const Points next = board_.flood(undrawn, reached, reached - left, state.bouncing | reached);
    if (next == reached && left == reached) break;
    left = reached | (next & state.bouncing);
    reached = next;
  }
  return {1 + 2 * turns[0], 1 + 2 * turns[1]};
}

}  // namespace quadrille::enumerate
