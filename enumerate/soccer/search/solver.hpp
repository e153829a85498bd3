// SoccerSolver: it finds the winner of a position of Paper Soccer by proof-number search over SoccerSearchSpace, for
// every size of pitch.
//
// A caller may ask a solver several questions, for example for the winner after each ply, or for the plies of a
// strategy one after the other. The results of each question stay in the solver's table and make the next answers
// faster.
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

/// The effort of a solver over all its questions.
struct SearchEffort {
  std::uint64_t positions = 0;  ///< positions searched, each counted as often as it was searched
  std::size_t used_slots = 0;   ///< the used slots of the table
  std::size_t slots = 0;        ///< all slots; the table grows
};

/// A legal ply, and the table's knowledge of it.
struct RatedPly {
  soccer::Ply ply;
  std::optional<soccer::Player> winner{};  ///< the winner after it; nothing if that is not known
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

  /// The winner from a position; nothing if the search ended before it knew. \pre a history leads to it, as for all
  /// members
  virtual std::optional<soccer::Player> winner(const soccer::WidePosition& position) = 0;

  /// A ply with which the mover wins, any of several. Plies that the table holds are preferred; what the table lost is
  /// searched again. Nothing if the mover does not win, or if the search ended before it knew.
  virtual std::optional<soccer::Ply> winning_ply(const soccer::WidePosition& position) = 0;

  /// All legal plies in lexicographic order, with the table's knowledge of each. \pre the game is not over
  virtual std::vector<RatedPly> plies(const soccer::WidePosition& position) const = 0;

  /// All legal plies, first those that look best for the mover before any search. The order depends on the position
  /// alone.
  /// \pre the game is not over
  virtual std::vector<soccer::Ply> by_promise(const soccer::WidePosition& position) const = 0;

  /// The status of the last search.
  virtual engines::RunStatus status() const = 0;
  virtual SearchEffort effort() const = 0;
  /// The limits of later searches: a stop token, and a number of further positions; no limit if empty.
  virtual void set_stop(std::stop_token stop) = 0;
  virtual void set_limit(std::optional<std::uint64_t> positions) = 0;

 protected:
  SoccerSolver() = default;
  SoccerSolver(const SoccerSolver&) = default;
  SoccerSolver& operator=(const SoccerSolver&) = default;
};

/// The winner from a position, and the effort of all ranks.
struct SharedWinner {
  std::optional<soccer::Player> winner{};  ///< on rank 0 alone; nothing if the search ended before it knew
  engines::RunStatus status = engines::RunStatus::complete;
  SearchEffort effort{};
};

/// The winner, found by all ranks together. \param options  ranks is set; the rest as for SoccerSolver::make, memory
/// that of a rank \throws as engines::solve_on_ranks
SharedWinner winner_on_ranks(const soccer::Pitch& pitch, const soccer::WidePosition& position,
                             const engines::RunOptions& options);

/// A line of best play: the winner makes the first ply by promise that wins, the loser the most promising one. The same
/// on any number of threads.
struct SolvedLine {
  std::vector<soccer::Ply> plies;
  engines::RunStatus status = engines::RunStatus::complete;  ///< of the search; the line is complete if it is
};

/// The line from a position to the end of the game.
/// \complexity a search of each position on the way, and of the plies that look better than the one that wins
SolvedLine solved_line(const soccer::Pitch& pitch, SoccerSolver& solver, const soccer::WidePosition& from);

}  // namespace quadrille::enumerate
