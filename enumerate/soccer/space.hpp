// Paper Soccer as a graded space: the marks are the drawn segments, the state adds the ball.
//
// A state here is a strong class (Def. 2.8: drawing and ball) and its marks a weak class (Def. 2.7: drawing). The mover
// is left out: it is no part of either definition, the legal plies do not depend on it, and the drawing determines it
// (ledger: soccer/mover).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "enumerate/soccer/grouping.hpp"
#include "enumerate/soccer/tallies.hpp"
#include "games/soccer/mirror.hpp"
#include "games/soccer/position.hpp"
#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/detail/graded_space.hpp"
#include "quadrille/detail/two_player.hpp"

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

  const soccer::Pitch& pitch() const { return pitch_; }

 private:
  const soccer::Pitch& pitch_;
  std::vector<graphs::EdgeSet<Words>> leaving_;  // the segments a ball at v may take; none at a goal
  std::vector<soccer::Vertex> ends_xor_;         // xor of an edge's ends: one end and this give the other
};

// Counting Paper Soccer up to the mirror: how often each item of a tally counts.
//
// By Burnside's lemma the orbits of a group of two are (all items + those that the mirror fixes) / 2. So each item
// counts once, and once more if it is its own mirror image; the sums are halved exactly at the end
// (enumerate/soccer/grouping.hpp).
//
// A class is fixed if its drawing is, and its ball. The ball is tested first, because a drawing that is fixed has its
// ball on the axis. Proof: the ball is the end of a trail from b0, so it is the drawing's one odd vertex besides b0, or
// b0 itself if there is none; the mirror fixes b0 and maps odd vertices to odd ones.
//
// A history is fixed if all its vertices are. Then both ends of each of its segments lie on the axis. If that holds for
// all segments of a drawing, it holds for all its histories. So all histories of a class are fixed, or none.
//
// The reference implementation (enumerate/soccer/layered_ref.cpp) uses none of this: it compares each history with its
// mirror image.

/// How often a state counts: as a class, and each of its histories. 1 or 2.
struct Multiplicity {
  std::uint64_t of_class = 1;
  std::uint64_t of_histories = 1;
  friend bool operator==(const Multiplicity&, const Multiplicity&) = default;
};

/// Adds a state's histories as often as they count.
inline void add_multiple(engines::ExactSum& sum, engines::Count128 paths, const Multiplicity& multiplicity) {
  sum.add(paths);
  if (multiplicity.of_histories == 2) sum.add(paths);
}

/// The multiplicity of each state, so that the sums are the group's order times the orbits.
template <std::size_t Words>
class Orbits {
 public:
  /// \throws Error (unusable_input) if the pitch has no mirror and is asked for one
  Orbits(const soccer::Pitch& pitch, Symmetry symmetry) {
    if (symmetry == Symmetry::none) return;
    mirror_.emplace(pitch);
    for (std::size_t e = 0; e < pitch.lattice().edge_count(); ++e) {
      const auto edge = static_cast<soccer::Edge>(e);
      const auto [u, v] = pitch.lattice().ends(edge);
      if (mirror_->image(u) == u && mirror_->image(v) == v) axis_.insert(edge);
    }
  }

  Multiplicity multiplicity(const SoccerState<Words>& state) const {
    if (!mirror_ || mirror_->image(state.ball) != state.ball) return {};
    if ((state.drawing - axis_).empty()) return {.of_class = 2, .of_histories = 2};
    return {.of_class = own_image(state.drawing) ? 2U : 1U};
  }

  /// The vertex under which a ball stands: the smaller of its own and its mirror image.
  soccer::Vertex ball(soccer::Vertex v) const { return mirror_ ? std::min(v, mirror_->image(v)) : v; }

 private:
  // A drawing that holds the image of each of its edges is its own image; most fail on the first or second.
  bool own_image(const graphs::EdgeSet<Words>& drawing) const {
    for (graphs::EdgeSet<Words> rest = drawing; !rest.empty(); rest.erase(rest.first())) {
      if (!drawing.contains(mirror_->image_of_edge(rest.first()))) return false;
    }
    return true;
  }

  std::optional<soccer::Mirror> mirror_;
  graphs::EdgeSet<Words> axis_;  // the segments with both ends on the axis
};

// Paper Soccer as a game of two players: SoccerSpace with the mover and the winner.
//
// Both follow from the state: the drawing says how often the move has passed (ledger: soccer/mover), so a blocked ball
// says which player has lost.

/// How a game ended, and for whom.
struct SoccerResult {
  soccer::Outcome outcome = soccer::Outcome::ongoing;
  engines::Player winner = engines::Player::none;
  friend bool operator==(const SoccerResult&, const SoccerResult&) = default;
};

template <std::size_t Words>
class SoccerPlaySpace : public SoccerSpace<Words> {
 public:
  using State = SoccerState<Words>;

  /// \param pitch  kept by reference and drawable with Words words
  explicit SoccerPlaySpace(const soccer::Pitch& pitch) : SoccerSpace<Words>(pitch), vertices_(pitch) {}

  /// The move passes at each first visit to a vertex off the wall, b0's before the first ply left out.
  engines::Player mover(const State& state) const {
    return vertices_.of(state.drawing).off_the_wall % 2 == 1 ? engines::Player::one : engines::Player::two;
  }

  SoccerResult outcome(const State& state) const {
    const soccer::Outcome outcome = SoccerSpace<Words>::outcome(state);
    switch (outcome) {
      case soccer::Outcome::ongoing:
        break;
      case soccer::Outcome::goal_1:
        return {outcome, engines::Player::two};
      case soccer::Outcome::goal_2:
        return {outcome, engines::Player::one};
      case soccer::Outcome::blocked:
        return {outcome, engines::opponent(mover(state))};
    }
    return {};
  }

  engines::Player winner(const SoccerResult& result) const { return result.winner; }

 private:
  DrawnVertices<Words> vertices_;
};

}  // namespace quadrille::enumerate
