// Paper Soccer as a graded space: the marks are the drawn segments, the state adds the ball.
//
// A state here is a strong class (Def. 2.8: drawing and ball) and its marks a weak class (Def. 2.7: drawing). The mover
// is left out: it is no part of either definition, the legal plies do not depend on it, and the drawing determines it
// (ledger: soccer/mover).
#pragma once

#include <cstddef>
#include <vector>

#include "games/soccer/position.hpp"
#include "quadrille/detail/graded_space.hpp"

namespace quadrille::enumerate {

template <std::size_t Words>
struct SoccerState {
  graphs::EdgeSet<Words> drawing;
  soccer::Vertex ball = 0;

  const graphs::EdgeSet<Words>& marks() const { return drawing; }
  friend bool operator==(const SoccerState&, const SoccerState&) = default;
};

template <std::size_t Words>
class SoccerSpace {
 public:
  using State = SoccerState<Words>;
  using Move = soccer::Ply;

  /// \param pitch  kept by reference and drawable with Words words
  explicit SoccerSpace(const soccer::Pitch& pitch) : pitch_(pitch) {
    const graphs::Lattice& lattice = pitch.lattice();
    for (std::size_t v = 0; v < lattice.vertex_count(); ++v) {
      const auto vertex = static_cast<soccer::Vertex>(v);
      graphs::EdgeSet<Words> leaving;
      if (pitch.goal(vertex) == soccer::Goal::none) {
        for (const auto& incidence : lattice.incident(vertex)) leaving.insert(incidence.edge);
      }
      leaving_.push_back(leaving);
    }
    for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
      const auto [u, v] = lattice.ends(static_cast<soccer::Edge>(e));
      ends_xor_.push_back(static_cast<soccer::Vertex>(u ^ v));
      edges_.insert(static_cast<soccer::Edge>(e));
    }
  }

  State start() const { return {{}, pitch_.start()}; }
  int grade(const State& state) const { return static_cast<int>(state.drawing.size()); }

  template <class Visit>
  void for_each_move(const State& state, Visit&& visit) const {
    (leaving_[state.ball] - state.drawing).for_each([&](soccer::Edge e) {
      visit(Move{e, static_cast<soccer::Vertex>(ends_xor_[e] ^ state.ball)});
    });
  }

  State after(const State& state, const Move& move) const { return {state.drawing.with(move.edge), move.to}; }

  soccer::Outcome outcome(const State& state) const {
    switch (pitch_.goal(state.ball)) {
      case soccer::Goal::g1:
        return soccer::Outcome::goal_1;
      case soccer::Goal::g2:
        return soccer::Outcome::goal_2;
      case soccer::Goal::none:
        break;
    }
    return (leaving_[state.ball] - state.drawing).empty() ? soccer::Outcome::blocked : soccer::Outcome::ongoing;
  }

  /// Whether a value is safe to ask the other functions about: its ball and segments are the pitch's.
  bool holds(const State& state) const { return state.ball < leaving_.size() && (state.drawing - edges_).empty(); }

  const soccer::Pitch& pitch() const { return pitch_; }

 private:
  const soccer::Pitch& pitch_;
  std::vector<graphs::EdgeSet<Words>> leaving_;  // the segments a ball at v may take; none at a goal
  std::vector<soccer::Vertex> ends_xor_;         // xor of an edge's ends: one end and this give the other
  graphs::EdgeSet<Words> edges_;                 // all of them
};

}  // namespace quadrille::enumerate
