// The version that results, checkpoints and the manual name.
#pragma once

#include <string>

namespace quadrille::jobs {

/// "quadrille 0.1.0".
std::string version();

}  // namespace quadrille::jobs
