// SoccerOpponent: the program's player of Paper Soccer. It chooses turns, and proves who wins a position.
//
// Two searches share the time for a turn. The first search tries to prove who wins, ply by ply
// (enumerate/soccer/search/solver.hpp). The second search looks several turns ahead
// (enumerate/soccer/play/turn_search.hpp) and always has a turn to play. Both searches keep their results for later
// turns. If the program's win is proved, the program chooses a turn after which it still wins. Otherwise it chooses the
// best turn that the second search found.
//
// A proof for one position also holds for the later positions, as long as the winner plays the proved turns. The start
// of the game is often easier to solve than later positions. So the program tries once, before any other search, to
// solve the start. If the caller gives a strategy, read from a certificate (a file with a winning strategy), the
// program follows it at every position that it covers, without a search.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "enumerate/run/runner.hpp"
#include "enumerate/soccer/certificate/strategy.hpp"
#include "games/soccer/position.hpp"
#include "quadrille/job.hpp"

namespace quadrille::enumerate {
class SoccerSolver;
class TurnMemory;
}  // namespace quadrille::enumerate

namespace quadrille::running {

/// The limits of a search for a turn; the first one reached ends it. With nodes the searches run one after the other,
/// and the same nodes give the same turn; without nodes they run at the same time.
struct SoccerThinking {
  const Options& options;                ///< the stop token and the deadline
  std::optional<std::uint64_t> nodes{};  ///< positions, for each of the searches
};

/// A turn, and what is known of the position before it.
struct SoccerTurn {
  std::vector<soccer::Vertex> to;  ///< the vertices of the ball, ply by ply, until the move passes or the game ends
  std::optional<soccer::Player> winner;  ///< under best play, where it is proved; if it is the mover, the turn wins
  int depth = 0;                         ///< the number of turns that it has looked ahead
  bool forced = false;                   ///< true if a certificate says who wins, and gave the winner's turn
};

/// The winner of a position, and the kind of proof.
struct ProvedWinner {
  soccer::Player player = soccer::Player::one;
  bool by_certificate = false;  ///< otherwise a search has proved it
  friend bool operator==(const ProvedWinner&, const ProvedWinner&) = default;
};

class SoccerOpponent {
 public:
  /// \param pitch   held by reference; drawable and playable (require_playable)
  /// \param seed    of the random choice between equally good turns
  /// \param memory  bytes of the table of proofs; the memory of turns comes on top (TurnMemory)
  SoccerOpponent(const soccer::Pitch& pitch, std::uint64_t seed, std::size_t memory);
  ~SoccerOpponent();
  SoccerOpponent(const SoccerOpponent&) = delete;
  SoccerOpponent& operator=(const SoccerOpponent&) = delete;

  /// Chooses a turn. \pre the game is not over, and a history leads to the position; as for winner
  SoccerTurn choose(const soccer::WidePosition& position, const SoccerThinking& thinking);

  /// Makes the player follow the strategy where it covers a position. \pre the strategy is of the pitch
  void follow(enumerate::Strategy strategy) { strategy_ = std::move(strategy); }

  /// The winner of the last position of a game under best play; nothing if that was not proved.
  /// \param game  the positions so far, each a ply after the one before; the last one alone is a game, too
  std::optional<ProvedWinner> winner(std::span<const soccer::WidePosition> game, const SoccerThinking& thinking);

 private:
  struct Searched;

  Searched search(const soccer::WidePosition& position, std::optional<std::uint64_t> nodes);
  std::vector<soccer::Vertex> winning_turn(soccer::WidePosition position, std::optional<std::uint64_t> nodes);
  std::optional<soccer::Player> known_winner(std::span<const soccer::WidePosition> game) const;
  std::optional<SoccerTurn> forced_turn(const soccer::WidePosition& position) const;
  void remember(const soccer::WidePosition& position, std::optional<soccer::Player> winner);

  const soccer::Pitch& pitch_;
  std::uint64_t seed_;
  const Deadline* clock_ = nullptr;  // of the current search for a turn; the solver looks at it
  std::unique_ptr<enumerate::SoccerSolver> solver_;
  std::unique_ptr<enumerate::TurnMemory> turns_;
  std::optional<enumerate::Strategy> strategy_;
  std::vector<std::pair<soccer::WidePosition, soccer::Player>> proved_;  // positions of games, and who wins
  bool searched_start_ = false;
};

}  // namespace quadrille::running
