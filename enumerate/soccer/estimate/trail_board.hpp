// TrailBoard: a compact form of a pitch, on which random trails (walks without a repeated segment) are sampled. It has
// up to eight directions at each vertex, and no goals.
//
// A ply into a goal ends the game, so a segment into a goal is undrawn while the game lasts, and the board does not
// store it. A trail over the other segments counts as one history. Each segment from the trail's last vertex to a goal
// adds one more history, a finished game. A position consists of the ball, the mover, and one byte for each vertex. The
// bits of the byte are the directions in which a segment is still free.
//
// Limits: eight segments at a vertex that is no goal. Only a user's own board can have more; require_estimable refuses
// it.
//
// Checked against: soccer::play and soccer::outcome along random games, in tests/enumerate/soccer/estimate.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "enumerate/engines/random/stream.hpp"
#include "games/soccer/pitch.hpp"

namespace quadrille::enumerate {

/// A set of a vertex's directions: bit d is direction d. If all segments are king's moves, directions are counted
/// counterclockwise from the east; otherwise they have the order of the lattice.
using Directions = std::uint8_t;

/// \throws Error (unusable_input) naming the vertex if one that is no goal has more than eight segments
/// \complexity O(vertices)
void require_estimable(const soccer::Pitch& pitch);

class TrailBoard {
 public:
  /// \pre the pitch is drawable (soccer::require_drawable) and estimable
  explicit TrailBoard(const soccer::Pitch& pitch);

  /// Vertices of the pitch, goals included; no direction leads to a goal.
  std::size_t vertex_count() const { return free_.size(); }
  soccer::Vertex start() const { return start_; }
  /// The directions of a vertex before the first ply, by vertex.
  const std::vector<Directions>& free_at_start() const { return free_; }
  /// The vertex that a direction leads to. \pre it is one of free_at_start()[v]
  soccer::Vertex to(soccer::Vertex v, unsigned direction) const { return ways_[v][direction].to; }
  /// All directions of that vertex except the one that leads back. \pre as `to`
  Directions others(soccer::Vertex v, unsigned direction) const { return ways_[v][direction].others; }

  /// The numbers of segments from `v` into the goal on which player 1 wins (0), and into that on which player 2 wins
  /// (1).
  const std::array<std::uint8_t, 2>& goals(soccer::Vertex v) const { return goals_[v]; }
  unsigned goal_count(soccer::Vertex v) const { return goals_[v][0] + unsigned{goals_[v][1]}; }

  /// True if the mover changes when the ball reaches `v`. \param free  of `v`, before the ply
  bool passes_turn(soccer::Vertex v, Directions free) const { return !walls_[v] && free == free_[v]; }

 private:
  struct Way {
    soccer::Vertex to = 0;
    Directions others = 0;
  };

  soccer::Vertex start_;
  std::vector<Directions> free_;
  std::vector<std::array<Way, 8>> ways_;
  std::vector<std::array<std::uint8_t, 2>> goals_;
  std::vector<std::uint8_t> walls_;
};

/// Draws the segment from `v` in a direction. \param free  by vertex
inline void draw(const TrailBoard& board, Directions* free, soccer::Vertex v, unsigned direction) {
  free[v] = static_cast<Directions>(free[v] & ~(1U << direction));
  Directions& there = free[board.to(v, direction)];
  there = static_cast<Directions>(there & board.others(v, direction));
}

/// Calls visit(direction) for each direction of the set, the lowest bit first.
template <class Visit>
void for_each_direction(Directions directions, Visit&& visit) {
  for (unsigned rest = directions; rest != 0; rest &= rest - 1) visit(static_cast<unsigned>(std::countr_zero(rest)));
}

// Pairings: the number of ways to pass a vertex by its free segments, and from it how good a ply is.
//
// A trail passes a vertex by pairs of segments. A vertex with f free ones can be passed in as many ways as some of them
// can be paired, where each unpaired one counts with a weight x:
//
//     pairings(0) = 1,  pairings(1) = x,  pairings(f + 1) = x pairings(f) + f pairings(f - 1).
//
// The product of these over all vertices is a guess at the number of trails that continue a position. It ignores that
// the pairs must make up one trail, and nothing else to first order. A ply from a vertex with d free segments to one
// that then has f free segments changes the guess by the factor share(f) / d, where
//
//     share(f) = f pairings(f - 1) / pairings(f + 1)
//
// is the part of the reached vertex's pairings in which the drawn segment is paired. It is below 1 if f + 1 is odd,
// because at least one segment stays unpaired, and 0 for f = 0, a dead end. So plies are about equally good except for
// these shares, and plies are chosen by them. Weights come from the choice made, not from the guess: a bad guess makes
// an estimate less precise, never wrong. Of weights x from 1/10 to 2, those from 1/3 to 1 gave the least variance on
// classic:8x10; the difference among them is small.
//
// Checked against: the sums over all trails in tests/enumerate/soccer/estimate/trail_step_test.cpp

/// The shares defined above, for a number type that holds 1/2: double, or exact rationals.
template <class Number>
class Pairings {
 public:
  Pairings() {
    const Number left_over = Number(1) / Number(2);  // x
    std::array<Number, 10> pairings{Number(1), left_over};
    for (std::size_t f = 1; f + 1 < pairings.size(); ++f) {
      pairings[f + 1] = left_over * pairings[f] + Number(static_cast<int>(f)) * pairings[f - 1];
    }
    for (std::size_t mask = 1; mask < shares_.size(); ++mask) {
      const auto f = static_cast<std::size_t>(std::popcount(mask)) - 1;
      shares_[mask] = f == 0 ? Number(0) : Number(static_cast<int>(f)) * pairings[f - 1] / pairings[f + 1];
    }
  }

  /// share(f) for a ply to a vertex that has these f + 1 segments free before it. \pre not empty
  const Number& share(Directions free) const { return shares_[free]; }

 private:
  std::array<Number, 256> shares_{};
};

// One step of a random trail: what can follow it, what ends within two plies, and which plies continue it.
//
// Every end is counted, not chosen at random. Every ply is a trail of its own, with the games that end from it by a
// goal. If each ply from it leads into a dead end, those plies are counted too. Only a vertex from which a trail can
// continue is chosen, with a probability in proportion to its rating: its share times the mean share of the plies after
// it. So a bad choice one or two plies before its end never loses a trail.
//
// Checked against: trail_step_test.cpp exhausts all choices on small pitches with exact rationals.

/// The kinds of end of a finished game, in the order of the columns of `count soccer --by outcome`.
enum class GameEnd : std::uint8_t { goal_wins_1, goal_wins_2, blocked_wins_1, blocked_wins_2 };
inline constexpr std::size_t game_ends = 4;

/// The numbers of legal plies that there were to choose from, summed over some plies.
struct AvailablePlies {
  std::uint32_t sum = 0;
  std::uint32_t squares = 0;  ///< the sum of their squares

  /// With one more ply, chosen from `legal` ones.
  AvailablePlies with(unsigned legal) const { return {sum + legal, squares + legal * legal}; }
  friend bool operator==(const AvailablePlies&, const AvailablePlies&) = default;
};

/// Histories and games that follow a trail within a step, as numbers of histories.
struct StepEnds {
  static constexpr std::size_t most_plies = 3;
  int histories = 0;  ///< finished or not, without the trail itself
  /// Finished games by their plies beyond the trail, less one, and by how they ended.
  std::array<std::array<std::uint16_t, game_ends>, most_plies> games{};
  bool any_game = false;
  AvailablePlies available{};  ///< over the plies of these games beyond the trail

  void add_games(std::size_t plies_more, GameEnd end, unsigned count, const AvailablePlies& of_each) {
    games[plies_more - 1][static_cast<std::size_t>(end)] += static_cast<std::uint16_t>(count);
    any_game = true;
    available.sum += count * of_each.sum;
    available.squares += count * of_each.squares;
  }
};

/// A ply that continues the trail.
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

/// The number of legal plies from `v`. \param free  of `v`
inline unsigned legal_plies(const TrailBoard& board, soccer::Vertex v, Directions free) {
  return static_cast<unsigned>(std::popcount(free)) + board.goal_count(v);
}

/// Adds a trail that ends at `v`: itself, and its games that end there or by a goal from there.
/// \param plies_more  its plies beyond the trail of the step
/// \param free        of `v`, after the ply that led there
/// \param mover_2     true if player 2 is to move there
/// \param available   over its plies beyond the trail of the step
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

/// Finds all that follows a trail. \param free  by vertex \param mover_2  true if player 2 is to move
template <class Number>
void look_ahead(const TrailBoard& board, const Pairings<Number>& pairings, const Directions* free, soccer::Vertex ball,
                bool mover_2, TrailStep<Number>& step) {
  step.ends = {};
  step.count = 0;
  step.total = Number(0);
  const AvailablePlies here = AvailablePlies{}.with(legal_plies(board, ball, free[ball]));
  for_each_direction(free[ball], [&](unsigned direction) {
    const soccer::Vertex to = board.to(ball, direction);
    const auto onward = static_cast<Directions>(free[to] & board.others(ball, direction));
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

// Games of uniformly random plies and their length: each ply is one of the legal ones with the same probability.
//
// Checked against: the exact mean on pitches small enough to list all games (random_game_test.cpp).

/// The mean number of plies of `games` games. \pre games > 0
/// \throws engines::Interrupted
/// \complexity O(plies), about 15 ns each
double mean_random_plies(const TrailBoard& board, std::size_t games, engines::RandomStream& random,
                         const std::stop_token& stop);

}  // namespace quadrille::enumerate
