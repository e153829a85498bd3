// Writing to what the operating system has open, and what its error numbers mean.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::jobs {

/// Writes all of `text` to a descriptor.
/// \returns 0, or the error number of the write that failed
int write_all(int descriptor, std::string_view text);

/// What an error number means, for people.
std::string reason(int error_number);

}  // namespace quadrille::jobs
