// PlayBoard: a position of Paper Soccer for a search that looks turns ahead. The search makes plies on the board and
// takes them back.
//
// Each vertex has a word with one bit for each of its segments; the bit says whether the segment is drawn. So a ply
// changes only two bits and the key of the position, and copies nothing. The word also shows at once whether the ball
// would bounce at the vertex. (The engines that count have another form of a position, games/soccer/position.hpp, with
// one set for all drawn segments.)
//
// Limits: 64 segments at a vertex. Only a board that the user defines can have more; require_playable refuses such a
// board.
//
// The key has 128 bits and identifies a position. It is the exclusive or of fixed pseudorandom numbers: one for each
// drawn segment, one for the ball's vertex and one for the mover (Zobrist 1970). The key of two different positions is
// the same with a probability of about 2^-128. If a search meets a thousand million positions, the probability that two
// of them have the same key is about 2^-68.
//
// Checked against: soccer::for_each_ply, soccer::bounces and soccer::play, along random games.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <set>
#include <utility>
#include <vector>

#include "games/soccer/position.hpp"

namespace quadrille::enumerate {

struct PositionKey {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  friend bool operator==(const PositionKey&, const PositionKey&) = default;
  constexpr PositionKey& operator^=(const PositionKey& other) {
    low ^= other.low;
    high ^= other.high;
    return *this;
  }
  friend constexpr PositionKey operator^(PositionKey a, const PositionKey& b) { return a ^= b; }
};

/// \throws Error (unusable_input) naming the vertex if one has more than 64 segments \complexity O(vertices)
void require_playable(const soccer::Pitch& pitch);

class PlayBoard {
 public:
  /// The kinds of vertex that a ply can reach.
  enum class Spot : std::uint8_t { field, wall, g1, g2 };

  /// A set of a vertex's segments, a bit for each exit.
  using Exits = std::uint64_t;

  /// One end of a segment: the vertex that it leads to, the segment's number, and its exit number at that vertex.
  struct Exit {
    soccer::Vertex to = 0;
    soccer::Edge edge = 0;
    std::uint8_t back = 0;
  };

  /// \param pitch  drawable (require_drawable) and playable
  PlayBoard(const soccer::Pitch& pitch, const soccer::WidePosition& position);

  std::size_t vertex_count() const { return spots_.size(); }
  soccer::Vertex ball() const { return ball_; }
  soccer::Player mover() const { return mover_; }

  Spot spot(soccer::Vertex v) const { return spots_[v]; }
  bool is_goal(soccer::Vertex v) const { return spots_[v] >= Spot::g1; }
  /// The goal on which a player wins.
  static constexpr Spot target(soccer::Player player) { return player == soccer::Player::one ? Spot::g2 : Spot::g1; }
  /// The vertices of a player's target.
  const std::vector<soccer::Vertex>& targets(soccer::Player player) const {
    return targets_[player == soccer::Player::one ? 0 : 1];
  }
  /// True if a ball that reaches `v` bounces; without meaning for a goal.
  bool bounces_at(soccer::Vertex v) const { return drawn_[v] != 0 || spots_[v] == Spot::wall; }

  /// The segments at `v` that are not drawn.
  Exits open(soccer::Vertex v) const { return all_[v] & ~drawn_[v]; }
  const Exit& exit(soccer::Vertex v, unsigned exit) const { return exits_[first_[v] + exit]; }

  /// The segments that are drawn. O(vertices).
  std::size_t drawn() const;

  /// Draws the segment of the ball's exit and rolls the ball there; the mover stays.
  void roll(unsigned exit);
  /// Takes back the ply by which the ball came through `exit` of `from`.
  void roll_back(soccer::Vertex from, unsigned exit);
  /// Passes the move to the other player.
  void pass() { mover_ = soccer::other(mover_); }

  /// The key of the drawing, the ball and the mover.
  PositionKey key() const;
  /// The value of key() after the ball has gone through one more exit.
  PositionKey key_after(unsigned exit) const;

 private:
  std::vector<Exit> exits_;  // those of a vertex side by side
  std::vector<std::uint32_t> first_;
  std::vector<Exits> all_;
  std::vector<Exits> drawn_;
  std::vector<Spot> spots_;
  std::array<std::vector<soccer::Vertex>, 2> targets_;
  soccer::Vertex ball_;
  soccer::Player mover_;
  PositionKey drawing_;
};

// TurnReach: the distance of the ball from either goal, in turns, and the vertices where a turn can end.
//
// Within a turn the ball runs over vertices that it bounces off, and the turn ends at the first that it does not. So
// the mover reaches a goal in this turn if and only if a path of undrawn segments leads there over such vertices. On a
// path no vertex comes twice, so none of its segments is in the way of another. The same holds for the vertices where
// the turn can end. The drawings that the turn can leave are another question, and exponential (the turns below).
//
// Beyond the turn the distance of a vertex is the least number of vertices without a bounce on the way there, the last
// one counted. These are the turns of both players together that lead there if both want it: a bound, not a forecast.
//
// Checked against: the turns of turns_ref, for who scores, who is lost, and where a turn ends.

class TurnReach {
 public:
  static constexpr int never = std::numeric_limits<int>::max() / 4;

  /// The result for one position. \pre the game is not over
  struct Found {
    int to_target = never;       ///< turns that must end before the ball is on the mover's target; 0: in this turn
    int to_own_goal = never;     ///< likewise, for the goal on which the mover loses
    int target_steps = never;    ///< plies of a shortest such way; a bound only
    int own_goal_steps = never;  ///< likewise
    int ends = 0;                ///< the number of vertices where the turn can end without ending the game
    bool wins() const { return to_target == 0; }
    /// True if every turn loses: the ball gets stuck, or reaches the mover's own goal.
    bool loses() const { return to_target > 0 && ends == 0; }
  };

  /// \complexity O(segments)
  Found find(const PlayBoard& board);

  /// The ends of the last `find` from which the opponent is not seen to score at once.
  struct SafeEnds {
    int count = 0;
    /// True if the opponent is proved to score from every end, whatever the turn.
    bool loses = false;
  };
  /// The opponent's way is the set of vertices with a bounce that are connected, over such vertices, with the
  /// opponent's target. A turn that stays outside draws no segment of it and none to it (fact 6 of
  /// enumerate/soccer/search/space.hpp).
  /// \pre the last `find` was of this board and neither wins nor loses
  /// \complexity O(segments of the way and the ends)
  SafeEnds safe_ends(const PlayBoard& board);

  /// The exits of a path from the ball to a vertex that the last `find` has reached within the turn: one of `ends()`,
  /// or the target.
  std::vector<std::uint8_t> path_to(const PlayBoard& board, soccer::Vertex v) const;

  /// The vertices where the turn of the last `find` can end without ending the game, in the order found.
  const std::vector<soccer::Vertex>& ends() const { return ends_; }
  /// The vertex of the target that the last `find` has reached within the turn. \pre it wins
  soccer::Vertex target() const { return target_; }

 private:
  struct Way {
    int turns = never;
    int steps = 0;
    soccer::Vertex from = 0;
    std::uint8_t exit = 0;
  };

  std::vector<Way> ways_;
  std::vector<soccer::Vertex> now_;
  std::vector<soccer::Vertex> later_;
  std::vector<soccer::Vertex> ends_;
  std::vector<bool> on_way_;
  soccer::Vertex target_ = 0;
};

// The turns of a position, each resulting position once.
//
// A turn is a maximal run of plies by one player (Def. 2.5). The number of its ways grows exponentially with the
// bounces that are open, but many ways leave the same drawing with the ball on the same vertex. Turns are listed from
// the shortest on, each position within the turn once (by its key), up to a bound on the positions looked at. The list
// says whether the bound has cut it short, since only a complete list can prove a loss.
//
// The list leaves out the turns that lose: the ball gets stuck, or reaches the mover's own goal.
//
// Checked against: turns_ref, which follows every way, on all positions of random games on small pitches.

/// A set of position keys that is emptied in constant time. \complexity O(1) for each key
class KeySet {
 public:
  void clear();
  /// Inserts the key; returns true if it was not in the set before.
  bool insert(const PositionKey& key);

 private:
  struct Slot {
    PositionKey key;
    std::uint64_t round = 0;
  };
  void grow();
  std::size_t place_of(const PositionKey& key) const;  // its slot, or the free one where it belongs
  std::vector<Slot> slots_ = std::vector<Slot>(64);    // at most half of them are used
  std::size_t used_ = 0;
  std::uint64_t round_ = 1;
};

/// The turns from one position; the next list uses the memory again.
class TurnList {
 public:
  struct Turn {
    PositionKey key;           ///< of the position after the turn, the other player to move
    std::uint32_t before = 0;  ///< the step before the last ply
    soccer::Vertex from = 0;   ///< the vertex where the last ply begins
    std::uint8_t exit = 0;     ///< the exit that the last ply takes
    soccer::Vertex to = 0;     ///< the vertex where the last ply ends
  };

  /// Lists the turns that do not lose.
  /// \param most  the most positions within the turn that are looked at
  /// \pre the game is not over
  /// \complexity O(most * plies of a turn); afterwards the board is as it was
  void list(PlayBoard& board, std::size_t most);

  const std::vector<Turn>& turns() const { return turns_; }
  /// True if no turn is missing.
  bool whole() const { return whole_; }
  /// The exits of a turn's plies.
  std::vector<std::uint8_t> exits(const Turn& turn) const;

  /// Plays a turn of the list on the board it was listed for, or takes it back; the move passes with it.
  void play(PlayBoard& board, const Turn& turn);
  void take_back(PlayBoard& board, const Turn& turn) const;

 private:
  struct Step {
    std::uint32_t before = 0;
    soccer::Vertex from = 0;
    std::uint8_t exit = 0;
  };

  void roll_to(PlayBoard& board, std::uint32_t step);
  void roll_back_from(PlayBoard& board, std::uint32_t step) const;

  std::vector<Step> steps_;  // the first is the beginning of the turn
  std::vector<Turn> turns_;
  KeySet seen_;
  std::vector<std::uint8_t> way_;  // the exits to a step, the last first
  bool whole_ = true;
};

/// The drawings and balls that a turn can leave, with the game continuing or won. The reference implementation follows
/// every way. \complexity O(ways)
std::set<std::pair<graphs::WideEdgeSet, soccer::Vertex>> turns_ref(const soccer::Pitch& pitch,
                                                                   const soccer::WidePosition& position);

}  // namespace quadrille::enumerate
