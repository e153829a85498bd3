// The version that results, checkpoints and the manual name.
#pragma once

#include <string>

namespace quadrille::running {

/// "quadrille 0.1.0".
std::string version();

}  // namespace quadrille::running
