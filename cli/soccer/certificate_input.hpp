// A certificate that a command reads: believed only after the checker of quadrille_confirm, which shares no code with
// what wrote it, has accepted it.
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

/// \param name   of the certificate, for messages
/// \param pitch  that the certificate has to be of, if given
/// \throws Error, with the name: (breaks_rules) if the certificate proves nothing; (unusable_input) if the bytes are no
///         certificate, or one of another pitch
/// \complexity as confirm::check_certificate
CheckedCertificate checked_certificate(std::string bytes, const std::string& name,
                                       const std::optional<soccer::PitchName>& pitch = {});

/// The same of a file, or of standard input under the name `-`. \throws Error (unusable_input) if it cannot be read
CheckedCertificate read_certificate(const std::string& file, const std::optional<soccer::PitchName>& pitch = {});

}  // namespace quadrille::cli::soccer_commands
