// PlayBoard: a position of Paper Soccer that plies are made on and taken back, for a search that looks turns ahead.
//
// At every vertex one bit for each of its segments says whether it is drawn. So a ply costs two bits and a key, a
// vertex tells at once whether the ball would bounce off it, and nothing is copied. The engines that list classes hold
// positions as edge sets instead (games/soccer/position.hpp).
//
// Positions are told apart by keys of 128 bits, the exclusive or of a number for each drawn segment, for the ball and
// for the mover (Zobrist 1970). Two positions have the same key with a probability of 2^-128 or so; a search that meets
// a thousand million positions confuses two of them with one of 2^-68.
//
// Checked against: soccer::for_each_ply, bounces and play, along random games.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
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

class PlayBoard {
 public:
  /// What a ply can come upon.
  enum class Spot : std::uint8_t { field, wall, g1, g2 };

  static constexpr std::size_t most_exits = 8;

  /// One end of a segment: where it leads, its number, and which exit it is of the vertex there.
  struct Exit {
    soccer::Vertex to = 0;
    soccer::Edge edge = 0;
    std::uint8_t back = 0;
  };

  /// \param pitch  drawable (require_drawable)
  PlayBoard(const soccer::Pitch& pitch, const soccer::WidePosition& position);

  std::size_t vertex_count() const { return spots_.size(); }
  soccer::Vertex ball() const { return ball_; }
  soccer::Player mover() const { return mover_; }

  Spot spot(soccer::Vertex v) const { return spots_[v]; }
  bool is_goal(soccer::Vertex v) const { return spots_[v] >= Spot::g1; }
  /// The goal on which a player wins.
  static constexpr Spot target(soccer::Player player) { return player == soccer::Player::one ? Spot::g2 : Spot::g1; }
  /// Whether a ball that comes to `v` bounces; of a goal it means nothing.
  bool bounces_at(soccer::Vertex v) const { return drawn_[v] != 0 || spots_[v] == Spot::wall; }

  /// The segments at `v` that are not drawn, a bit for each exit.
  unsigned open(soccer::Vertex v) const { return static_cast<unsigned>(all_[v] & ~drawn_[v]); }
  const Exit& exit(soccer::Vertex v, unsigned exit) const { return exits_[v][exit]; }

  /// Draws the segment of the ball's exit and rolls the ball there; the mover stays.
  void roll(unsigned exit);
  /// Takes back the ply by which the ball came through `exit` of `from`.
  void roll_back(soccer::Vertex from, unsigned exit);
  /// The move passes to the other player.
  void pass() { mover_ = soccer::other(mover_); }

  /// What the drawing, the ball and the mover are told apart by.
  PositionKey key() const;
  /// As key(), after the ball has gone through one more exit.
  PositionKey key_after(unsigned exit) const;

 private:
  std::vector<std::array<Exit, most_exits>> exits_;
  std::vector<std::uint8_t> all_;    // a bit for each exit
  std::vector<std::uint8_t> drawn_;  // likewise
  std::vector<Spot> spots_;
  soccer::Vertex ball_;
  soccer::Player mover_;
  PositionKey drawing_;
};

}  // namespace quadrille::enumerate
