// Reads a certificate, a file that proves the winner of a pitch by a winning strategy. A command uses a certificate
// only if the checker of quadrille_confirm accepts it. This checker shares no code with the part of the program that
// writes certificates.
#pragma once

#include <optional>
#include <string>

#include "enumerate/confirm/soccer/certificate.hpp"
#include "games/soccer/pitch.hpp"

namespace quadrille::cli::soccer_commands {

struct CheckedCertificate {
  std::string bytes;
  confirm::CertificateProof proof;
};

/// Checks the bytes of a certificate.
/// \param name   the certificate's name in messages
/// \param pitch  the pitch that the certificate must be about, if given
/// \throws Error, with the name: (breaks_rules) if the certificate proves nothing; (unusable_input) if the bytes are no
///         certificate, or one of another pitch
/// \complexity as confirm::check_certificate
CheckedCertificate checked_certificate(std::string bytes, const std::string& name,
                                       const std::optional<soccer::PitchName>& pitch = {});

/// The same for a file, or for standard input under the name `-`. \throws Error (unusable_input) if it cannot be read
CheckedCertificate read_certificate(const std::string& file, const std::optional<soccer::PitchName>& pitch = {});

}  // namespace quadrille::cli::soccer_commands
