// Makes a TrailBoard (a compact form of a pitch, for random trails), and plays games of uniformly random plies on it.
#include "enumerate/soccer/estimate/trail_board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "quadrille/detail/run.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

// The direction of a king's move, counted counterclockwise from the east.
unsigned direction_of(soccer::Point from, soccer::Point to) {
  constexpr std::array<std::array<unsigned, 3>, 3> directions{{{5, 4, 3}, {6, 0, 2}, {7, 0, 1}}};  // by x, then y
  const int x = to.x - from.x + 1;
  const int y = to.y - from.y + 1;
  return directions.at(static_cast<std::size_t>(x)).at(static_cast<std::size_t>(y));
}

bool has_only_king_moves(const soccer::Pitch& pitch) {
  const graphs::Lattice& lattice = pitch.lattice();
  for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
    const auto [u, v] = lattice.ends(static_cast<soccer::Edge>(e));
    if (!graphs::king_adjacent(lattice.point(u), lattice.point(v))) return false;
  }
  return pitch.has_points();
}

// The direction of `v` that leads to `to`.
unsigned direction_to(const soccer::Pitch& pitch, bool by_points, soccer::Vertex v, soccer::Vertex to) {
  const graphs::Lattice& lattice = pitch.lattice();
  if (by_points) return direction_of(lattice.point(v), lattice.point(to));
  const auto incident = lattice.incident(v);
  return static_cast<unsigned>(std::ranges::find(incident, to, &graphs::Incidence::to) - incident.begin());
}

}  // namespace

void require_estimable(const soccer::Pitch& pitch) {
  constexpr std::size_t most_segments = 8;  // bits of Directions
  for (std::size_t i = 0; i < pitch.lattice().vertex_count(); ++i) {
    const auto v = static_cast<soccer::Vertex>(i);
    const std::size_t degree = pitch.lattice().incident(v).size();
    if (degree <= most_segments || pitch.goal(v) != soccer::Goal::none) continue;
    refuse(fmt::format("pitch '{}'", to_string(pitch.name())),
           fmt::format("the vertex {} has {} segments, and an estimate takes at most {}", pitch.to_string(v), degree,
                       most_segments),
           "choose a board with fewer at each vertex");
  }
}

TrailBoard::TrailBoard(const soccer::Pitch& pitch) : start_(pitch.start()) {
  using soccer::Goal;
  const graphs::Lattice& lattice = pitch.lattice();
  const bool by_points = has_only_king_moves(pitch);
  free_.resize(lattice.vertex_count());
  ways_.resize(lattice.vertex_count());
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
      const unsigned direction = direction_to(pitch, by_points, v, incidence.to);
      const unsigned back = direction_to(pitch, by_points, incidence.to, v);
      free_[v] = static_cast<Directions>(free_[v] | 1U << direction);
      ways_[v][direction] = {incidence.to, static_cast<Directions>(~(1U << back))};
    }
  }
}

namespace {

// \param free  by vertex, as before the first ply
std::uint64_t random_plies(const TrailBoard& board, Directions* free, engines::RandomStream& random) {
  soccer::Vertex ball = board.start();
  for (std::uint64_t plies = 0;; ++plies) {
    const auto onward = static_cast<std::uint64_t>(std::popcount(free[ball]));
    const std::uint64_t all = onward + board.goal_count(ball);
    if (all == 0) return plies;
    std::uint64_t pick = random.below(all);
    if (pick >= onward) return plies + 1;
    unsigned rest = free[ball];
    for (; pick != 0; --pick) rest &= rest - 1;
    const auto direction = static_cast<unsigned>(std::countr_zero(rest));
    draw(board, free, ball, direction);
    ball = board.to(ball, direction);
  }
}

}  // namespace

double mean_random_plies(const TrailBoard& board, std::size_t games, engines::RandomStream& random,
                         const std::stop_token& stop) {
  constexpr std::size_t games_between_asking = 4096;
  std::vector<Directions> free(board.vertex_count());
  std::uint64_t plies = 0;
  for (std::size_t game = 0; game < games; ++game) {
    if (game % games_between_asking == 0 && stop.stop_requested()) throw engines::Interrupted();
    std::ranges::copy(board.free_at_start(), free.begin());
    plies += random_plies(board, free.data(), random);
  }
  return static_cast<double>(plies) / static_cast<double>(games);
}

}  // namespace quadrille::enumerate
