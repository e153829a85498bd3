// The residue sweep: the number of weak classes of a whole pitch of Paper Soccer, modulo the prime 2^61 - 1.
//
// It exists to confirm. The exact number for the pitch people play on has about 65 digits and comes from another sweep;
// this one shares no code with it, runs from the other end, takes an edge at a time where that takes a vertex, treats
// goals as vertices of degree at most one where that puts a formula, and computes a single residue. A wrong number
// would pass with probability 1 in 2.3 * 10^18.
//
// A weak class is a drawing that some history leaves (Def. 2.7). A nonempty set of segments is one exactly if it is
// connected, touches b0, all its degrees are even except perhaps those of two vertices, b0 and the ball (Euler's
// theorem), and a goal has degree at most one, and is then the ball. The empty drawing is one more. On a pitch whose b0
// is a goal it is the only one.
//
// Limits: pitches at most 9 wide, of any height; memory is two sets of states at 16 bytes each, for classic:8x10 a few
// gigabytes.
// Checked against: the layered engine's counts of whole small pitches.
#pragma once

#include <cstdint>
#include <functional>

#include "games/soccer/pitch.hpp"

namespace quadrille::enumerate {

/// 2^61 - 1, a prime.
constexpr std::uint64_t residue_modulus = (std::uint64_t{1} << 61U) - 1;

struct ResidueSweep {
  std::uint64_t residue = 0;      ///< the number of weak classes, modulo residue_modulus
  std::uint64_t peak_states = 0;  ///< the most states after any one edge
  std::uint64_t edges = 0;        ///< segments of the pitch
};

/// Where a sweep is: called after each vertex, from the thread that called it.
struct ResidueProgress {
  int row = 0;                  ///< the vertex's row
  bool row_done = false;        ///< whether it was the last of its row
  std::uint64_t edges = 0;      ///< decided so far
  std::uint64_t all_edges = 0;  ///< of the pitch
  std::uint64_t states = 0;     ///< at this vertex's end
  std::uint64_t peak_states = 0;
};

using ResidueObserver = std::function<void(const ResidueProgress&)>;

/// Sweeps the whole pitch, on as many threads as oneTBB gives. The answer does not depend on their number.
/// Relies on: Euler's theorem on trails, for a drawing that ends at most once in a goal
/// \throws Error (unusable_input) if the pitch is more than 9 wide; std::bad_alloc
/// \complexity O(edges * states) time, O(states) memory; states grow exponentially with the width alone
/// Checked against: count_soccer on every pitch small enough
ResidueSweep residue_of_classes(const soccer::PitchName& name, const ResidueObserver& observer = {});

}  // namespace quadrille::enumerate
