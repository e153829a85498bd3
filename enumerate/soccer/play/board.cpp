#include "enumerate/soccer/play/board.hpp"

#include "enumerate/engines/random/splitmix.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Edge;
using soccer::Player;
using soccer::Vertex;

// One number for each thing that a key is made of: edges from 0, balls from 2^16, player 2 as mover after those.
constexpr PositionKey part(std::uint64_t thing) {
  return {engines::splitmix((2 * thing + 1) * engines::splitmix_step),
          engines::splitmix((2 * thing + 2) * engines::splitmix_step)};
}
constexpr PositionKey of_edge(Edge e) { return part(e); }
constexpr PositionKey of_ball(Vertex v) { return part((std::uint64_t{1} << 16U) + v); }
constexpr PositionKey of_mover(Player player) {
  return player == Player::one ? PositionKey{} : part(std::uint64_t{1} << 17U);
}

PlayBoard::Spot spot_of(const soccer::Pitch& pitch, Vertex v) {
  switch (pitch.goal(v)) {
    case soccer::Goal::g1:
      return PlayBoard::Spot::g1;
    case soccer::Goal::g2:
      return PlayBoard::Spot::g2;
    case soccer::Goal::none:
      break;
  }
  return pitch.wall(v) ? PlayBoard::Spot::wall : PlayBoard::Spot::field;
}

}  // namespace

PlayBoard::PlayBoard(const soccer::Pitch& pitch, const soccer::WidePosition& position)
    : ball_(position.ball), mover_(position.mover) {
  const graphs::Lattice& lattice = pitch.lattice();
  const std::size_t vertices = lattice.vertex_count();
  exits_.resize(vertices);
  all_.resize(vertices);
  drawn_.resize(vertices);
  for (std::size_t i = 0; i < vertices; ++i) {
    const auto v = static_cast<Vertex>(i);
    spots_.push_back(spot_of(pitch, v));
    std::uint8_t number = 0;
    for (const graphs::Incidence& incidence : lattice.incident(v)) {
      std::uint8_t back = 0;
      while (lattice.incident(incidence.to)[back].to != v) ++back;
      exits_[i][number] = {incidence.to, incidence.edge, back};
      all_[i] = static_cast<std::uint8_t>(all_[i] | 1U << number);
      if (position.drawing.contains(incidence.edge)) {
        drawn_[i] = static_cast<std::uint8_t>(drawn_[i] | 1U << number);
      }
      ++number;
    }
  }
  position.drawing.for_each([&](Edge e) { drawing_ ^= of_edge(e); });
}

void PlayBoard::roll(unsigned exit) {
  const Exit& taken = exits_[ball_][exit];
  drawn_[ball_] = static_cast<std::uint8_t>(drawn_[ball_] | 1U << exit);
  drawn_[taken.to] = static_cast<std::uint8_t>(drawn_[taken.to] | 1U << taken.back);
  drawing_ ^= of_edge(taken.edge);
  ball_ = taken.to;
}

void PlayBoard::roll_back(Vertex from, unsigned exit) {
  const Exit& taken = exits_[from][exit];
  drawn_[from] = static_cast<std::uint8_t>(drawn_[from] & ~(1U << exit));
  drawn_[taken.to] = static_cast<std::uint8_t>(drawn_[taken.to] & ~(1U << taken.back));
  drawing_ ^= of_edge(taken.edge);
  ball_ = from;
}

PositionKey PlayBoard::key() const { return drawing_ ^ of_ball(ball_) ^ of_mover(mover_); }

PositionKey PlayBoard::key_after(unsigned exit) const {
  const Exit& taken = exits_[ball_][exit];
  return drawing_ ^ of_edge(taken.edge) ^ of_ball(taken.to) ^ of_mover(mover_);
}

}  // namespace quadrille::enumerate
