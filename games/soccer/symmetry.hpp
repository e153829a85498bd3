// Symmetries of a pitch: the automorphisms of its graph that keep the start, the walls and each player's goals.
//
// Two histories that an automorphism maps to each other are the same game seen differently, and classes are counted up
// to a group of them by Burnside's lemma: the number of orbits is the mean, over the group, of how many classes an
// automorphism maps to themselves.
//
// A rectangle has one that people know, the mirror x -> W - x, where it keeps b0: on every classic pitch, and on a
// paper pitch whose width is even; on one of odd width it moves b0. (A paper pitch one or two points wide has more,
// which are not used.) A board has as many as are found.
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

/// How many automorphisms of a board are listed at most.
inline constexpr std::size_t most_automorphisms = 10'000;

/// All automorphisms of a board that keep the start, the walls and each goal's vertices, but the identity; of a
/// rectangle the mirror.
/// \throws Error (unusable_input) if there is none; if there are more than most_automorphisms, or the search takes more
///         than a few seconds; if no drawing holds the board
/// \complexity of a board a search: O(automorphisms * edges) where neighbours tell vertices apart
std::vector<Automorphism> symmetries_of(const Pitch& pitch);

/// An automorphism that maps positions to positions: it keeps the walls, and each goal's vertices or all but that it
/// exchanges the goals. The winner of a position's image is the same player, or, with the goals exchanged, the other.
struct FieldSymmetry {
  Automorphism map;
  bool exchanges_goals = false;
};

/// Such symmetries of any pitch, the start kept or not, the identity left out unless it exchanges two goals without a
/// vertex. At most `most` of each kind, and those found within a tenth of a second or so: none has to be there.
/// \pre a drawing holds the pitch
std::vector<FieldSymmetry> field_symmetries(const Pitch& pitch, std::size_t most);

/// \throws Error (unusable_input) as symmetries_of does; O(1) of a rectangle.
void require_symmetry(const PitchName& name);

}  // namespace quadrille::soccer
