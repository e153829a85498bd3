// A question about winners: does each pitch of a list have the winner that the list expects?
//
// The check trusts no solver: it plays the win out by the rules of games/soccer alone. If the winner is to move, some
// ply must win. If the loser is to move, the winner must win after every ply. A solver may propose the winner's plies.
// The check notices a wrong proposal, because it tries every reply of the loser.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "games/soccer/position.hpp"
#include "proofs/claim.hpp"

namespace quadrille::soccer {

/// A pitch, and its expected winner from the start.
struct WonPitch {
  std::string pitch;  ///< paper:3x3, as to_string writes it
  Player winner = Player::one;
  int plies = 0;  ///< the most plies of an examined game: a smaller --plies omits the pitch
};

/// The result of a search of one pitch.
struct Searched {
  bool wins = false;
  int plies = 0;                ///< of the longest game examined
  std::uint64_t positions = 0;  ///< each once
  bool cut_short = false;       ///< true if a stop was requested; then the other members mean nothing
};

/// A search that decides if the player wins the pitch.
using WinSearch = std::function<Searched(const Pitch& pitch, Player winner, const std::stop_token& stop)>;

/// Tries the winner's plies until one works, and every ply of the loser. \complexity O(positions), up to all of them
Searched win_by_trying_plies(const Pitch& pitch, Player winner, const std::stop_token& stop);

/// The winner plays the solver's plies, the loser every ply. \complexity a search of the pitch, and O(positions
/// that the winner's plies allow)
Searched win_by_the_solvers_plies(const Pitch& pitch, Player winner, const std::stop_token& stop);

/// Player 1's shortest line on a pitch of two rows: into the goal, or by a post of a classic pitch.
/// \pre the height is 2
Searched win_by_the_short_line(const Pitch& pitch, Player winner, const std::stop_token& stop);

class WinnerQuestion final : public proofs::Question {
 public:
  /// \param walked  the number of the first pitches that are walked; the others are for --pitch
  WinnerQuestion(std::vector<WonPitch> pitches, std::size_t walked, std::string subject, WinSearch search)
      : pitches_(std::move(pitches)), walked_(walked), subject_(std::move(subject)), search_(std::move(search)) {}

  const std::vector<WonPitch>& pitches() const { return pitches_; }

  /// One entry a pitch. The witness is the start of the first pitch that another player wins.
  std::vector<proofs::Exhaustion> exhaust(const proofs::WalkOptions& options) const override;
  /// `it is about paper:1xN, N from 9 to 16`, unless the board is one of its pitches.
  std::string why_not_on(const std::string& board) const override;
  bool has_cases_to_generate() const override { return false; }

 private:
  std::vector<WonPitch> pitches_;
  std::size_t walked_;
  std::string subject_;
  WinSearch search_;
};

}  // namespace quadrille::soccer
