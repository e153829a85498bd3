// The number of histories of a whole pitch of Paper Soccer, modulo the prime 2^61 - 1, by an
// independent method: it confirms what the engine trails counts.
//
// That engine takes a vertex at a time and remembers how the drawn edges that cross its frontier
// are joined. This sweep shares no code with it: it takes an edge at a time, remembers at which
// vertices the fragments of the trail end (fragments.hpp), has the goals as vertices where the
// trail ends, and runs from the other side of the pitch.
//
// Beside the number of histories it finds the sum of x^plies over all histories, for one number x.
// If a list of histories by ply is wrong anywhere, but not so as to suit x, its polynomial differs
// from this at x but with probability (number of plies) / 2^61.
#pragma once

#include <cstdint>
#include <functional>

#include "enumerate/confirm/soccer/residue_graph.hpp"
#include "games/soccer/pitch.hpp"

namespace quadrille::confirm {

/// The x of the sum over histories of x^plies; any number would do.
constexpr std::uint64_t histories_point = 1'000'003;

struct HistoriesResidue {
  std::uint64_t histories = 0;    ///< the number of histories, the empty one too, modulo residue_modulus
  std::uint64_t at_point = 0;     ///< the sum over them of histories_point^plies, modulo residue_modulus
  std::uint64_t peak_states = 0;  ///< the most states after any one edge
};

/// Where the sweep is: called after each edge, from the thread that called it.
struct HistoriesProgress {
  std::uint64_t edges = 0;      ///< decided so far
  std::uint64_t all_edges = 0;  ///< of the graph
  std::uint64_t states = 0;
};

using HistoriesObserver = std::function<void(const HistoriesProgress&)>;

/// Counts the trails from the graph's start; a terminal ends a trail. On as many threads as oneTBB gives; the answer
/// does not depend on their number.
/// \throws Error (unusable_input) if the frontier is too wide; std::bad_alloc
/// \complexity O(edges * states) time and O(states) memory: 48 bytes for each of the successors of one edge's states.
///             States grow exponentially with the frontier alone: 0.2 million on paper:3x3, 8 million on paper:4x4
HistoriesResidue histories_sweep(const residue::Graph& graph, const HistoriesObserver& observer = {});

/// The histories of a pitch.
/// \throws Error (unusable_input) as histories_sweep; std::bad_alloc
/// Checked against: count_soccer on every pitch that it can list, and the engine trails
HistoriesResidue residue_of_histories(const soccer::PitchName& name, const HistoriesObserver& observer = {});

}  // namespace quadrille::confirm
