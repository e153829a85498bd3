// The question who wins, asked of whole pitches by name, each with the player who should win it.
//
// No search is believed. A win is played out by the rules of games/soccer alone: of the winner's plies one must work,
// of the loser's all are tried. Where a solver proposes the winner's plies, a wrong one loses to a reply.
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

/// A pitch, and who should win it from the start.
struct WonPitch {
  std::string pitch;  ///< paper:3x3, as to_string writes it
  Player winner = Player::one;
  int plies = 0;  ///< the most plies of a game that is looked at: --plies below it leaves the pitch out
};

/// How one pitch was examined.
struct Searched {
  bool wins = false;
  int plies = 0;                ///< of the longest game looked at
  std::uint64_t positions = 0;  ///< each once
  bool cut_short = false;       ///< whether a stop was requested; then nothing else here is of use
};

/// A search that tells whether the player wins the pitch.
using WinSearch = std::function<Searched(const Pitch& pitch, Player winner, const std::stop_token& stop)>;

/// Tries the winner's plies until one works, and every ply of the loser. \complexity O(positions), up to all of them
Searched win_by_trying_plies(const Pitch& pitch, Player winner, const std::stop_token& stop);

/// The winner plays what the solver proposes, the loser every ply. \complexity a search of the pitch, and O(positions
/// that the winner's plies allow)
Searched win_by_the_solvers_plies(const Pitch& pitch, Player winner, const std::stop_token& stop);

/// Player 1's shortest line on a pitch of two rows: into the goal, or by a post of a classic pitch.
/// \pre the height is 2
Searched win_by_the_short_line(const Pitch& pitch, Player winner, const std::stop_token& stop);

class WinnerQuestion final : public proofs::Question {
 public:
  /// \param walked  how many of the pitches are walked, the first ones; the others are for --pitch
  WinnerQuestion(std::vector<WonPitch> pitches, std::size_t walked, std::string speaks_of, WinSearch search)
      : pitches_(std::move(pitches)), walked_(walked), speaks_of_(std::move(speaks_of)), search_(std::move(search)) {}

  const std::vector<WonPitch>& pitches() const { return pitches_; }

  /// One entry a pitch. The witness is the start of the first pitch that another player wins.
  std::vector<proofs::Exhaustion> exhaust(const proofs::WalkOptions& options) const override;
  /// `it speaks of paper:1xN, N from 9 to 16`, unless the board is one of its pitches.
  std::string why_not_on(const std::string& board) const override;
  bool has_cases_to_generate() const override { return false; }

 private:
  std::vector<WonPitch> pitches_;
  std::size_t walked_;
  std::string speaks_of_;
  WinSearch search_;
};

}  // namespace quadrille::soccer
