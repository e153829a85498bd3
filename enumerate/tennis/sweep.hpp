// Tennis and Footsteps turn by turn: what all games have in each position, for any *row* of such things.
//
// A layer holds the positions after so many turns: for each ball and each number of points that player 1 has left, a
// row, whose places are the points that player 2 has left. A row's things may be numbers of games (they are added) or
// the mere fact that a position is reached (bits, which are united).
//
// *A turn without listing its draws.* Let R be the layer at one ball while both have points. Draws (d, d) come from the
// diagonal, D(a, b) = R(a+1, b+1) + R(a+2, b+2) + ... With a draw higher by e the driver pays e more, so these
// are sums of D: player 1 drives from U(a, b) = D(a+1, b) + D(a+2, b) + ..., player 2 from D(a, b+1) + D(a, b+2) + ...
// Each is a running sum, so a turn costs a constant number of additions a position, not one for each pair of draws. A
// player that alone has points left draws from 1 up and drives: the same running sums along one edge.
//
// A row has `add(row)`, `add_next(row)` (each place gets what the place above has), `add_above(row)` (each place gets
// the sum of all places above) and `add_lowest(row)` (only the lowest place gets what it has there).
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "enumerate/tennis/counts.hpp"

namespace quadrille::enumerate {

template <class Row>
class TennisSweep {
 public:
  /// After no turn. \param start  the row of the start: its highest place is set
  TennisSweep(const tennis::CountQuery& query, const Row& start, const Row& zero)
      : rules_(query.rules),
        points_(query.points),
        zero_(zero),
        layer_(balls() * (static_cast<std::size_t>(points_) + 1), zero) {
    at(layer_, 0, points_) = start;
  }

  int turn() const { return turn_; }
  /// What player 1 can have left at most.
  int most_left() const { return points_ - turn_; }
  /// \pre 0 <= points_1 <= most_left(), and the ball is beyond by one at most
  const Row& row(int ball, int points_1) const { return layer_[index(ball, points_1)]; }

  /// Plays one more turn, from every position that is not the end of a game. \pre turn() < points
  void advance() {
    std::vector<Row> next(layer_.size(), zero_);
    for (int ball = -rules_.fields; ball <= rules_.fields; ++ball) {
      const int up = tennis::ball_after(rules_, ball, {1, 0});
      const int down = tennis::ball_after(rules_, ball, {0, 1});
      Row diagonal = zero_;
      Row above = zero_;
      Row alone = zero_;  // what player 1 draws from with player 2 out of points: place 0 counts
      for (int a = most_left() - 1; a >= 0; --a) {
        const Row& from = row(ball, a + 1);
        above.add(diagonal);
        diagonal.add(from);
        Row shifted = zero_;
        shifted.add_next(diagonal);
        diagonal = std::move(shifted);
        alone.add_lowest(from);
        at(next, ball, a).add(diagonal);
        at(next, up, a).add(above);
        at(next, up, a).add_lowest(alone);
        at(next, down, a).add_above(diagonal);
      }
      at(next, down, 0).add_above(row(ball, 0));
    }
    layer_ = std::move(next);
    ++turn_;
  }

 private:
  std::size_t balls() const { return 2 * static_cast<std::size_t>(rules_.fields) + 3; }
  std::size_t index(int ball, int points_1) const {
    return static_cast<std::size_t>(ball + rules_.fields + 1) * (static_cast<std::size_t>(points_) + 1) +
           static_cast<std::size_t>(points_1);
  }
  Row& at(std::vector<Row>& layer, int ball, int points_1) const { return layer[index(ball, points_1)]; }

  tennis::Rules rules_;
  int points_;
  Row zero_;
  std::vector<Row> layer_;
  int turn_ = 0;
};

}  // namespace quadrille::enumerate
