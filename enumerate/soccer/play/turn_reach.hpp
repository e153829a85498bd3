// TurnReach: how far the ball is from either goal, in turns; and where a turn can end at all.
//
// Within a turn the ball runs over vertices that it bounces off, and the turn ends at the first that it does not. So
// the mover reaches a goal in this turn if and only if a path of undrawn segments leads there over such vertices: on a
// path no vertex comes twice, so none of its segments is in the way of another. The same holds for the vertices at
// which the turn can end. Which drawings the turn can leave is another question, and exponential (turns.hpp).
//
// Beyond the turn the distance of a vertex is the least number of vertices without a bounce on the way there, the last
// one counted: the turns of both players together that lead there if both want it. It is a bound, not a forecast.
//
// Checked against: the turns of turns_ref (turns.hpp), for who scores, who is lost, and where a turn ends.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "enumerate/soccer/play/board.hpp"

namespace quadrille::enumerate {

class TurnReach {
 public:
  static constexpr int never = std::numeric_limits<int>::max() / 4;

  /// What is found from one position. \pre the game is not over
  struct Found {
    int to_target = never;       ///< turns that must end before the ball is on the mover's target; 0: in this turn
    int to_own_goal = never;     ///< likewise, for the goal on which the mover loses
    int target_steps = never;    ///< plies of a shortest such way; a bound only
    int own_goal_steps = never;  ///< likewise
    int ends = 0;                ///< how many vertices the turn can end at, the game going on
    bool wins() const { return to_target == 0; }
    /// Whether every turn loses: the ball gets stuck, or comes upon the mover's own goal.
    bool loses() const { return to_target > 0 && ends == 0; }
  };

  /// \complexity O(segments)
  Found find(const PlayBoard& board);

  /// The exits of a path from the ball to a vertex that the last `find` has reached within the turn: one of `ends()`,
  /// or the target.
  std::vector<std::uint8_t> path_to(const PlayBoard& board, soccer::Vertex v) const;

  /// Where the turn of the last `find` can end, the game going on, in the order found.
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
  soccer::Vertex target_ = 0;
};

}  // namespace quadrille::enumerate
