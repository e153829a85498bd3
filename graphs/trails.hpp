// Eulerian trails: the ways to draw all segments of a drawing without lifting the pencil.
//
// A drawing is a graph, and its segments are the edges. An Eulerian trail is a sequence of vertices, each joined to the
// next by an edge, that uses every edge exactly once. A history of a game is the list of the vertices that the ball has
// visited. If a drawing can arise in a game, the histories with this drawing are its Eulerian trails from the ball's
// start. So the number of these trails is the number of these histories, found without listing them.
//
// Limits: the drawing must fit into a `WideEdgeSet`. The degrees of a connected drawing decide if a trail exists (Euler
// 1736, Hierholzer 1873). Listing takes polynomial time for each trail (Fleury 1883). Counting is #P-complete, even for
// planar graphs regular of degree 4 (Ge & Stefankovic 2012; for all graphs Brightwell & Winkler 2005). So
// `count_trails`, which eliminates one vertex after another, takes exponential time. The exponent is not the number of
// edges, only the largest number of edges between eliminated vertices and the others.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "graphs/edge_set.hpp"
#include "graphs/lattice.hpp"

namespace quadrille::graphs {

/// The last vertex of all Eulerian trails of `drawing` from `start`; nothing if there is no trail. The empty drawing
/// has the empty trail, which ends where it starts.
/// Relies on: Euler's theorem: there is a trail from s to t iff the drawing is connected, s lies on it (or it is empty)
/// and the vertices of odd degree are s and t (none if s = t). The degrees alone fix t.
/// For every function here but the reference implementation:
/// \throws Error (unusable_input) if the lattice has more segments than a `WideEdgeSet` holds
/// \pre `start` is a vertex, and `drawing` holds edges of the lattice only
/// \complexity O(vertices + edges) of the lattice
std::optional<Vertex> eulerian_end(const Lattice& lattice, const WideEdgeSet& drawing, Vertex start);

/// Calls visit(trail) for every Eulerian trail of `drawing` from `start`, in lexicographic order; `trail` holds all its
/// vertices, `start` first, and is valid during the call only.
/// Relies on: Fleury's theorem: a trail that continues along an edge can still be finished iff the edge is no bridge of
/// the undrawn rest, or the only remaining edge at the vertex. So the search never meets a dead end.
/// \complexity O(trails * edges * vertices) time, O(vertices + edges) memory
void for_each_trail(const Lattice& lattice, const WideEdgeSet& drawing, Vertex start,
                    const std::function<void(std::span<const Vertex>)>& visit);

/// The first of these trails: its vertices, `start` first; nothing if there is none.
/// Relies on: Fleury's theorem, as above \complexity O(edges * vertices)
std::vector<Vertex> first_trail(const Lattice& lattice, const WideEdgeSet& drawing, Vertex start);

/// The number of Eulerian trails of `drawing` from `start`, by eliminating vertices (trails_count.cpp).
/// \complexity exponential in the largest number c of drawn edges between eliminated vertices and the others: up to
///             (c-1)!! states a vertex, times (d-1)!! for its degree d. With c = 12, a fraction of a second.
/// Checked against: count_trails_ref, for_each_trail, and the Eulerian circuits of complete graphs (OEIS A135388)
boost::multiprecision::cpp_int count_trails(const Lattice& lattice, const WideEdgeSet& drawing, Vertex start);

/// The reference implementation: plain backtracking, one step a drawn edge, dead ends and all.
/// \complexity O(trails and partial trails); tens of millions take seconds
boost::multiprecision::cpp_int count_trails_ref(const Lattice& lattice, const WideEdgeSet& drawing, Vertex start);

}  // namespace quadrille::graphs
