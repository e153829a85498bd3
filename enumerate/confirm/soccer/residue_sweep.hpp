// The residue sweep: counts the drawings of all trails from one start, modulo the prime 2^61 - 1. A drawing is the set
// of edges of a trail.
//
// The method is a frontier sweep (Simpath; Knuth 2009, The Art of Computer Programming 4A, 7.1.4, and Kawahara et al.
// 2017). The sweep decides for one edge after another if the edge is drawn. The frontier is the set of vertices with
// decided and undecided edges. A state is one word (residue_state.hpp) with the facts about the frontier that later
// decisions need. The sweep adds up the counts of equal states. residue_plan.hpp defines the order of the edges, and
// the groups of states that can be processed separately.
//
// The sweep counts the empty drawing. It also counts each drawing that is connected, touches the start, and has even
// degrees except perhaps at the start and at the trail's end. A terminal (a vertex at which a trail must end, such as a
// goal point) has degree at most one, and a terminal of degree one is the trail's end. If the start is a terminal, only
// the empty drawing is counted.
//
// Limits: the frontier has at most 12 vertices. On squared paper this allows a width of 9, at any height. Memory holds
// two sets of states, with 16 bytes for each state. Checked against: the counts of the engine `layered` on whole small
// pitches, and the same sweep from the other end of the pitch.
#pragma once

#include <cstdint>
#include <functional>

#include "enumerate/confirm/soccer/residue_graph.hpp"

namespace quadrille::confirm {

/// 2^61 - 1, a prime.
constexpr std::uint64_t residue_modulus = (std::uint64_t{1} << 61U) - 1;

/// The sum of two residues, as a residue.
constexpr std::uint64_t residue_sum(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t sum = a + b;
  return sum >= residue_modulus ? sum - residue_modulus : sum;
}

/// The product of two residues, as a residue.
constexpr std::uint64_t residue_product(std::uint64_t a, std::uint64_t b) {
  __extension__ using Wide = unsigned __int128;
  const Wide wide = static_cast<Wide>(a) * b;
  return residue_sum(static_cast<std::uint64_t>(wide & residue_modulus), static_cast<std::uint64_t>(wide >> 61U));
}

struct ResidueSweep {
  std::uint64_t residue = 0;      ///< the sum over the drawings of x^edges, modulo residue_modulus
  std::uint64_t peak_states = 0;  ///< the most states after any one edge
  std::uint64_t edges = 0;        ///< all edges of the graph
};

/// The progress of a sweep, reported after each vertex on the calling thread.
struct ResidueProgress {
  int row = 0;                  ///< the vertex's row
  bool row_done = false;        ///< true if the vertex is the last of its row
  std::uint64_t edges = 0;      ///< the edges decided so far
  std::uint64_t all_edges = 0;  ///< all edges of the graph
  std::uint64_t states = 0;     ///< the states after this vertex
  std::uint64_t peak_states = 0;
};

using ResidueObserver = std::function<void(const ResidueProgress&)>;

/// Sweeps the whole graph, on as many threads as oneTBB gives. The answer does not depend on their number.
/// \param x  below residue_modulus; 1 to count the drawings
/// Relies on: Euler's theorem on trails, by which these are the drawings that trails leave
/// \throws Error (unusable_input) if the frontier is too wide; std::bad_alloc
/// \complexity O(edges * states) time, O(states) memory; states grow exponentially with the frontier alone
ResidueSweep residue_sweep(const residue::Graph& graph, const ResidueObserver& observer = {}, std::uint64_t x = 1);

}  // namespace quadrille::confirm
