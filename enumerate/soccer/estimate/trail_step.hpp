// One step of a trail that is drawn at random: what can follow, what ends within two plies, and which plies lead on.
//
// All that ends is counted, not drawn by lot: every ply is a trail of its own, with the games that end from it by a
// goal; and where each ply from it leads into a dead end, those plies are counted too. Only a vertex from which a trail
// can go on further is chosen, with a probability in proportion to its rating: its share (pairings.hpp) times the mean
// share of the plies after it. So a trail is never lost by a bad choice one or two plies before its end.
//
// Checked against: trail_step_test.cpp exhausts all choices on small pitches with exact rationals.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "enumerate/soccer/estimate/pairings.hpp"
#include "enumerate/soccer/estimate/trail_board.hpp"

namespace quadrille::enumerate {

/// How a finished game ended: the order of the columns of `count soccer --by outcome`.
enum class GameEnd : std::uint8_t { goal_wins_1, goal_wins_2, blocked_wins_1, blocked_wins_2 };
inline constexpr std::size_t game_ends = 4;

/// The legal plies that there were to choose from, over some plies.
struct AvailablePlies {
  std::uint32_t sum = 0;
  std::uint32_t squares = 0;  ///< the sum of their squares

  /// With one ply more, chosen from so many.
  AvailablePlies with(unsigned legal) const { return {sum + legal, squares + legal * legal}; }
  friend bool operator==(const AvailablePlies&, const AvailablePlies&) = default;
};

/// What follows a trail within a step, as numbers of histories.
struct StepEnds {
  static constexpr std::size_t most_plies = 3;
  int histories = 0;  ///< finished or not, the trail itself left out
  /// Finished games by the plies that they have more than the trail, less one, and by how they ended.
  std::array<std::array<std::uint8_t, game_ends>, most_plies> games{};
  bool any_game = false;
  AvailablePlies available{};  ///< over those plies of these games that the trail does not have

  void add_games(std::size_t plies_more, GameEnd end, unsigned count, const AvailablePlies& of_each) {
    games[plies_more - 1][static_cast<std::size_t>(end)] += static_cast<std::uint8_t>(count);
    any_game = true;
    available.sum += count * of_each.sum;
    available.squares += count * of_each.squares;
  }
};

/// A ply that leads on.
template <class Number>
struct Candidate {
  std::uint8_t direction = 0;
  bool passes_turn = false;
  Number rating{};  ///< its probability is this over the sum of all
  Number look{};    ///< the mean share of the plies after it
};

template <class Number>
struct TrailStep {
  StepEnds ends;
  std::array<Candidate<Number>, 8> candidates{};
  std::size_t count = 0;  ///< of candidates
  Number total{};         ///< of their ratings
};

/// How many plies are legal from `v`. \param free  of `v`
inline unsigned legal_plies(const TrailBoard& board, soccer::Vertex v, Directions free) {
  return static_cast<unsigned>(std::popcount(free)) + board.goal_count(v);
}

/// A trail that ends at `v`: itself, and its games that end there or by a goal from there.
/// \param plies_more  that it has more than the trail of the step
/// \param free        of `v`, after the ply that came there
/// \param mover_2     whether player 2 is to move there
/// \param available   over the plies that it has more
inline void count_end(const TrailBoard& board, soccer::Vertex v, std::size_t plies_more, Directions free, bool mover_2,
                      const AvailablePlies& available, StepEnds& ends) {
  const auto& goals = board.goals(v);
  const unsigned both = board.goal_count(v);
  ends.histories += 1 + static_cast<int>(both);
  if (both != 0) {
    const AvailablePlies with_goal = available.with(legal_plies(board, v, free));
    ends.add_games(plies_more + 1, GameEnd::goal_wins_1, goals[0], with_goal);
    ends.add_games(plies_more + 1, GameEnd::goal_wins_2, goals[1], with_goal);
  } else if (free == 0) {
    ends.add_games(plies_more, mover_2 ? GameEnd::blocked_wins_1 : GameEnd::blocked_wins_2, 1, available);
  }
}

/// Looks at all that follows a trail. \param free  by vertex \param mover_2  whether player 2 is to move
template <class Number>
void look_ahead(const TrailBoard& board, const Pairings<Number>& pairings, const Directions* free, soccer::Vertex ball,
                bool mover_2, TrailStep<Number>& step) {
  step.ends = {};
  step.count = 0;
  step.total = Number(0);
  const AvailablePlies here = AvailablePlies{}.with(legal_plies(board, ball, free[ball]));
  for_each_direction(free[ball], [&](unsigned direction) {
    const soccer::Vertex to = board.to(ball, direction);
    const auto onward = static_cast<Directions>(free[to] & ~(1U << TrailBoard::opposite(direction)));
    const bool passes = board.passes_turn(to, free[to]);
    const bool mover_2_there = mover_2 != passes;
    count_end(board, to, 1, onward, mover_2_there, here, step.ends);
    if (onward == 0) return;
    Number shares(0);
    for_each_direction(onward, [&](unsigned next) { shares += pairings.share(free[board.to(to, next)]); });
    if (shares == 0) {  // dead ends only
      const AvailablePlies there = here.with(legal_plies(board, to, onward));
      for_each_direction(onward, [&](unsigned next) {
        const soccer::Vertex end = board.to(to, next);
        count_end(board, end, 2, 0, mover_2_there != board.passes_turn(end, free[end]), there, step.ends);
      });
      return;
    }
    Candidate<Number>& candidate = step.candidates[step.count++];
    candidate.direction = static_cast<std::uint8_t>(direction);
    candidate.passes_turn = passes;
    candidate.look = shares / Number(std::popcount(onward));
    candidate.rating = pairings.share(free[to]) * candidate.look;
    step.total += candidate.rating;
  });
}

}  // namespace quadrille::enumerate
