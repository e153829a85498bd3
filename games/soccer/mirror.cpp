#include "games/soccer/mirror.hpp"

#include <fmt/format.h>

#include "quadrille/error.hpp"

namespace quadrille::soccer {

void require_mirror(const PitchName& name) {
  if (name.width % 2 == 0) return;
  refuse(mention("mirror"), fmt::format("no reflection of {} keeps b0", to_string(name)),
         fmt::format("give a pitch of even width, say paper:{}x{}", name.width + 1, name.height));
}

Mirror::Mirror(const Pitch& pitch) {
  require_mirror(pitch.name());
  const graphs::Lattice& lattice = pitch.lattice();
  vertices_.reserve(lattice.vertex_count());
  for (std::size_t v = 0; v < lattice.vertex_count(); ++v) {
    const graphs::Point point = lattice.point(static_cast<Vertex>(v));
    // The pitch is its own mirror image, so the point is there.
    vertices_.push_back(lattice.find({pitch.name().width - point.x, point.y}).value());
  }
  edges_.reserve(lattice.edge_count());
  for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
    const auto [u, v] = lattice.ends(static_cast<Edge>(e));
    edges_.push_back(lattice.edge_between(vertices_[u], vertices_[v]).value());
  }
}

}  // namespace quadrille::soccer
