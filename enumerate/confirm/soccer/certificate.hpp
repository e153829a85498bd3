// The checker of certificates. A certificate is a file that proves which player wins Paper Soccer on a pitch.
//
// The file describes a strategy of the winner (docs/certificates.md describes every byte, and proves the lemmas on
// which the checker relies). The checker walks depth first through all positions that can arise when the winner follows
// the strategy and the loser plays anything. The checker constructs the pitch, the plies, the bounces and the endings
// itself, from the definitions. In place of a strategy for a position, the file may refer to an equal position that
// came earlier in the walk. The checker then compares the two positions in full, without hashes, and accepts the
// reference only if it has finished the check of the earlier position.
//
// The checker and the writer of certificates share only the code for the names of pitches. The checker makes one pass
// on one thread, because a byte of the file can be understood only if the game position of the walk is known. A
// position takes 16 bytes of memory on pitches of up to 64 segments, 24 bytes on pitches of up to 128 segments, and so
// on, up to 56 bytes.
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

/// The statement that a certificate proves.
struct CertificateProof {
  soccer::PitchName pitch;
  std::string history;          ///< of the first position, each point and a space: `(2,2) (2,1) `
  int winner = 0;               ///< 1 or 2: the player that wins from the position after that history
  std::uint64_t positions = 0;  ///< the number of positions of the walk, each counted once
};

struct CertificateOptions {
  bool ignore_checksum = false;              ///< check the walk even if the header's checksum is wrong
  std::optional<soccer::PitchName> pitch{};  ///< the pitch that the certificate must be of, if given
  /// Called every few million positions with the number of finished ones.
  std::function<void(std::uint64_t positions)> observer;
};

/// Checks a certificate, and returns only if the winner wins against every play.
/// \throws Error (breaks_rules) if the walk is no proof, with the place in the file, the history of the position and
///         the reason; Error (unusable_input) if the file is not in the format, of another version, pitch or rules,
///         its history is illegal, or its length, its number of positions or its checksum is not the header's;
///         std::bad_alloc; every exception of the source
/// \complexity O(bytes * segments) time, O(positions) memory
/// Relies on: the lemma of live segments, proved in docs/certificates.md
/// Checked against: the strategy played out by games/soccer, on certificates and on certificates with changes of every
/// kind, in tests/enumerate/confirm/soccer/
CertificateProof check_certificate(const ByteSource& source, const CertificateOptions& options = {});
CertificateProof check_certificate(std::span<const std::byte> bytes, const CertificateOptions& options = {});

}  // namespace quadrille::confirm
