// The symmetries of a pitch: the automorphisms of its graph that map the start to itself, walls to walls, and the goals
// of each player to goals of the same player.
//
// If a symmetry maps one history to another, both are the same game, seen from different sides. So the program can
// count as one all histories that symmetries map to each other. Burnside's lemma gives this count: it is the mean, over
// all symmetries, of the number of histories that the symmetry leaves unchanged. Sets of drawn segments can be counted
// in the same way.
//
// On a rectangle of width W the program uses only the mirror x -> W - x, and only if the mirror maps the start b0 to
// itself. It does so on every classic pitch, and on every paper pitch of even width. (A paper pitch only two points
// wide or high may have other symmetries.) The symmetries of a board are found by a search.
#pragma once

#include <cstddef>
#include <vector>

#include "games/soccer/pitch.hpp"
#include "graphs/edge_set.hpp"

namespace quadrille::soccer {

class Automorphism {
 public:
  /// \param images  of each vertex; an automorphism of the pitch's graph
  Automorphism(const Pitch& pitch, std::vector<Vertex> images);

  Vertex image(Vertex v) const { return vertices_[v]; }
  Edge image_of_edge(Edge e) const { return edges_[e]; }

  /// The image of a drawing. O(edges drawn).
  template <std::size_t Words>
  graphs::EdgeSet<Words> image(const graphs::EdgeSet<Words>& drawing) const {
    graphs::EdgeSet<Words> result;
    drawing.for_each([&](Edge e) { result.insert(edges_[e]); });
    return result;
  }

 private:
  std::vector<Vertex> vertices_;
  std::vector<Edge> edges_;
};

/// The mirror of a rectangle. \throws Error (unusable_input) if no reflection of the pitch keeps b0 \pre no board
Automorphism mirror_of(const Pitch& pitch);

/// The most automorphisms of a board that are listed.
inline constexpr std::size_t most_automorphisms = 10'000;

/// All automorphisms of a board that keep the start, the walls and each goal's vertices, except the identity; for a
/// rectangle the mirror.
/// \throws Error (unusable_input) if there is none; if there are more than most_automorphisms, or the search takes more
///         than a few seconds; if no drawing holds the board
/// \complexity for a board a search: O(automorphisms * edges) if neighbours distinguish the vertices
std::vector<Automorphism> symmetries_of(const Pitch& pitch);

/// An automorphism that maps positions to positions: it keeps the walls, and keeps or exchanges the two goals. The
/// image of a position has the same winner, or the other one if the goals are exchanged.
struct FieldSymmetry {
  Automorphism map;
  bool exchanges_goals = false;
};

/// Field symmetries of any pitch, whether they keep the start or not. The identity is omitted unless it exchanges two
/// goals without a vertex. Returns at most `most` of each kind, found within about a tenth of a second; the list may be
/// empty.
/// \pre a drawing holds the pitch
std::vector<FieldSymmetry> field_symmetries(const Pitch& pitch, std::size_t most);

/// \throws Error (unusable_input) as symmetries_of does; O(1) for a rectangle.
void require_symmetry(const PitchName& name);

}  // namespace quadrille::soccer
