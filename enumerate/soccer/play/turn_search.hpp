// find_turn: chooses a turn for the player to move (the mover) on a pitch that is too large to be solved.
//
// The search tree consists of turns, not of plies. The search is alpha-beta (Knuth & Moore 1975) with iterative
// deepening and a transposition table. Each position that a turn can reach is one child, even if several turns lead to
// it. Three kinds of positions need no further search, because board.hpp finds their winner in time linear in the size
// of the pitch. In the first kind, the mover can reach the target (the goal on which the mover wins) in this turn. In
// the second kind, every turn of the mover loses at once. In the third kind, every turn of the mover lets the other
// player score in the next turn. All other positions get an estimate. The estimate compares two distances from the
// ball, counted in turns: to the mover's own goal and to the mover's target. The estimate also counts the vertices at
// which the mover's turn can end without letting the other player score.
//
// A win that the search finds is proved, since one winning turn suffices. A loss is proved only if the search has
// looked at all turns. If a position has more turns than the search may look at, a loss that the search finds there is
// called likely, not proved.
//
// A TurnMemory keeps the proved wins of one game. For each win it holds the winning turn of every position on which the
// proof relies. So whatever the loser replies, the next call of find_turn finds the winner's turn in the memory and
// does not search. If the memory has no room for a winning turn, the search calls the win likely, not proved.
//
// Checked against: backward induction, for every winner reported as proved, on random positions of small pitches; and
// by matches (bench/soccer_matches.cpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <vector>

#include "enumerate/soccer/play/board.hpp"
#include "games/soccer/position.hpp"

namespace quadrille::enumerate {

/// The limits of a search; the first one reached ends it. Without a stop the same nodes give the same turn.
struct SearchLimits {
  std::stop_token stop{};
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();  ///< positions estimated
  int depth = 100;                                                  ///< turns looked ahead
  bool counts_safe_ends = true;  ///< in the estimate; false for the estimate by distances and ends alone, its reference
};

/// The plies to play, and the result for the position.
struct FoundTurn {
  std::vector<soccer::Ply> plies;        ///< a whole turn; the last one passes the move or ends the game
  std::optional<soccer::Player> winner;  ///< of the position under best play, if it is proved
  int depth = 0;                         ///< turns looked ahead in all
  std::uint64_t nodes = 0;               ///< positions estimated
};

/// The results that the searches of one game share, from turn to turn: the values of positions, and the turns that win.
///
/// The values lie in a table of fixed size, where a later value replaces an earlier one. The winning turns are never
/// lost while the game can still reach their positions: each proved win rests on some of them.
class TurnMemory {
 public:
  /// The most winning turns. With the table, the memory takes about 15 MiB.
  static constexpr std::size_t most_turns = 65'536;

  enum class Bound : std::uint8_t { none, exact, at_least, at_most };

  /// The result for a position.
  struct Entry {
    PositionKey key;
    PositionKey best;  ///< of the position after its best turn
    int value = 0;     ///< for its mover
    std::int16_t depth = 0;
    Bound bound = Bound::none;
  };

  /// \param most  the most winning turns
  explicit TurnMemory(std::size_t most = most_turns) : most_(most) {}

  /// The slot of a position in the table; it may hold another position.
  Entry& entry(const PositionKey& key) { return table_[key.high % table_.size()]; }

  /// The position after the turn with which the position's mover wins; null if none is known.
  const PositionKey* winning_turn(const PositionKey& position) const;
  /// Keeps such a turn. \param plies  drawn in the position \returns false if there is no room for it
  bool keep(const PositionKey& position, std::size_t plies, const PositionKey& after);
  /// Makes room if it is short: a game that has `plies` plies cannot reach positions with fewer.
  void advance_to(std::size_t plies);

 private:
  struct Win {
    PositionKey after;
    std::size_t plies = 0;
  };
  struct Hash {
    std::size_t operator()(const PositionKey& key) const noexcept { return key.low; }
  };
  std::vector<Entry> table_ = std::vector<Entry>(std::size_t{1} << 18U);
  std::unordered_map<PositionKey, Win, Hash> wins_;
  std::size_t most_;
};

/// Finds a turn for the mover, a random one among equally good ones.
/// \param seed    of that choice
/// \param memory  of the game; for one pitch and one value of limits.counts_safe_ends only
/// \pre the game is not over, and the pitch is drawable and playable (board.hpp)
/// \complexity as the limits say; at least one turn is looked ahead, up to some ten thousand positions
FoundTurn find_turn(const soccer::Pitch& pitch, const soccer::WidePosition& position, std::uint64_t seed,
                    const SearchLimits& limits, TurnMemory& memory);

/// The same, without a memory of the game.
inline FoundTurn find_turn(const soccer::Pitch& pitch, const soccer::WidePosition& position, std::uint64_t seed,
                           const SearchLimits& limits) {
  TurnMemory memory;
  return find_turn(pitch, position, seed, limits, memory);
}

// Two players of Paper Soccer that look only at the turn they play: a better player is measured against them.
//
// Checked against: every turn is legal and whole, and by the definitions here, along random games.

/// Random numbers for a game: each call gives the next number below `below`.
class RandomChoices {
 public:
  explicit RandomChoices(std::uint64_t seed) : state_(seed) {}
  /// \pre below > 0
  std::uint64_t next(std::uint64_t below);

 private:
  std::uint64_t state_;
};

/// A turn of random plies, each uniform among the legal ones. \pre the game is not over, as for greedy_turn
std::vector<soccer::Ply> random_turn(const soccer::Pitch& pitch, const soccer::WidePosition& position,
                                     RandomChoices& choices);

/// A turn that wins if there is one. Otherwise a turn that ends, with the game continuing, at a vertex nearest to the
/// goal on which the mover wins, by king's moves, or on a board by segments; ties are broken at random. It takes a
/// shortest way there. If every turn loses, it is a random one.
std::vector<soccer::Ply> greedy_turn(const soccer::Pitch& pitch, const soccer::WidePosition& position,
                                     RandomChoices& choices);

}  // namespace quadrille::enumerate
