// Certificates of Paper Soccer: a winning strategy written down, so that anyone can check who wins.
//
// A certificate is the walk, depth first, through all positions that can arise when the winner follows one strategy and
// the loser plays anything. A position comes in full once; where it arises again, or a position with the same live
// segments, ball and mover, or a mirror image of one, a reference stands for it. docs/certificates.md describes every
// byte and proves that references may go by live segments. `quadrille_confirm certificate` checks one, and shares no
// code with this file (enumerate/confirm/soccer/certificate.hpp).
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "games/soccer/history.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

/// A ply that wins. Asked for positions from which the winner, whose turn it is, wins: the first one, and those that
/// arise from it when the winner plays the plies that were returned.
using WinningPly = std::function<soccer::Ply(const soccer::WidePosition&)>;

struct Certificate {
  soccer::PitchName pitch;
  std::string history;  ///< the plies before the first position, as `(2,2) (2,1)`; b0 alone if there are none
  soccer::Player winner = soccer::Player::one;
  std::uint64_t positions = 0;  ///< how many positions the walk holds, each once
  std::string walk;             ///< the bytes after the header

  /// The file: the header, which names the walk's length and XXH3, and the walk. O(bytes).
  std::string bytes() const;
  /// The header alone, to be followed by `walk`. O(bytes).
  std::string header() const;
};

/// The certificate in a file's bytes, its walk unread. \throws Error (unusable_input) naming the line that no
/// certificate of this version has, a checksum that is not the walk's among them \complexity O(bytes)
Certificate parse_certificate(std::string_view file);

/// The number of a ply in a walk: its direction from 0 to 7, or on a board its place among the edges at the ball.
std::uint64_t exit_number(const soccer::Pitch& pitch, soccer::Vertex from, const soccer::Ply& ply);
/// Plies have smaller numbers than this; references start here.
std::uint64_t exits_of(const soccer::Pitch& pitch);

struct CertificateRun {
  engines::RunStatus status = engines::RunStatus::complete;
  Certificate certificate;  ///< empty unless the status is complete: a part of a walk proves nothing
};

/// Writes down how `winner` wins from the position after `history`.
///
/// Where a ply leads to an end that the winner wins, to a position that the walk already holds, or to the goal within
/// the turn by a shortest way, that ply is written and `winning_ply` is not asked: it wins as well, and needs no
/// search. \param history   legal, b0 first; {pitch.start()} for the whole game \param options   memory covers the walk
/// and its positions; stop is heeded; the observer gets `found` positions; no
///                  checkpoint is taken
/// \throws Error (unusable_input) if the pitch is not drawable; std::invalid_argument if the history is illegal;
///         std::logic_error if the loser wins against the plies that `winning_ply` returned; what `winning_ply` throws
/// \complexity O(positions * plies from each * segments) time, about 100 bytes a position
/// Relies on: the lemma of live segments (docs/certificates.md), and that a game has at most as many plies as segments
/// Checked against: check_certificate, and the strategy played out by the rules alone, in
/// tests/enumerate/soccer/certificate/certificate_test.cpp
CertificateRun write_certificate(const soccer::Pitch& pitch, const soccer::History& history, soccer::Player winner,
                                 const WinningPly& winning_ply, const engines::RunOptions& options = {});

}  // namespace quadrille::enumerate
