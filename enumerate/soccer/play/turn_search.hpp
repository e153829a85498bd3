// TurnSearch: which turn to play on a pitch that is too large to be solved.
//
// A search of turns, not plies: alpha-beta (Knuth & Moore 1975) with iterative deepening and a transposition table.
// Each position after a turn is one child, however many ways lead there. Three kinds of positions end a
// line at once, exactly and in time linear in the pitch (board.hpp): the mover reaches the target in this turn, no
// turn of the mover's can end but in a loss, or every turn lets the other player score. Elsewhere the estimate is how
// much nearer, in turns, the mover's target is than the mover's own goal, and at how many vertices the turn can end
// without letting the other player score.
//
// A win found so is proved: one turn that wins suffices. A loss is proved only where all turns were looked at; a
// position with more than the bound is at best a likely loss, and is never told as one.
//
// Checked against: backward induction, for every winner that is said to be proved, on random positions of small
// pitches; and by matches (bench/soccer_matches.cpp).
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <vector>

#include "enumerate/soccer/play/board.hpp"
#include "games/soccer/position.hpp"

namespace quadrille::enumerate {

/// What ends a search: whichever comes first. Without a stop the same nodes give the same turn.
struct SearchLimits {
  std::stop_token stop{};
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();  ///< positions estimated
  int depth = 100;                                                  ///< turns looked ahead
  bool counts_safe_ends = true;  ///< in the estimate; false for the estimate by distances and ends alone, its reference
};

/// The plies to play, and what is known of the position.
struct FoundTurn {
  std::vector<soccer::Ply> plies;        ///< a whole turn; the last one passes the move or ends the game
  std::optional<soccer::Player> winner;  ///< of the position under best play, where it is proved
  int depth = 0;                         ///< turns looked ahead over all
  std::uint64_t nodes = 0;               ///< positions estimated
};

/// Finds a turn for the mover; of equally good ones the lot decides.
/// \param seed  of the lot
/// \pre the game is not over, and the pitch is drawable and playable (board.hpp)
/// \complexity as the limits say; at least one turn is looked ahead, up to some ten thousand positions
FoundTurn find_turn(const soccer::Pitch& pitch, const soccer::WidePosition& position, std::uint64_t seed,
                    const SearchLimits& limits);

// Two players of Paper Soccer that look at nothing but the turn they play: what a better player is measured against.
//
// Checked against: every turn is legal and whole, and by the definitions here, along random games.

/// Lots for a game: each call gives the next number below `below`.
class Lots {
 public:
  explicit Lots(std::uint64_t seed) : state_(seed) {}
  /// \pre below > 0
  std::uint64_t next(std::uint64_t below);

 private:
  std::uint64_t state_;
};

/// A turn of plies each of which is drawn by lot among the legal ones. \pre the game is not over, as for greedy_turn
std::vector<soccer::Ply> random_turn(const soccer::Pitch& pitch, const soccer::WidePosition& position, Lots& lots);

/// A turn that wins if there is one; else one that ends, the game going on, at a vertex nearest to the goal on which
/// the mover wins, by king's moves, or on a board by segments; ties by lot. It gets there by a shortest way. If every
/// turn loses, it is a random one.
std::vector<soccer::Ply> greedy_turn(const soccer::Pitch& pitch, const soccer::WidePosition& position, Lots& lots);

}  // namespace quadrille::enumerate
