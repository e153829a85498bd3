// Paper Soccer solved: who wins a pitch or a position under best play, and with which plies.
//
//     const auto solved = quadrille::soccer::solve({.pitch = "paper:3x3"});
//     if (solved.winner) std::cout << "player " << *solved.winner << " wins\n";
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

/// What is shown of a solution.
enum class Show {
  winner,  ///< who wins the position
  moves,   ///< who wins after each legal ply
  line     ///< how the game continues under best play
};

/// Who wins from a position, and how?
struct SolveRequest {
  std::string pitch;         ///< "paper:3x3", "classic:8x10"
  std::string history{};     ///< "(2,2) (2,1)", the start first; empty for the start
  Show show = Show::winner;  ///< what the rows are
  bool certify = false;      ///< whether the winner's strategy is written down: SolveAnswer::certificate
};

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

/// The rows, and how hard they were.
struct SolveAnswer : Answer {
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

/// Checks the request. In the plan the pitch and the history are in their normal form; a checkpoint bears its command.
/// \throws Error (unusable_input) naming the place if the pitch cannot be read or held, the history is illegal, or the
///         game is over after it
/// \complexity O(segments)
Plan<SolveRequest> plan(const SolveRequest& request, const Options& options = {});

/// Searches until the winner is known, Options::deadline is over, or the stop token is set. The winner, and the rows of
/// moves and of a line, are the same on any number of threads. What ended early has the rows it came to, the winner
/// empty where it is not known. Options::checkpoint is taken.
/// \throws Error (unusable_input) if the checkpoint is not this request's
/// \complexity as hard as the position: classic:6x4 takes about 3 million positions, paper:3x3 a hundred
SolveAnswer run(const Plan<SolveRequest>& plan, const Options& options = {});

/// Plans and runs. \throws as both \complexity as both
inline SolveAnswer solve(const SolveRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}

}  // namespace quadrille::soccer
