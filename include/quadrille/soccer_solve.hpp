// Solves Paper Soccer: finds out who wins under best play from a position of a pitch, and which plies win.
//
//     const auto solved = quadrille::soccer::solve({.pitch = "paper:3x3"});
//     if (solved.winner) std::cout << "player " << *solved.winner << " wins\n";
//
// The winner depends on the following rules. If the ball is on g1 (goal 1), player 2 wins; if the ball is on g2, player
// 1 wins, no matter who drew the last ply. A player who is to move but has no legal ply loses. A program with other
// rules may find other winners.
//
// To find the winner, `solve` searches the positions, and stores the results in a table. The table distinguishes
// positions only by 94 bits of a hash (in the repository: quadrille/detail/search_space.hpp). On request `solve` also
// returns a certificate, which records the winner's strategy. The proof by a certificate relies on no hash.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "quadrille/job.hpp"
#include "quadrille/table.hpp"

namespace quadrille::soccer {

/// The rows of a solution.
enum class Show {
  winner,  ///< the winner of the position
  moves,   ///< the winner after each legal ply
  line     ///< the continuation under best play
};

/// Request for the winner of a position under best play.
struct SolveRequest {
  std::string pitch;         ///< "paper:3x3", "classic:8x10"
  std::string history{};     ///< "(2,2) (2,1)", the start first; empty for the start
  Show show = Show::winner;  ///< the kind of the rows
  bool certify = false;      ///< if true, the winner's strategy is recorded: SolveAnswer::certificate
};

/// The winner of a position.
struct PitchWinner {
  std::string pitch;          ///< the pitch of the request
  std::optional<int> winner;  ///< 1 or 2; empty if undecided
};

/// The winner after a ply.
struct PlyWinner {
  std::string to;             ///< the ball's next vertex: "(2,1)"
  std::optional<int> winner;  ///< 1 or 2; empty if undecided
};

/// A ply of best play; each ply of the winner is proved to win. If the positions can be listed, the winner makes the
/// game as short, and the loser as long, as possible. If not, the loser plays the plies that look best.
struct LinePly {
  int ply = 0;     ///< its number in the game, 1 for the first
  int mover = 0;   ///< the player to move, 1 or 2
  std::string to;  ///< the ball's next vertex
};

Schema<PitchWinner> schema_of(RowType<PitchWinner>);  ///< the columns of its table
Schema<PlyWinner> schema_of(RowType<PlyWinner>);      ///< the columns of its table
Schema<LinePly> schema_of(RowType<LinePly>);          ///< the columns of its table

/// The rows, and the effort of the search.
struct SolveAnswer : Answer {
  std::uint64_t positions = 0;  ///< positions searched, repeated searches included
  std::size_t used_slots = 0;   ///< positions that the table holds
  std::size_t slots = 0;        ///< positions that the table can hold
  std::optional<int> winner{};  ///< the winner of the position, if known
  /// The plies to the end of the game if the winner hurries and the loser delays. Set if a line was requested and the
  /// positions could be listed.
  std::optional<int> plies_to_end{};
  /// A certificate of the winner, in its file format (in the repository: docs/certificates.md). Empty if it was not
  /// requested, or if the search ended before it was complete.
  std::string certificate{};
  std::uint64_t certified_positions = 0;  ///< the number of positions in the certificate
};

/// Checks the request. In the plan, the pitch and the history are in their normal form. A checkpoint stores the plan's
/// command.
/// \throws Error (unusable_input) naming the place if the pitch cannot be read or is too large, the history is illegal,
///         or the game is over after it
/// \complexity O(segments)
Plan<SolveRequest> plan(const SolveRequest& request, const Options& options = {});

/// Searches until the winner is known, Options::deadline is over, or the stop token is set. The winner, and the rows of
/// moves and of a line, are the same on any number of threads. A run that ends early has the rows found by then, with
/// an empty winner if it is unknown. It uses Options::checkpoint.
/// \throws Error (unusable_input) if the checkpoint is not this request's
/// \complexity depends on the position: classic:6x4 takes about 3 million positions, paper:3x3 a hundred
SolveAnswer run(const Plan<SolveRequest>& plan, const Options& options = {});

/// Plans and runs. \throws as both \complexity as both
inline SolveAnswer solve(const SolveRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}

}  // namespace quadrille::soccer
