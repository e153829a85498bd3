// Writes the file that --certificate names. If the file cannot be written, the command first prints its table, so that
// the result is not lost. Then the command reports the error.
#include "cli/output/certificate_output.hpp"

#include <fmt/format.h>

#include "quadrille/error.hpp"

namespace quadrille::cli {

CertificateOutput::CertificateOutput(const Session& session, std::optional<std::string> file,
                                     std::initializer_list<Other> others)
    : session_(session), file_(std::move(file)) {
  if (!file_) return;
  if (file_->empty()) {
    throw Error(ErrorKind::unusable_input,
                "--certificate '': names no file; name a file in a folder that can be written to");
  }
  const auto refuse_if_same = [&](const Other& other) {
    if (!other.second || !is_same_file(*other.second, *file_)) return;
    throw Error(ErrorKind::unusable_input,
                fmt::format("--certificate: {} names the same file; give each its own", other.first));
  };
  refuse_if_same({"--out", session.arguments().out});
  for (const Other& other : others) refuse_if_same(other);
}

void CertificateOutput::open() {
  if (file_) output_.emplace(*file_, session_.interrupt(), "--certificate", Output::OnStandardOutput::refuse);
}

void CertificateOutput::write(std::string_view certificate, std::size_t positions, std::string_view check) {
  if (!output_ || certificate.empty()) return;
  try {
    output_->write(certificate);
    session_.note(
        fmt::format("--certificate {}: {} positions, {} bytes; {}", *file_, positions, certificate.size(), check));
  } catch (...) {
    failed_ = std::current_exception();
  }
}

void CertificateOutput::require_written() const {
  if (failed_) std::rethrow_exception(failed_);
}

}  // namespace quadrille::cli
