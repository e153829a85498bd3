// The numbers of a certificate's walk, shared by its writer and its reader: plies, and where references begin.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/soccer/position.hpp"

namespace quadrille::enumerate {

/// The number of a ply's direction: 0 to 7, in lexicographic order of (dx, dy).
inline unsigned direction_number(const graphs::Point from, const graphs::Point to) {
  const int number = 3 * (to.x - from.x + 1) + (to.y - from.y + 1);
  return static_cast<unsigned>(number < 4 ? number : number - 1);  // without (0, 0)
}

/// The number of a ply: its direction, or on a board its place among the edges at the ball's vertex.
inline unsigned exit_number(const soccer::Pitch& pitch, soccer::Vertex from, const soccer::Ply& ply) {
  const graphs::Lattice& lattice = pitch.lattice();
  if (!is_board(pitch.name())) return direction_number(lattice.point(from), lattice.point(ply.to));
  const auto incident = lattice.incident(from);
  return static_cast<unsigned>(std::ranges::find(incident, ply) - incident.begin());
}

/// A ply has a number below this one; a number from here on is a reference.
inline std::uint64_t exits_of(const soccer::Pitch& pitch) {
  if (!is_board(pitch.name())) return 8;
  std::size_t most = 0;
  for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
    most = std::max(most, pitch.lattice().incident(static_cast<soccer::Vertex>(v)).size());
  }
  return most;
}

/// The direction that the reflection x -> -x makes of a direction. \pre number < 8
constexpr unsigned mirrored_exit(unsigned number) {
  constexpr std::array<unsigned, 8> image = {5, 6, 7, 3, 4, 0, 1, 2};
  return image[number];
}

}  // namespace quadrille::enumerate
