// Solves Plusses & Minuses: computes the margin (player 1's points minus player 2's points) under best play, and a game
// in which both players play best. Source of the game: Leroy Quet, "Plusses And Minuses Grid Game", 2010.
//
// In the first phase the players take turns, player 1 first, to append a sign to their own list, until both lists have
// n - 1 signs. In the second phase they take turns to fill n squares, no two in a row or column. The caller says who
// fills the first square: player 2, as the game's author suggests, or player 1. Let p(i) be the row of the filled
// square in column i, rows counted from the bottom, and q the inverse of p. Player 1 gets a point for each k for which
// the k-th sign of player 1's list is the sign of p(k+1) - p(k). Player 2 gets a point for each k for which the k-th
// sign of player 2's list is the sign of q(k+1) - q(k). Player 1 plays for the largest margin, and player 2 for the
// smallest. (Player 1 wins if the margin is positive, and player 2 if it is negative. So a player who plays for the
// margin also wins whenever a win is possible.)
//
// The second phase takes nearly all the time. enumerate/plusminus/placing.hpp computes the margin under best play of
// this phase for all 4^(n-1) pairs of lists. These pairs are the leaves of the tree of the first phase, which has fewer
// than 2 * 4^(n-1) positions.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <variant>
#include <vector>

#include "enumerate/plusminus/placing.hpp"
#include "enumerate/plusminus/residual_board.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::enumerate {

/// A sign appended to the player's own list.
struct AppendedSign {
  bool plus;
  friend bool operator==(const AppendedSign&, const AppendedSign&) = default;
};

/// A square filled; columns are counted from the left, rows from the bottom, both from 1.
struct FilledSquare {
  int column;
  int row;
  friend bool operator==(const FilledSquare&, const FilledSquare&) = default;
};

struct PlusminusTurn {
  int player;
  std::variant<AppendedSign, FilledSquare> move;
  friend bool operator==(const PlusminusTurn&, const PlusminusTurn&) = default;
};

/// Two lists of n - 1 signs; bit k - 1 is set if the k-th is a plus.
struct ListPair {
  std::uint32_t first = 0;   ///< player 1's
  std::uint32_t second = 0;  ///< player 2's
};

/// Both lists during the first phase; player 1 appends first.
struct Appending {
  ListPair lists;
  std::array<int, 2> lengths{};

  /// The player to append, 1 or 2.
  int player() const { return lengths[0] == lengths[1] ? 1 : 2; }
  Appending with(bool plus) const;
};

/// The margin under best appends from here on, and best placements.
/// \param signs    the length of each whole list
/// \param margins  the margin for each pair of whole lists, at index `first | second << signs` \complexity O(4^signs)
int value_of_appends(const Appending& lists, int signs, std::span<const std::int8_t> margins);

/// A game played from its start, with the margin under best play and a best move at every turn. The layers of
/// placing.hpp value the placements of a partly filled grid; minimax values the signs not yet appended.
/// Checked against: solve_plusminus_ref and placement_margin_ref, along random games
class PlusminusBestPlay {
 public:
  /// \param values  complete, with the layers of this n and places_first; outlives this object
  PlusminusBestPlay(int n, int places_first, const placing::PlacementValues& values);

  bool over() const { return appended() && board_.free == 0; }
  /// The player to move, 1 or 2. \pre not over()
  int player() const;
  /// Makes a legal move of that player.
  void make(const std::variant<AppendedSign, FilledSquare>& move);

  /// Player 1's points minus player 2's at the end, under best play from here on.
  int margin() const;
  /// A best move: of several a plus, or the square that comes first by column and then by row. \pre not over()
  /// \complexity O(4^signs to be appended), or O(free squares)
  PlusminusTurn best() const;

 private:
  bool appended() const { return signs_.lengths[1] == n_ - 1; }
  int value(const Appending& signs) const { return value_of_appends(signs, n_ - 1, values_.margins); }
  // The margin after a placement in a free column and row, counted among the free ones, without the points so far.
  int value(int column, int row) const;
  void fill(int column, int row);

  int n_;
  int places_first_;
  const placing::PlacementValues& values_;
  Appending signs_;
  placing::ResidualBoard board_;
  std::uint32_t predictions_ = 0;  // the predictions at the open signs of the board
  int points_ = 0;                 // player 1's minus player 2's, of the fixed signs
  std::vector<int> columns_;       // the free ones, by their numbers on the grid
  std::vector<int> rows_;
};

/// The largest n that can be solved.
inline constexpr int largest_solved_plusminus = plusminus::most_solved_rows;
static_assert(largest_solved_plusminus == placing::largest_side);

struct PlusminusSolution {
  engines::RunStatus status = engines::RunStatus::complete;  ///< unless complete, the rest is empty
  int margin = 0;
  std::map<int, std::uint64_t> pairs{};  ///< the number of pairs of lists with each margin under best placements
  std::vector<PlusminusTurn> line{};     ///< a best play, if requested
};

/// Solves the game. Of several best moves a line takes a plus, or the square that comes first by column and then by
/// row.
/// \param places_first  1 or 2
/// \param line          true to request a line; it takes more memory, as all layers are stored
/// \throws Error (unusable_input) if n or places_first is out of range
/// \complexity that of value_placements
/// Checked against: solve_plusminus_ref, confirm::placement_margins_plain
PlusminusSolution solve_plusminus(int n, int places_first, bool line, const engines::RunOptions& options);

/// The value of the first phase under best appends of both players.
/// \param margins  the margin for each pair of lists, at index `first | second << (n - 1)`
/// \complexity O(4^n)
int value_appends(int n, std::span<const std::int8_t> margins);

/// The reference implementation: the generic engines::backward_induction over the game's space. n = 5 takes 0.2 s.
PlusminusSolution solve_plusminus_ref(int n, int places_first);

/// The reference implementation for the placements alone: their margin for one pair of lists.
int placement_margin_ref(int n, int places_first, ListPair lists);

}  // namespace quadrille::enumerate
