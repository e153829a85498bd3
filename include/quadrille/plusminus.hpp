// Plusses & Minuses: two players predict where a permutation rises and falls, then make it together on a grid.
//
//     using namespace quadrille;
//     const auto matches = plusminus::count(plusminus::MatchesQuery{.predictions = "+-+,++-"});
//     for (const auto& row : matches.rows) use(row.matches_1, row.matches_2, row.permutations);
//
// In the first phase each player appends n - 1 signs to a list of their own, in turns. In the second they fill squares
// of an n x n grid in turns, no two in a row or column. Player 1 gets a point for each sign that the permutation P has
// at its place, player 2 for each that the inverse of P has. Source: L. Quet, "Plusses And Minuses Grid Game", 2010.
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
/// The largest boards of the three counts. The first is proved: its counters hold every number up to n = 57 and not
/// beyond (in the repository: enumerate/plusminus/matches.cpp). The others end where an answer takes minutes or a
/// hundred megabytes.
inline constexpr int most_rows_by_matches = 57;
inline constexpr int most_rows_by_descents = 400;
inline constexpr int most_rows_by_pairs = 24;
/// @}

/// The largest board that is solved.
inline constexpr int most_solved_rows = 10;

/// The permutations by both players' points, for given predictions.
struct MatchesQuery {
  std::string predictions;  ///< player 1's list, a comma, player 2's: `+-+,++-`; both of n - 1 signs
};

/// The permutations with one number of points for each player.
struct MatchesCounts {
  int matches_1 = 0;     ///< player 1's points
  int matches_2 = 0;     ///< player 2's points
  Natural permutations;  ///< how many there are
  friend bool operator==(const MatchesCounts&, const MatchesCounts&) = default;
};

/// The permutations by the minuses of both truth lists, the descents of the permutation and of its inverse.
struct DescentsQuery {
  int n = 1;  ///< 1 to most_rows_by_descents
};

/// The permutations with one number of descents of each kind.
struct DescentsCounts {
  int descents = 0;          ///< of the permutation
  int inverse_descents = 0;  ///< of its inverse
  Natural permutations;      ///< how many there are
  friend bool operator==(const DescentsCounts&, const DescentsCounts&) = default;
};

/// The pairs of truth lists that some permutation has, for each n from `first` to `last`.
struct PairsQuery {
  int first = 1;  ///< 1 or more
  int last = 1;   ///< `first` to most_rows_by_pairs
};

/// The pairs of truth lists of one n.
struct PairsCount {
  int n = 0;      ///< the size of the game
  Natural pairs;  ///< how many there are
  friend bool operator==(const PairsCount&, const PairsCount&) = default;
};

/// The margin under best play of both phases, for each n from `first` to `last`.
struct SolveQuery {
  int first = 1;         ///< 1 or more
  int last = 1;          ///< `first` to most_solved_rows
  int places_first = 2;  ///< 1 or 2: the player who fills the first square
};

/// The value of the game for one n.
struct Solution {
  int n = 0;       ///< the size of the game
  int margin = 0;  ///< player 1's points minus player 2's
};

/// How many pairs of predictions lead to which margin under best play of the second phase.
struct PredictionsQuery {
  int n = 1;             ///< 1 to most_solved_rows
  int places_first = 2;  ///< 1 or 2: the player who fills the first square
};

/// The pairs of predictions that lead to one margin.
struct MarginCounts {
  int margin = 0;  ///< player 1's points minus player 2's
  Natural pairs;   ///< how many there are
};

/// A game of best play. Of several best moves it has a plus, or the square that comes first by column, then by row.
struct LineQuery {
  int n = 1;             ///< 1 to most_solved_rows
  int places_first = 2;  ///< 1 or 2: the player who fills the first square
};

/// One turn of a line of best play.
struct LineTurn {
  int turn = 0;      ///< from 1
  int player = 0;    ///< 1 or 2
  std::string move;  ///< `+`, `-`, or a square as `(column,row)`, columns from the left, rows from the bottom, from 1
  int margin = 0;    ///< that the whole game ends with; no column
};

/// A record: of each game the grid of . and *, top row first, then a line `predictions + -, + +`, player 1's list
/// first; # starts a comment.
struct ReplayQuery {
  std::string record;  ///< the text
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
  std::optional<std::string> outcome = {};  ///< who has won, at player 2's row
};

Schema<MatchesCounts> schema_of(RowType<MatchesCounts>);    ///< the columns of its table
Schema<DescentsCounts> schema_of(RowType<DescentsCounts>);  ///< the columns of its table
Schema<PairsCount> schema_of(RowType<PairsCount>);          ///< the columns of its table
Schema<Solution> schema_of(RowType<Solution>);              ///< the columns of its table
Schema<MarginCounts> schema_of(RowType<MarginCounts>);      ///< the columns of its table
Schema<LineTurn> schema_of(RowType<LineTurn>);              ///< the columns of its table
Schema<ReplayRow> schema_of(RowType<ReplayRow>);            ///< the columns of its table

/// Rows that count nothing are left out. No row is known before all are.
/// \throws Error (unusable_input) if the lists cannot be read, differ in length, or are longer than
///         most_rows_by_matches - 1 signs
/// \complexity n = 50 takes 10 s and 1.5 GiB on two processors, n = 57 40 s and 6 GiB
/// Relies on: Robinson-Schensted; the descents of P and of its inverse are those of the two tableaux [EC2, 7.23]
Result<MatchesCounts> count(const MatchesQuery& query, const Options& options = {});

/// Rows that count nothing are left out. No row is known before all are.
/// \throws Error (unusable_input) if n is out of range
/// \complexity O(n^3) operations on numbers up to n * n!: n = 400 takes 5 s on two processors
/// Relies on: the recurrence of Carlitz, Roselle & Scoville (1966)
Result<DescentsCounts> count(const DescentsQuery& query, const Options& options = {});

/// The boards that were finished stand if the work ends early.
/// \throws Error (unusable_input) if n is out of range
/// \complexity n = 22 takes 15 s on two processors, n = 24 3 minutes and 1.5 GiB
Result<PairsCount> count(const PairsQuery& query, const Options& options = {});

/// @{
/// The margin is player 1's points minus player 2's; player 1 plays for the largest, player 2 for the smallest. The
/// boards that were finished stand if the work ends early.
/// \throws Error (unusable_input) if n or places_first is out of range
/// \complexity n = 8 takes half a second, n = 9 8 s and 0.35 GB, n = 10 190 s and 6 GB of one processor (a line 8 GB)
Result<Solution> solve(const SolveQuery& query, const Options& options = {});
Result<MarginCounts> solve(const PredictionsQuery& query, const Options& options = {});
Result<LineTurn> solve(const LineQuery& query, const Options& options = {});
/// @}

/// Scores the games of a record, two rows a game; a game that breaks the rules has none. It runs on the calling thread;
/// the stop token is asked between games.
/// \throws Error (unusable_input) naming line and column of what cannot be read \complexity O(squares)
RecordResult<ReplayRow> replay(const ReplayQuery& query, const Options& options = {});

}  // namespace quadrille::plusminus
