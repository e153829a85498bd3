// Paper Soccer solved: who wins a pitch or a position under best play, and with which plies.
//
//     const auto solved = quadrille::soccer::solve(quadrille::soccer::SolveQuery{.pitch = "paper:3x3"});
//     if (solved.rows.front().winner) std::cout << "player " << *solved.rows.front().winner << " wins\n";
//
// The rules decide: a ball on g1 wins for player 2, on g2 for player 1, whoever drew the last ply (own goals are legal
// and lose), and the player to move loses without a legal ply. Other programs' rules differ there, and other winners
// may follow.
//
// A winner rests on a search whose table tells positions apart by 94 bits of a hash (in the repository:
// quadrille/detail/search_space.hpp). What rests on no hash is a certificate.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "quadrille/job.hpp"
#include "quadrille/table.hpp"

namespace quadrille::soccer {

/// A position, and how long to search.
struct SolvedPosition {
  std::string pitch;                   ///< "paper:3x3", "classic:8x10"
  std::string history{};               ///< "(2,2) (2,1)", the start first; empty for the start
  std::optional<double> seconds = {};  ///< give up after so many; never if empty
  bool certify = false;                ///< whether the winner's strategy is written down: SolveResult::certificate
};

/// Who wins from the position?
struct SolveQuery : SolvedPosition {};
/// Who wins after each legal ply?
struct SolveMovesQuery : SolvedPosition {};
/// How does the game go on under best play?
struct SolveLineQuery : SolvedPosition {};

/// Who wins.
struct PitchWinner {
  std::string pitch;          ///< as in the query
  std::optional<int> winner;  ///< 1 or 2; empty where undecided
};

/// Who wins after a ply.
struct PlyWinner {
  std::string to;             ///< where the ball goes: "(2,1)"
  std::optional<int> winner;  ///< 1 or 2; empty where undecided
};

/// A ply of best play: the winner's are proved to win. Where the positions can be listed the game is as short as the
/// winner and as long as the loser can make it; elsewhere the loser's plies are those that look best.
struct LinePly {
  int ply = 0;     ///< its number in the game, 1 for the first
  int mover = 0;   ///< 1 or 2
  std::string to;  ///< where the ball goes
};

Schema<PitchWinner> schema_of(RowType<PitchWinner>);  ///< the columns of its table
Schema<PlyWinner> schema_of(RowType<PlyWinner>);      ///< the columns of its table
Schema<LinePly> schema_of(RowType<LinePly>);          ///< the columns of its table

/// Rows, and how hard they were.
template <class Row>
struct SolveResult : Result<Row> {
  std::uint64_t positions = 0;  ///< positions searched, each as often as it was
  std::size_t used_slots = 0;   ///< positions that the table holds
  std::size_t slots = 0;        ///< positions that the table can hold
  std::optional<int> winner{};  ///< of the position, where known
  /// The plies to the end of the game if the winner wants it soon and the loser late, where a line was asked for and
  /// the positions could be listed.
  std::optional<int> plies_to_end{};
  /// A certificate of the winner, as a file holds it (in the repository: docs/certificates.md); empty if none was asked
  /// for, or if the search ended before it was whole.
  std::string certificate{};
  std::uint64_t certified_positions = 0;  ///< how many positions it holds
};

/// @{
/// The request in its normal form: `quadrille solve soccer --pitch paper:3x3 --moves`; the seconds are no part of it. A
/// checkpoint bears it. \complexity O(segments)
/// \throws Error (unusable_input) as `solve` for the pitch and the history
std::string request_of(const SolveQuery& query);
std::string request_of(const SolveMovesQuery& query);
std::string request_of(const SolveLineQuery& query);
/// @}

/// @{
/// Searches until the winner is known, the seconds are over, or the stop token is set. The winner, the rows of `moves`
/// and those of `line` are the same on any number of threads. What ended early has the rows it came to, the winner
/// empty where it is not known, and status work_limit if the seconds were over. Options::checkpoint is taken.
/// \throws Error (unusable_input) naming the place if the pitch cannot be read or held, the history is illegal or the
///         game is over after it, the seconds are not above 0, or the checkpoint is not this request's
/// \complexity as hard as the position: classic:6x4 takes about 3 million positions, paper:3x3 a hundred
SolveResult<PitchWinner> solve(const SolveQuery& query, const Options& options = {});
SolveResult<PlyWinner> solve(const SolveMovesQuery& query, const Options& options = {});
SolveResult<LinePly> solve(const SolveLineQuery& query, const Options& options = {});
/// @}

}  // namespace quadrille::soccer
