// PlusminusOpponent: chooses the program's moves in a game of Plusses & Minuses, and computes the margin of an
// unfinished game. If the opponent can solve the placement of squares in time, it plays best. Otherwise it appends
// random signs, fills a square that gains most points at once, and gives no margin.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "enumerate/plusminus/margin.hpp"
#include "quadrille/job.hpp"

namespace quadrille::running {

/// A move.
struct PlusminusChoice {
  std::variant<enumerate::AppendedSign, enumerate::FilledSquare> move;
  std::optional<int> margin;  ///< under best play, where it is proved; the move is then a best one
};

class PlusminusOpponent {
 public:
  /// \param places_first  1 or 2: the player of the first square
  /// \param seed          seed of the random choices where the game is not solved
  /// \pre n >= 1
  PlusminusOpponent(int n, int places_first, std::uint64_t seed);
  ~PlusminusOpponent();
  PlusminusOpponent(const PlusminusOpponent&) = delete;
  PlusminusOpponent& operator=(const PlusminusOpponent&) = delete;

  /// A best move, if the game is solved before the stop token is set. Otherwise a random sign, or a random square among
  /// those that gain most at once. Later calls use the same solution.
  /// \param played  all moves so far, from the start \pre the game is not over
  /// \complexity the first call solves the placements: n = 8 half a second, n = 9 8 s, n = 10 190 s of one processor;
  ///             beyond plusminus::most_solved_rows nothing is tried
  PlusminusChoice choose(std::span<const enumerate::PlusminusTurn> played, const Options& options);

  /// Player 1's points minus player 2's under best play; nothing if it was not proved before the stop token was set.
  std::optional<int> margin(std::span<const enumerate::PlusminusTurn> played, const Options& options);

 private:
  struct Solved;

  // The game after these moves, once the placements are valued.
  std::optional<enumerate::PlusminusBestPlay> at(std::span<const enumerate::PlusminusTurn> played,
                                                 const Options& options);
  PlusminusChoice by_chance(std::span<const enumerate::PlusminusTurn> played);

  int n_;
  int places_first_;
  std::uint64_t random_state_;
  std::unique_ptr<Solved> solved_;
};

}  // namespace quadrille::running
