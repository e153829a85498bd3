// PlusminusBestPlay: a game of Plusses & Minuses that is played from its start, with the margin under best play and a
// best move at every turn.
//
// The placements of a grid that is filled in part are valued by the layers of placing.hpp, the signs that are still to
// be appended by minimax over what they lead to.
//
// Checked against: solve_plusminus_ref and placement_margin_ref (solve.hpp), along random games.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <variant>
#include <vector>

#include "enumerate/plusminus/placing.hpp"

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

/// The lists while they are made; player 1 appends first.
struct Appending {
  ListPair lists;
  std::array<int, 2> lengths{};

  /// Who is to append, 1 or 2.
  int player() const { return lengths[0] == lengths[1] ? 1 : 2; }
  Appending with(bool plus) const;
};

/// The margin under best appends from here on, and best placements.
/// \param signs    of each list at the end
/// \param margins  for each pair of whole lists, at index `first | second << signs` \complexity O(4^signs)
int value_of_appends(const Appending& lists, int signs, std::span<const std::int8_t> margins);

class PlusminusBestPlay {
 public:
  /// \param values  complete, with the layers of this n and places_first; outlives this object
  PlusminusBestPlay(int n, int places_first, const placing::PlacementValues& values);

  bool over() const { return appended() && board_.free == 0; }
  /// Who is to move, 1 or 2. \pre not over()
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
  // After the placement in a free column and row, counted among the free ones; the points so far left out.
  int value(int column, int row) const;
  void fill(int column, int row);

  int n_;
  int places_first_;
  const placing::PlacementValues& values_;
  Appending signs_;
  placing::ResidualBoard board_;
  std::uint32_t predictions_ = 0;  // at the open signs of the board
  int points_ = 0;                 // player 1's minus player 2's, of the signs that are fixed
  std::vector<int> columns_;       // the free ones, as they are called on the grid
  std::vector<int> rows_;
};

}  // namespace quadrille::enumerate
