// Up's & Down's: two players in turn make a list of the numbers 1 to n, and the list's up/down word decides the score.
//
//     using namespace quadrille;
//     const Answer answer = updown::count({.n = 20});
//     for (const auto& row : rows<updown::ScoreCounts>(answer)) use(row.score, row.permutations);
//
// The word of a list has a U for each rise and a D for each fall. A factor of the word is a run of consecutive letters.
// The score is the length of the longest factor that occurs at two places of the word. Source: L. Quet, "Up's & Down's
// Game", 2008.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "quadrille/detail/updown_role.hpp"
#include "quadrille/job.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/record.hpp"
#include "quadrille/table.hpp"

/// \namespace quadrille::updown
/// Up's & Down's: permutations counted by score, the game solved, matches replayed.
namespace quadrille::updown {

/// The largest n of a count by score: its factorial fits the counters.
inline constexpr int most_counted_numbers = 34;

/// The largest n of a count by signature, which has 2^(n-1) rows.
inline constexpr int most_signature_numbers = 20;

/// The largest n of a round that can be solved.
inline constexpr int most_solved_numbers = 39;

/// The subject of a row of a count.
enum class By {
  score,     ///< the permutations of one n with one score
  signature  ///< the permutations of one n with one up/down word
};

/// The permutations of 1 to n, counted.
struct CountRequest {
  Range n{};          ///< by score from 1 to most_counted_numbers; by signature one number, to most_signature_numbers
  By by = By::score;  ///< the subject of a row
};

/// A row of a count of one n by score.
struct ScoreCounts {
  int score = 0;         ///< the length of the longest factor that occurs twice
  Natural permutations;  ///< the number of permutations
  friend bool operator==(const ScoreCounts&, const ScoreCounts&) = default;
};

/// A row of a count of several n by score.
struct RangeScoreCounts {
  int n = 0;             ///< the size of the game
  int score = 0;         ///< the length of the longest factor that occurs twice
  Natural permutations;  ///< the number of permutations
};

/// A row of a count by signature.
struct SignatureCounts {
  std::string signature;  ///< n - 1 letters, `UDU`
  Natural permutations;   ///< the number of permutations
};

/// The game under best play by both, after the given list.
struct SolveRequest {
  Range n{};                   ///< from 1 to most_solved_numbers; one number with a line or a list
  Role first = Role::offense;  ///< the side that writes the first number
  bool line = false;           ///< if true, the rows are the turns of a best play, the list's own turns first
  std::optional<std::vector<int>> list{};  ///< different numbers of 1 to n; without a line, a row for each next number
};

/// A row of a solution without a line and without a list.
struct Solution {
  int n = 0;          ///< the size of the game
  std::string first;  ///< `offense` or `defense`
  int score = 0;      ///< the length of the longest factor that occurs twice
};

/// A row of a line: one turn.
struct LineTurn {
  int turn = 0;    ///< from 1
  int player = 0;  ///< 1 for the player who writes the first number, 2 for the other
  int number = 0;  ///< the number that the player writes
};

/// A row of a solution with a list: a number that may be written next, and the score under best play after it.
struct Advice {
  int number = 0;  ///< the number that the player writes
  int score = 0;   ///< the length of the longest factor that occurs twice
  friend bool operator==(const Advice&, const Advice&) = default;
};

/// The record of a match, one round a line: `offense 1 first 1: 1,7,3,5,2,9,10,4,6,8`. # starts a comment.
struct ReplayRequest {
  std::string record;      ///< the text
  std::string file = "-";  ///< the source of the text, as the table's provenance names it
};

/// A round that keeps the rules, with the grand scores so far.
struct ReplayRow {
  int round = 0;               ///< its number in the record, 1 for the first
  int offense = 0;             ///< the player on offense: 1 or 2
  int first = 0;               ///< the player who writes the first number: 1 or 2
  std::string list;            ///< the numbers in the order written: "1,3,2"
  std::string word;            ///< the list's up/down word: "UD"
  int score = 0;               ///< the length of the longest factor that occurs twice
  std::optional<int> place_1;  ///< the letter at which that factor first begins, from 1; empty if the score is 0
  std::optional<int> place_2;  ///< the letter at which it begins again; empty if the score is 0
  int grand_1 = 0;             ///< player 1's grand score so far
  int grand_2 = 0;             ///< player 2's grand score so far
};

Schema<ScoreCounts> schema_of(RowType<ScoreCounts>);            ///< the columns of its table
Schema<RangeScoreCounts> schema_of(RowType<RangeScoreCounts>);  ///< the columns of its table
Schema<SignatureCounts> schema_of(RowType<SignatureCounts>);    ///< the columns of its table
Schema<Solution> schema_of(RowType<Solution>);                  ///< the columns of its table
Schema<LineTurn> schema_of(RowType<LineTurn>);                  ///< the columns of its table
Schema<Advice> schema_of(RowType<Advice>);                      ///< the columns of its table
Schema<ReplayRow> schema_of(RowType<ReplayRow>);                ///< the columns of its table

/// @{
/// Counts all n! permutations. By score, the rows are ordered by n, then by score, and scores without permutations are
/// omitted. The scores of one n are all found together, so a run that ends early has the rows of each finished n. By
/// signature, rows are ordered by word with U before D, the order of A060351.
/// \throws Error (unusable_input) if n is out of range
/// \complexity by score twice as long for each further number: n = 34 takes about 12 s on two processors, and a few
///             megabytes. By signature O(2^n n), and some 400 bytes a word
/// Relies on: the recursion of de Bruijn (1970) and Niven (1968) for permutations of one word
Plan<CountRequest> plan(const CountRequest& request, const Options& options = {});
Answer run(const Plan<CountRequest>& plan, const Options& options = {});
/// @}

/// @{
/// Solves on the calling thread. A run that ends early has the rows of each finished n; with a line or a list, none.
/// \throws Error (unusable_input) if n is out of range, or if the list does not begin a permutation of 1 to n
/// \complexity a score takes tenths of a second up to n = 36, six seconds at most to n = 39; a line 38 s at n = 39; all
///             numbers that may follow an empty list 2.5 minutes
/// Relies on: the intervals of positions that the side to move loses (proof in the repository:
/// enumerate/updown/search.hpp)
Plan<SolveRequest> plan(const SolveRequest& request, const Options& options = {});
Answer run(const Plan<SolveRequest>& plan, const Options& options = {});
/// @}

/// @{
/// Replays a match by the rules. A round that breaks them has no row and does not count in the grand scores. The replay
/// works on the calling thread, and stops between rounds.
/// \throws Error (unusable_input) naming line and column of a text that cannot be read \complexity O(numbers^2) a round
Plan<ReplayRequest> plan(const ReplayRequest& request, const Options& options = {});
RecordAnswer run(const Plan<ReplayRequest>& plan, const Options& options = {});
/// @}

/// @{
/// Plans and runs. \throws as both \complexity as both
inline Answer count(const CountRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}
inline Answer solve(const SolveRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}
inline RecordAnswer replay(const ReplayRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}
/// @}

}  // namespace quadrille::updown
