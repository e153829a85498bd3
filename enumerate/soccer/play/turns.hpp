// The turns of a position, each resulting position once.
//
// A turn is a maximal run of plies by one player (Def. 2.5), so its number of ways grows exponentially with the bounces
// that are open, but many ways leave the same drawing with the ball on the same vertex. Turns are listed from the
// shortest on, a position within the turn once (its key tells), up to a bound on the positions looked at: the list says
// whether the bound has cut it short, since only a whole list can prove a loss.
//
// Left out are the turns that lose: the ball gets stuck, or comes upon the mover's own goal.
//
// Checked against: turns_ref, which follows every way, on all positions of random games on small pitches.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "enumerate/soccer/play/board.hpp"

namespace quadrille::enumerate {

/// A set of position keys that is emptied in no time. \complexity O(1) for each key, as long as it is at most half full
class KeySet {
 public:
  /// Empties the set and makes room for so many keys.
  void clear(std::size_t keys);
  /// Whether the key was not in the set before.
  bool insert(const PositionKey& key);

 private:
  struct Slot {
    PositionKey key;
    std::uint64_t round = 0;
  };
  std::vector<Slot> slots_;
  std::uint64_t round_ = 0;
};

/// The turns from one position; the memory is used again by the next list.
class TurnList {
 public:
  struct Turn {
    PositionKey key;           ///< of the position after the turn, the other player to move
    std::uint32_t before = 0;  ///< the step that comes before the last ply
    soccer::Vertex from = 0;   ///< where the last ply comes from
    std::uint8_t exit = 0;     ///< that it takes
    soccer::Vertex to = 0;     ///< where the ball comes to lie
  };

  /// Lists the turns that do not lose.
  /// \param most  how many positions within the turn are looked at
  /// \pre the game is not over
  /// \complexity O(most * plies of a turn); the board is as it was afterwards
  void list(PlayBoard& board, std::size_t most);

  const std::vector<Turn>& turns() const { return turns_; }
  /// Whether no turn is missing.
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

  std::vector<Step> steps_;  // the first stands for the beginning of the turn
  std::vector<Turn> turns_;
  KeySet seen_;
  std::vector<std::uint8_t> way_;  // the exits to a step, the last first
  bool whole_ = true;
};

/// The drawings and balls that a turn can leave, the game going on or won; the reference implementation follows every
/// way. \complexity O(ways)
std::set<std::pair<graphs::WideEdgeSet, soccer::Vertex>> turns_ref(const soccer::Pitch& pitch,
                                                                   const soccer::WidePosition& position);

}  // namespace quadrille::enumerate
