// The checker of certificates: whether a file proves who wins a pitch of Paper Soccer.
//
// A certificate is a strategy (docs/certificates.md describes every byte, and proves what is relied
// on here). The checker plays it: it walks depth first through all that can happen when the winner
// follows the file and the loser plays anything. It makes the pitch, the plies, the bounces and the
// ends itself, from the definitions. It compares in full whatever a reference refers to, and only
// to positions that it has finished: no hash and no order is trusted.
//
// It shares nothing with what writes certificates but the pitch's name. One pass, and one thread:
// the bytes mean nothing without the position that they come in. Memory: 56 bytes a position at
// most, by the number of segments: 16 up to 64 segments, 24 up to 128, and so on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "enumerate/confirm/soccer/certificate_reader.hpp"
#include "games/soccer/pitch.hpp"

namespace quadrille::confirm {

/// What a certificate has proved.
struct CertificateProof {
  soccer::PitchName pitch;
  std::string history;          ///< of the first position, each point and a space: `(2,2) (2,1) `
  int winner = 0;               ///< 1 or 2: wins from the position after that history
  std::uint64_t positions = 0;  ///< how many positions the walk holds, each once
};

struct CertificateOptions {
  bool ignore_checksum = false;              ///< check the walk whatever the header says of its checksum
  std::optional<soccer::PitchName> pitch{};  ///< that the certificate has to be of
  /// Called every few million positions with how many are finished.
  std::function<void(std::uint64_t positions)> observer;
};

/// Checks a certificate; returns only if the winner wins against everything.
/// \throws Error (breaks_rules) if the walk is no proof, with the place in the file, the history of the position and
///         the reason; Error (unusable_input) if the file is not in the format, of another version, pitch or rules,
///         its history is illegal, or its length, its number of positions or its checksum is not the header's;
///         std::bad_alloc; what the source throws
/// \complexity O(bytes * segments) time, O(positions) memory
/// Relies on: the lemma of live segments, proved in docs/certificates.md
/// Checked against: the strategy played out by games/soccer, on certificates and on what changes of every kind make of
/// them, in tests/enumerate/confirm/soccer/
CertificateProof check_certificate(const ByteSource& source, const CertificateOptions& options = {});
CertificateProof check_certificate(std::span<const std::byte> bytes, const CertificateOptions& options = {});

}  // namespace quadrille::confirm
