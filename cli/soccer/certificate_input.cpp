// Reads a certificate, a file that proves the winner of a pitch, and lets the checker of quadrille_confirm check it.
#include "cli/soccer/certificate_input.hpp"

#include <span>
#include <utility>

#include "cli/options/input.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::soccer_commands {

CheckedCertificate checked_certificate(std::string bytes, const std::string& name,
                                       const std::optional<soccer::PitchName>& pitch) {
  confirm::CertificateOptions options;
  options.pitch = pitch;
  try {
    confirm::CertificateProof proof = confirm::check_certificate(std::as_bytes(std::span(bytes)), options);
    return {std::move(bytes), std::move(proof)};
  } catch (const Error& error) {
    throw error.within(name);
  }
}

CheckedCertificate read_certificate(const std::string& file, const std::optional<soccer::PitchName>& pitch) {
  return checked_certificate(read_input(file), input_name(file), pitch);
}

}  // namespace quadrille::cli::soccer_commands
