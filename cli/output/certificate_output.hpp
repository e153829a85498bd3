// CertificateOutput: writes a certificate, a file that proves the result of a command, to the place that --certificate
// names. No other option of the command may name the same file.
#pragma once

#include <cstddef>
#include <exception>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/output/output.hpp"
#include "cli/session.hpp"

namespace quadrille::cli {

class CertificateOutput {
 public:
  /// A file that the command writes too, and the option that names it.
  using Other = std::pair<const char*, std::optional<std::string>>;

  /// \param file     the file of --certificate; if it is not given, nothing is ever written
  /// \param others   the other files of the command, besides --out
  /// \param session  outlives this object
  /// \throws Error (unusable_input) if it names no file, or one of another option
  CertificateOutput(const Session& session, std::optional<std::string> file, std::initializer_list<Other> others = {});

  /// Tests the file, before any long work. \throws as Output
  void open();

  /// Writes a certificate and notes its size; nothing if it is empty. A failure is kept, so that rows that may have
  /// taken hours can be written first. \pre open
  /// \param check  the end of the note: how to check the certificate
  void write(std::string_view certificate, std::size_t positions, std::string_view check);

  /// \throws what `write` kept
  void require_written() const;

 private:
  const Session& session_;
  std::optional<std::string> file_;
  std::optional<Output> output_;
  std::exception_ptr failed_;
};

}  // namespace quadrille::cli
