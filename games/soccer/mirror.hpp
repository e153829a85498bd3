// The mirror of a pitch: the reflection x -> W - x, where it maps b0 and each goal to itself.
//
// It does on every classic pitch, and on a paper pitch whose width is even; on one of odd width it moves b0, and no
// other symmetry of the rectangle maps each goal to itself. Two histories that are mirror images are the same game seen
// from behind; counting classes up to this reflection is Burnside's lemma with a group of two:
// (all + those that are their own mirror image) / 2.
#pragma once

#include <cstddef>
#include <vector>

#include "games/soccer/pitch.hpp"
#include "graphs/edge_set.hpp"

namespace quadrille::soccer {

class Mirror {
 public:
  /// \throws Error (unusable_input) if no reflection of the pitch fixes b0
  explicit Mirror(const Pitch& pitch);

  Vertex image(Vertex v) const { return vertices_[v]; }
  Edge image_of_edge(Edge e) const { return edges_[e]; }

  /// The mirror image of a drawing. O(edges drawn).
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

/// \throws Error (unusable_input) as Mirror's constructor does, without building anything. O(1).
void require_mirror(const PitchName& name);

}  // namespace quadrille::soccer
