// Reading a file, or standard input under the name `-`, whole.
//
// Limits: 64 MiB, many more games than anybody writes down; so that a device without end is refused and not read.
#pragma once

#include <string>

namespace quadrille::cli {

/// How messages call the input: the file's name, or "standard input".
std::string input_name(const std::string& file);

/// \throws Error (unusable_input) naming the file and why it cannot be read
std::string read_input(const std::string& file);

}  // namespace quadrille::cli
