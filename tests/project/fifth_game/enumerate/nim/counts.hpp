// The games of Nim by their number of moves.
#pragma once

#include <vector>

#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

/// Entry m is the number of games of m moves from a heap. \complexity O(counters^2)
std::vector<Natural> count_nim_games(int counters);

}  // namespace quadrille::enumerate
