// Prepares the three standard streams, and writes messages for people to standard error.
//
// The messages are written by system calls, because the streams of the C++ library hide the reason of a failed write. A
// message is always a single line. It may quote a file name or a part of a record, which can contain any character. So
// control characters are written as '?'. To write a message, the program allocates no memory, so a message can report
// that the memory is used up.
#pragma once

#include <sys/stat.h>

#include <string_view>

namespace quadrille::cli {

/// Opens the standard streams that the caller left closed on /dev/null, so that no file of ours gets their numbers.
/// Reading from or writing to such a stream fails as it would on the closed one. After this call a closed pipe or a
/// file grown too large gives an error number of the write, not a signal that ends the process.
void prepare_standard_streams();

/// True if standard output is open for writing.
bool can_write_to_standard_output();

/// True if standard output writes to this file, which may hold more already (`>>`).
bool is_standard_output(const struct stat& file);

/// True if standard error writes to this file.
bool is_standard_error(const struct stat& file);

/// Writes `quadrille: TEXT` on a line of standard error. A failure is ignored: nothing could report it.
void print_error(std::string_view text);

/// Writes one line to standard error, without a prefix.
void print_line(std::string_view line);

}  // namespace quadrille::cli
