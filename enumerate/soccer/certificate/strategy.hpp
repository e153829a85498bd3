// Strategy: a certificate read back, so that its winner can be played.
//
// The certificate is trusted: a checker has accepted it (enumerate/confirm/soccer/certificate.hpp).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "games/soccer/history.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

class Strategy {
 public:
  /// \param pitch    the certificate's, kept by reference; drawable
  /// \param history  legal, of the certificate's first position
  /// \param bytes    the certificate, header and walk; a checker has accepted it
  /// \param options  memory bounds the positions
  /// \throws engines::OutOfBudget; std::invalid_argument if the walk is no walk of this pitch
  /// \complexity O(positions * plies from each * segments) time, about 110 bytes a position
  Strategy(const soccer::Pitch& pitch, const soccer::History& history, soccer::Player winner, std::string_view bytes,
           const engines::RunOptions& options = {});
  ~Strategy();
  Strategy(Strategy&&) noexcept;
  Strategy& operator=(Strategy&&) noexcept;

  soccer::Player winner() const;

  /// Whether the certificate holds the position, or one with the same live segments: its winner wins from there.
  /// \pre the game is not over \complexity O(live segments), as of ply
  bool covers(const soccer::WidePosition& position) const;

  /// The winner's ply; nothing if the certificate does not hold the position, or the loser moves. \pre as of covers
  std::optional<soccer::Ply> ply(const soccer::WidePosition& position) const;

 private:
  class Walk;
  std::unique_ptr<Walk> walk_;
};

}  // namespace quadrille::enumerate
