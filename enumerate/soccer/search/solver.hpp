// Who wins Paper Soccer from a position: proof-number search over SoccerSearchSpace, for every size of pitch.
//
// A solver keeps its table, so that what one question found out serves the next: the ply that wins, who wins after each
// ply, the plies of a strategy one after the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "enumerate/soccer/search/two_turns.hpp"
#include "games/soccer/position.hpp"
#include "quadrille/detail/proof_number_search.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

/// How far a solver has come, over all it was asked.
struct SearchEffort {
  std::uint64_t positions = 0;  ///< positions searched, each as often as it was
  std::size_t used_slots = 0;   ///< of the table
  std::size_t slots = 0;        ///< in all; the table grows
};

/// A legal ply, and what is known of it without searching.
struct RatedPly {
  soccer::Ply ply;
  std::optional<soccer::Player> winner{};  ///< who wins after it; nothing if that is not known
  engines::ProofNumbers numbers{};         ///< that the mover wins with it: the smaller `win`, the nearer to a proof
};

class SoccerSolver {
 public:
  /// \param pitch    kept by reference; drawable
  /// \param options  memory bounds the table; checkpoint, stop and observer are the search's
  /// \throws as ProofNumberSearch; Error (unusable_input) if the pitch is not drawable
  static std::unique_ptr<SoccerSolver> make(const soccer::Pitch& pitch, const engines::RunOptions& options,
                                            SearchFor purpose = SearchFor::winner);
  virtual ~SoccerSolver() = default;

  /// Who wins from a position; nothing if the search ended before it knew. \pre a history leads to it, as for all
  virtual std::optional<soccer::Player> winner(const soccer::WidePosition& position) = 0;

  /// A ply with which the mover wins, of several any: what the table holds is preferred, and what it lost is searched
  /// again. Nothing if the mover does not win, or if the search ended before it knew.
  virtual std::optional<soccer::Ply> winning_ply(const soccer::WidePosition& position) = 0;

  /// All legal plies in lexicographic order, with what the table knows. \pre the game is not over
  virtual std::vector<RatedPly> plies(const soccer::WidePosition& position) const = 0;

  /// All legal plies, those first that look best for the mover before anything is searched. It depends on the position
  /// alone. \pre the game is not over
  virtual std::vector<soccer::Ply> by_promise(const soccer::WidePosition& position) const = 0;

  /// What ended the last search.
  virtual engines::RunStatus status() const = 0;
  virtual SearchEffort effort() const = 0;
  /// What ends the searches to come, and after how many more positions; never if empty.
  virtual void set_stop(std::stop_token stop) = 0;
  virtual void set_limit(std::optional<std::uint64_t> positions) = 0;

 protected:
  SoccerSolver() = default;
  SoccerSolver(const SoccerSolver&) = default;
  SoccerSolver& operator=(const SoccerSolver&) = default;
};

/// Who wins from a position, and the effort of all ranks.
struct SharedWinner {
  std::optional<soccer::Player> winner{};  ///< of rank 0 alone; nothing if the search ended before it knew
  engines::RunStatus status = engines::RunStatus::complete;
  SearchEffort effort{};
};

/// The winner, found by all ranks together. \param options  ranks is set; the rest as for SoccerSolver::make, memory
/// that of a rank \throws as engines::solve_on_ranks
SharedWinner winner_on_ranks(const soccer::Pitch& pitch, const soccer::WidePosition& position,
                             const engines::RunOptions& options);

/// One turn after the other of best play: the winner makes the first ply by promise that wins, the loser the most
/// promising one. The same on any number of threads.
struct SolvedLine {
  std::vector<soccer::Ply> plies;
  engines::RunStatus status = engines::RunStatus::complete;  ///< of the search; the line is whole if complete
};

/// The line from a position to the end of the game. \complexity a search of each position on the way, and of the
///             plies that look better than the one that wins
SolvedLine solved_line(const soccer::Pitch& pitch, SoccerSolver& solver, const soccer::WidePosition& from);

}  // namespace quadrille::enumerate
