// The name and version of the program, as they appear in results, in checkpoints and in the manual.
#pragma once

#include <string>

namespace quadrille::running {

/// Name and version: "quadrille 0.1.0".
std::string version();

}  // namespace quadrille::running
