// The version that results, checkpoints and the manual name.
#pragma once

#include <string>

namespace quadrille::run {

/// "quadrille 0.1.0".
std::string version();

}  // namespace quadrille::run
