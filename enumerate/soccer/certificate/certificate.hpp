// A certificate of Paper Soccer: a file that holds a winning strategy, so that anyone can check who wins.
//
// The file lists, depth first, all positions that can arise when the winner follows one strategy and the loser plays
// anything. The live segments of a position are the undrawn ones that the ball can still reach. The file writes a
// position in full only once. If a later position, or its mirror image, agrees with an earlier one in live segments,
// ball and mover, the file writes only a reference to the earlier one. docs/certificates.md describes every byte, and
// proves that a position has the same winner as the one to which its reference leads.
//
// The command `quadrille_confirm certificate` (enumerate/confirm/soccer/certificate.hpp) checks a certificate; it
// shares no code with this file.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "games/soccer/history.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

/// Returns a winning ply. It is asked only for positions where the winner is to move: the first one, and those that
/// arise from it under the returned plies.
using WinningPly = std::function<soccer::Ply(const soccer::WidePosition&)>;

struct Certificate {
  soccer::PitchName pitch;
  std::string history;  ///< the plies before the first position, as `(2,2) (2,1)`; b0 alone if there are none
  soccer::Player winner = soccer::Player::one;
  std::uint64_t positions = 0;  ///< the number of positions in the walk, each counted once
  std::string walk;             ///< the bytes after the header

  /// The file: the header, which names the walk's length and XXH3, and the walk. O(bytes).
  std::string bytes() const;
  /// The header alone, to be followed by `walk`. O(bytes).
  std::string header() const;
};

/// The certificate in a file's bytes; its walk is not read.
/// \throws Error (unusable_input) naming the line that no certificate of this version has, a wrong checksum included
/// \complexity O(bytes)
Certificate parse_certificate(std::string_view file);

/// The number of a ply in a walk: its direction from 0 to 7; on a board its index among the edges at the ball.
std::uint64_t exit_number(const soccer::Pitch& pitch, soccer::Vertex from, const soccer::Ply& ply);
/// The bound of ply numbers: plies have smaller numbers, and references start here.
std::uint64_t exits_of(const soccer::Pitch& pitch);

struct CertificateRun {
  engines::RunStatus status = engines::RunStatus::complete;
  Certificate certificate;  ///< empty unless the status is complete: a part of a walk proves nothing
};

/// Writes down how `winner` wins from the position after `history`.
///
/// `winning_ply` is not asked where the rules or the walk already give a winning ply. Such a ply ends the game for the
/// winner, leads to a position that the walk holds, or is the first on a shortest way to the goal within the turn.
/// \param history  legal, b0 first; {pitch.start()} for the whole game
/// \param options  memory covers the walk and its positions; stop is heeded; the observer gets `found` positions; no
///                 checkpoint is taken
/// \throws Error (unusable_input) if the pitch is not drawable; std::invalid_argument if the history is illegal;
///         std::logic_error if the loser wins against the plies that `winning_ply` returned; what `winning_ply` throws
/// \complexity O(positions * plies from each * segments) time, about 100 bytes a position
/// Relies on: the lemma of live segments (docs/certificates.md), and that a game has at most as many plies as segments
/// Checked against: check_certificate, and the strategy played out by the rules alone, in
/// tests/enumerate/soccer/certificate/certificate_test.cpp
CertificateRun write_certificate(const soccer::Pitch& pitch, const soccer::History& history, soccer::Player winner,
                                 const WinningPly& winning_ply, const engines::RunOptions& options = {});

}  // namespace quadrille::enumerate
