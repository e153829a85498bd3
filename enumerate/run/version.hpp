// The version of the program, as results, checkpoints and the manual name it.
#pragma once

#include <string>

namespace quadrille::running {

/// Name and version: "quadrille 0.1.0".
std::string version();

}  // namespace quadrille::running
