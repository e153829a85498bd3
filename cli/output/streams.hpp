// The three standard streams, written as the operating system has them.
//
// Streams of the C++ library would hide what this program has to know: whether a write failed, and why. Messages for
// people are single lines, whatever they quote: a file's name or a record's text may hold any character, so control
// characters come out as '?'. Messages allocate nothing, so that they can say that memory has ended.
#pragma once

#include <sys/stat.h>

#include <string_view>

namespace quadrille::cli {

/// Opens the standard streams that the caller left closed, onto nothing, so that no file of ours gets their numbers;
/// what is read from or written to such a stream fails as it would on the closed one. From then on a closed pipe and a
/// file grown too large are error numbers of the write, not signals that end the process.
void prepare_standard_streams();

/// Whether standard output is open for writing.
bool can_write_to_standard_output();

/// Whether what is written to standard output goes to this file, which may hold more already (`>>`).
bool is_standard_output(const struct stat& file);

/// Whether messages go to this file.
bool is_standard_error(const struct stat& file);

/// Writes `quadrille: TEXT` on a line of standard error. If that fails there is nobody left to tell.
void print_error(std::string_view text);

/// Writes one line to standard error as it stands.
void print_line(std::string_view line);

}  // namespace quadrille::cli
