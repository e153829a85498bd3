// Writing to what the operating system has open, and what its error numbers mean.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace quadrille::running {

/// Writes all of `text` to a descriptor.
/// \returns 0, or the error number of the write that failed
int write_all(int descriptor, std::string_view text);

/// Appends what the file holds, up to `most` bytes of it. \returns 0 or the error number that kept it from being read
int read_text(const std::string& path, std::string& text, std::size_t most = std::string::npos);

/// What an error number means, for people.
std::string reason(int error_number);

}  // namespace quadrille::running
