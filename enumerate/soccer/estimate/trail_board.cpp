#include "enumerate/soccer/estimate/trail_board.hpp"

namespace quadrille::enumerate {

namespace {

// The direction of a king's move: counted from the east, against the clock.
unsigned direction_of(soccer::Point from, soccer::Point to) {
  constexpr std::array<std::array<unsigned, 3>, 3> directions{{{5, 4, 3}, {6, 0, 2}, {7, 0, 1}}};  // by x, then y
  const int x = to.x - from.x + 1;
  const int y = to.y - from.y + 1;
  return directions.at(static_cast<std::size_t>(x)).at(static_cast<std::size_t>(y));
}

}  // namespace

TrailBoard::TrailBoard(const soccer::Pitch& pitch) : start_(pitch.start()) {
  using soccer::Goal;
  const graphs::Lattice& lattice = pitch.lattice();
  free_.resize(lattice.vertex_count());
  to_.resize(lattice.vertex_count());
  goals_.resize(lattice.vertex_count());
  walls_.resize(lattice.vertex_count());
  for (std::size_t i = 0; i < lattice.vertex_count(); ++i) {
    const auto v = static_cast<soccer::Vertex>(i);
    walls_[v] = pitch.wall(v) ? 1 : 0;
    if (pitch.goal(v) != Goal::none) continue;
    for (const graphs::Incidence& incidence : lattice.incident(v)) {
      const Goal goal = pitch.goal(incidence.to);
      if (goal != Goal::none) {
        ++goals_[v][goal == Goal::g2 ? 0 : 1];
        continue;
      }
      const unsigned direction = direction_of(lattice.point(v), lattice.point(incidence.to));
      free_[v] = static_cast<Directions>(free_[v] | 1U << direction);
      to_[v][direction] = incidence.to;
    }
  }
}

}  // namespace quadrille::enumerate
