// Plusses & Minuses: two players predict the rises and falls of a permutation, then build it together on a grid.
//
//     using namespace quadrille;
//     const Answer answer = plusminus::count({.predictions = "+-+,++-"});
//     for (const auto& row : rows<plusminus::MatchesCounts>(answer)) use(row.matches_1, row.matches_2);
//
// In the first phase the players take turns, and each player writes a list of n - 1 signs, one sign per turn. In the
// second phase they take turns to fill squares of an n x n grid, no two in the same row or column. The filled squares
// are a permutation P: for each column, the row of its filled square. The k-th sign of player 1's list predicts that P
// rises (+) or falls (-) from column k to column k + 1. Each correct prediction scores a point for player 1. Player 2
// scores in the same way, with player 2's list and the inverse of P. Source: L. Quet, "Plusses And Minuses Grid Game",
// 2010.
#pragma once

#include <optional>
#include <string>

#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/record.hpp"
#include "quadrille/table.hpp"

/// \namespace quadrille::plusminus
/// Plusses & Minuses: permutations counted by matches and descents, the game solved, records replayed.
namespace quadrille::plusminus {

/// @{
/// The largest boards of the three counts. The first bound is proved: the counters hold every number up to n = 57 and
/// not beyond (in the repository: enumerate/plusminus/matches.cpp). The other two are practical: an answer takes
/// minutes or a hundred megabytes there.
inline constexpr int most_rows_by_matches = 57;
inline constexpr int most_rows_by_descents = 400;
inline constexpr int most_rows_by_pairs = 24;
/// @}

/// The largest board that can be solved.
inline constexpr int most_solved_rows = 10;

/// The subject of a row in a count without predictions.
enum class By {
  pairs,    ///< the pairs of truth lists of one n
  descents  ///< the permutations with a given number of descents, and of descents of their inverses
};

/// The permutations of 1 to n, counted by their truth lists.
struct CountRequest {
  Range n{};          ///< from 1: by pairs to most_rows_by_pairs; by descents one number, to most_rows_by_descents
  By by = By::pairs;  ///< the subject of a row
  /// Player 1's list, a comma, player 2's list, both of n - 1 signs: `+-+,++-`. The permutations are then counted by
  /// both players' points, and `n` and `by` are ignored.
  std::optional<std::string> predictions{};
};

/// A row of a count with predictions: the permutations that give each player a certain number of points.
struct MatchesCounts {
  int matches_1 = 0;     ///< player 1's points
  int matches_2 = 0;     ///< player 2's points
  Natural permutations;  ///< the number of permutations
  friend bool operator==(const MatchesCounts&, const MatchesCounts&) = default;
};

/// A row of a count by descents, the minuses of the truth lists.
struct DescentsCounts {
  int descents = 0;          ///< descents of the permutation
  int inverse_descents = 0;  ///< descents of its inverse
  Natural permutations;      ///< the number of permutations
  friend bool operator==(const DescentsCounts&, const DescentsCounts&) = default;
};

/// A row of a count by pairs: the pairs of truth lists that occur for one n.
struct PairsCount {
  int n = 0;      ///< the size of the game
  Natural pairs;  ///< the number of pairs
  friend bool operator==(const PairsCount&, const PairsCount&) = default;
};

/// The subject of a row in a solution without a line.
enum class SolvedBy {
  n,           ///< one n
  predictions  ///< the pairs of predictions that lead to one margin under best play of the second phase
};

/// The game under best play. The margin is player 1's points minus player 2's.
struct SolveRequest {
  Range n{};                  ///< from 1 to most_solved_rows; one number by predictions and with a line
  int places_first = 2;       ///< 1 or 2: the player who fills the first square
  SolvedBy by = SolvedBy::n;  ///< the subject of a row; n with a line
  /// If true, the answer lists a game of best play. Among equally good moves it prefers a plus, or the first square by
  /// column, then by row.
  bool line = false;
};

/// A row of a solution: the value of the game for one n.
struct Solution {
  int n = 0;       ///< the size of the game
  int margin = 0;  ///< under best play of both phases
};

/// A row of a solution by predictions.
struct MarginCounts {
  int margin = 0;  ///< player 1's points minus player 2's
  Natural pairs;   ///< the pairs of predictions that lead to it
};

/// A row of a line: one turn.
struct LineTurn {
  int turn = 0;      ///< from 1
  int player = 0;    ///< 1 or 2
  std::string move;  ///< `+`, `-`, or a square as `(column,row)`, columns from the left, rows from the bottom, from 1
};

/// The answer to a request for a solution.
struct SolveAnswer : Answer {
  std::optional<int> margin{};  ///< the margin at the end of the line; empty without a line
};

/// A record. Each game is a grid of . and *, top row first, then a line `predictions + -, + +` with player 1's list
/// first. # starts a comment.
struct ReplayRequest {
  std::string record;      ///< the text
  std::string file = "-";  ///< the source of the text, as the table's provenance names it
};

/// One player in one game that keeps the rules.
struct ReplayRow {
  int game = 0;                             ///< its number in the record, 1 for the first
  int player = 0;                           ///< 1 or 2
  std::string permutation;                  ///< player 1's is P, player 2's its inverse: "3 1 2", from 1
  std::string prediction;                   ///< the player's list: "+-"
  std::string truth;                        ///< the truth list of the permutation
  std::string matches;                      ///< | where the two lists agree, . where not
  int points = 0;                           ///< the number of matches
  std::optional<std::string> outcome = {};  ///< the winner, in player 2's row only
};

Schema<MatchesCounts> schema_of(RowType<MatchesCounts>);    ///< the columns of its table
Schema<DescentsCounts> schema_of(RowType<DescentsCounts>);  ///< the columns of its table
Schema<PairsCount> schema_of(RowType<PairsCount>);          ///< the columns of its table
Schema<Solution> schema_of(RowType<Solution>);              ///< the columns of its table
Schema<MarginCounts> schema_of(RowType<MarginCounts>);      ///< the columns of its table
Schema<LineTurn> schema_of(RowType<LineTurn>);              ///< the columns of its table
Schema<ReplayRow> schema_of(RowType<ReplayRow>);            ///< the columns of its table

/// @{
/// Rows that count nothing are omitted. A count by pairs that ends early has the rows of each finished n; another count
/// has none.
/// \throws Error (unusable_input) if n is out of range; if the predictions cannot be read, differ in length, or are
///         longer than most_rows_by_matches - 1 signs
/// \complexity with predictions n = 50 takes 10 s and 1.5 GiB on two processors, n = 57 40 s and 6 GiB. By descents
///             O(n^3) operations on numbers up to n * n!: n = 400 takes 5 s. By pairs n = 22 takes 15 s, n = 24 3
///             minutes and 1.5 GiB
/// Relies on: Robinson-Schensted; the descents of P and of its inverse are those of the two tableaux [EC2, 7.23]; by
/// descents, the recurrence of Carlitz, Roselle & Scoville (1966)
Plan<CountRequest> plan(const CountRequest& request, const Options& options = {});
Answer run(const Plan<CountRequest>& plan, const Options& options = {});
/// @}

/// @{
/// Player 1 maximises the margin, player 2 minimises it. A run that ends early has the rows of each finished n; by
/// predictions or with a line, none.
/// \throws Error (unusable_input) if n or places_first is out of range, or a line is asked for by predictions
/// \complexity n = 8 takes half a second, n = 9 8 s and 0.35 GB, n = 10 190 s and 6 GB of one processor (a line 8 GB)
Plan<SolveRequest> plan(const SolveRequest& request, const Options& options = {});
SolveAnswer run(const Plan<SolveRequest>& plan, const Options& options = {});
/// @}

/// @{
/// Scores the games of a record, two rows a game; a game that breaks the rules has no rows. It runs on the calling
/// thread, and stops between games.
/// \throws Error (unusable_input) naming line and column of a text that cannot be read \complexity O(squares)
Plan<ReplayRequest> plan(const ReplayRequest& request, const Options& options = {});
RecordAnswer run(const Plan<ReplayRequest>& plan, const Options& options = {});
/// @}

/// @{
/// Plans and runs. \throws as both \complexity as both
inline Answer count(const CountRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}
inline SolveAnswer solve(const SolveRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}
inline RecordAnswer replay(const ReplayRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}
/// @}

}  // namespace quadrille::plusminus
