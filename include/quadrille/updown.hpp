// Up's & Down's: two players write the numbers from 1 to n in turn, and the list's up/down word decides the score.
//
//     using namespace quadrille;
//     for (const auto& row : updown::count(updown::CountQuery{.n = 20}).rows) use(row.score, row.permutations);
//
// The score of a list is the length of the longest factor that its word (U where the list rises, D where it falls) has
// at two places. Source: L. Quet, "Up's & Down's Game", 2008.
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

/// The largest n whose factorial fits the counters of a count by score.
inline constexpr int most_counted_numbers = 34;

/// The largest n of a count by signature, which has 2^(n-1) rows.
inline constexpr int most_signature_numbers = 20;

/// The most numbers a round may have to be solved.
inline constexpr int most_solved_numbers = 39;

/// The permutations of 1 to n by their score.
struct CountQuery {
  int n = 1;  ///< 1 to most_counted_numbers
};

/// The permutations with one score.
struct ScoreCounts {
  int score = 0;         ///< the length of the longest factor that occurs twice
  Natural permutations;  ///< how many there are
  friend bool operator==(const ScoreCounts&, const ScoreCounts&) = default;
};

/// The same for each n from `first` to `last`.
struct CountRangeQuery {
  int first = 1;  ///< 1 or more
  int last = 1;   ///< `first` to most_counted_numbers
};

/// The permutations of one n with one score.
struct RangeScoreCounts {
  int n = 0;             ///< the size of the game
  int score = 0;         ///< the length of the longest factor that occurs twice
  Natural permutations;  ///< how many there are
};

/// The permutations of 1 to n by their up/down word.
struct CountSignaturesQuery {
  int n = 1;  ///< 1 to most_signature_numbers
};

/// The permutations with one up/down word.
struct SignatureCounts {
  std::string signature;  ///< n - 1 letters, `UDU`
  Natural permutations;   ///< how many there are
};

/// The score under best play by both, for each n from `first_n` to `last_n`.
struct SolveQuery {
  int first_n = 1;             ///< 1 or more
  int last_n = 1;              ///< `first_n` to most_solved_numbers
  Role first = Role::offense;  ///< the side that writes the first number
};

/// The value of the game for one n.
struct Solution {
  int n = 0;          ///< the size of the game
  std::string first;  ///< `offense` or `defense`
  int score = 0;      ///< the length of the longest factor that occurs twice
};

/// Best play from a list that is begun to its end; the list's own turns come first.
struct LineQuery {
  int n = 1;                   ///< 1 to most_solved_numbers
  Role first = Role::offense;  ///< the side that writes the first number
  std::vector<int> list{};     ///< what is written already: different numbers of 1 to n
};

/// One turn of a line of best play.
struct LineTurn {
  int turn = 0;    ///< from 1
  int player = 0;  ///< 1 for the player who writes first, 2 for the other
  int number = 0;  ///< that is written
};

/// The score under best play after each number that may be written next.
struct AdviceQuery {
  int n = 1;                   ///< 1 to most_solved_numbers
  Role first = Role::offense;  ///< the side that writes the first number
  std::vector<int> list{};     ///< what is written already: different numbers of 1 to n
};

/// One number that may be written next.
struct Advice {
  int number = 0;  ///< that is written
  int score = 0;   ///< the length of the longest factor that occurs twice
  friend bool operator==(const Advice&, const Advice&) = default;
};

/// The record of a match: a round a line, as `offense 1 first 1: 1,7,3,5,2,9,10,4,6,8`; # starts a comment.
struct ReplayQuery {
  std::string record;  ///< the text
};

/// A round that keeps the rules, and the match up to it.
struct ReplayRow {
  int round = 0;               ///< its number in the record, 1 for the first
  int offense = 0;             ///< who is on offense: 1 or 2
  int first = 0;               ///< who writes the first number: 1 or 2
  std::string list;            ///< the numbers in the order written: "1,3,2"
  std::string word;            ///< the list's up/down word: "UD"
  int score = 0;               ///< the length of the longest factor that occurs twice
  std::optional<int> place_1;  ///< the letter at which it first begins, from 1; empty where the score is 0
  std::optional<int> place_2;  ///< where it begins again
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
/// All n! permutations by score; scores that no permutation has are left out. No score is known before all are; of a
/// range those n stand that were finished.
/// \throws Error (unusable_input) if n is out of range
/// \complexity twice as long for each number more: n = 34 takes about 12 s on two processors; a few megabytes
/// Relies on: the recursion of de Bruijn (1970) and Niven (1968) for permutations of one word
Result<ScoreCounts> count(const CountQuery& query, const Options& options = {});
Result<RangeScoreCounts> count(const CountRangeQuery& query, const Options& options = {});
/// @}

/// In the order of the words with U before D, that of the rows of A060351. Memory: some 400 bytes a word.
/// \throws Error (unusable_input) if n is out of range
/// \complexity O(2^n n)
Result<SignatureCounts> count(const CountSignaturesQuery& query, const Options& options = {});

/// @{
/// These run on the calling thread. What is finished stands if the stop token ends them.
/// \throws Error (unusable_input) if n is out of range, or the list is no beginning of a permutation of 1 to n
/// \complexity a score takes tenths of a second up to n = 36, six seconds at most to n = 39; a line 38 s at n = 39; all
///             advice for an empty list 2.5 minutes
/// Relies on: the intervals of positions that are lost for the side to move (proof in the repository:
/// enumerate/updown/search.hpp)
Result<Solution> solve(const SolveQuery& query, const Options& options = {});
Result<LineTurn> solve(const LineQuery& query, const Options& options = {});
Result<Advice> solve(const AdviceQuery& query, const Options& options = {});
/// @}

/// Replays a match by the rules; a round that breaks them has no row and no part in the grand scores. It runs on the
/// calling thread; the stop token is asked between rounds.
/// \throws Error (unusable_input) naming line and column of what cannot be read \complexity O(numbers^2) a round
RecordResult<ReplayRow> replay(const ReplayQuery& query, const Options& options = {});

}  // namespace quadrille::updown
