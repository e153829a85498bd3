// SoccerSpace: Paper Soccer as a graded space, the form that the generic engines take. The marks are the drawn
// segments. A state consists of the marks and the ball.
//
// So a state is a strong class (Høivik, Def. 2.8: the drawing and the ball). Its marks are a weak class (Høivik, Def.
// 2.7: the drawing alone). A state does not hold the player to move, for three reasons. Neither definition mentions
// that player. Both players have the same legal plies. The drawing determines the player to move (claim soccer/mover).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "enumerate/soccer/grouping.hpp"
#include "enumerate/soccer/tallies.hpp"
#include "games/soccer/position.hpp"
#include "games/soccer/symmetry.hpp"
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

// Counts of Paper Soccer up to the pitch's symmetries: the multiplicity of each item of a tally.
//
// By Burnside's lemma the number of orbits of a group is the mean, over its elements, of how many items an element
// fixes. So each item counts once for each element that fixes it, the identity among them; the sums are divided exactly
// at the end (enumerate/soccer/grouping.hpp).
//
// A class is fixed if its drawing is, and its ball. The ball is tested first, because it is fixed where the drawing is.
// Proof: the ball is the end of a trail from b0, so it is the drawing's one odd vertex besides b0, or b0 itself if
// there is none; a symmetry fixes b0 and maps odd vertices to odd ones.
//
// A history is fixed if all its vertices are. Then both ends of each of its segments are fixed. If that holds for all
// segments of a drawing, it holds for all its histories. So all histories of a class are fixed, or none.
//
// The reference implementation (enumerate/soccer/layered_ref.cpp) uses none of this: it compares each history with its
// images.

/// The multiplicity of a state as a class, and of each of its histories. From 1 to the order of the group.
struct Multiplicity {
  std::uint64_t of_class = 1;
  std::uint64_t of_histories = 1;
  friend bool operator==(const Multiplicity&, const Multiplicity&) = default;
};

/// Adds a state's histories with their multiplicity.
inline void add_multiple(engines::ExactSum& sum, engines::Count128 paths, const Multiplicity& multiplicity) {
  for (std::uint64_t i = 0; i < multiplicity.of_histories; ++i) sum.add(paths);
}

/// The multiplicity of each state, so that the sums are the group's order times the orbits.
template <std::size_t Words>
class Orbits {
 public:
  /// \throws Error (unusable_input) if the pitch has no symmetry and is asked for one
  Orbits(const soccer::Pitch& pitch, Symmetry symmetry) {
    for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) least_.push_back(static_cast<soccer::Vertex>(v));
    if (symmetry == Symmetry::none) return;
    for (soccer::Automorphism& automorphism : soccer::symmetries_of(pitch)) {
      Element& element = elements_.emplace_back(std::move(automorphism), graphs::EdgeSet<Words>());
      const auto fixes = [&](soccer::Vertex v) { return element.automorphism.image(v) == v; };
      for (std::size_t e = 0; e < pitch.lattice().edge_count(); ++e) {
        const auto edge = static_cast<soccer::Edge>(e);
        const auto [u, v] = pitch.lattice().ends(edge);
        if (fixes(u) && fixes(v)) element.axis.insert(edge);
      }
      for (std::size_t v = 0; v < least_.size(); ++v) {
        least_[v] = std::min(least_[v], element.automorphism.image(static_cast<soccer::Vertex>(v)));
      }
    }
  }

  /// The order of the group, which is how often the sums hold each orbit.
  unsigned order() const { return static_cast<unsigned>(elements_.size()) + 1; }

  Multiplicity multiplicity(const SoccerState<Words>& state) const {
    Multiplicity multiplicity;
    for (const Element& element : elements_) {
      if (element.automorphism.image(state.ball) != state.ball) continue;
      const bool all_on_axis = (state.drawing - element.axis).empty();
      if (all_on_axis) ++multiplicity.of_histories;
      if (all_on_axis || own_image(element.automorphism, state.drawing)) ++multiplicity.of_class;
    }
    return multiplicity;
  }

  /// The vertex at which a ball counts: the smallest of its images.
  soccer::Vertex ball(soccer::Vertex v) const { return least_[v]; }

 private:
  struct Element {
    soccer::Automorphism automorphism;
    graphs::EdgeSet<Words> axis;  // the segments with both ends fixed
    Element(soccer::Automorphism&& map, graphs::EdgeSet<Words> fixed) : automorphism(std::move(map)), axis(fixed) {}
  };

  // A drawing that holds the image of each of its edges is its own image; most fail on the first or second.
  static bool own_image(const soccer::Automorphism& automorphism, const graphs::EdgeSet<Words>& drawing) {
    for (graphs::EdgeSet<Words> rest = drawing; !rest.empty(); rest.erase(rest.first())) {
      if (!drawing.contains(automorphism.image_of_edge(rest.first()))) return false;
    }
    return true;
  }

  std::vector<Element> elements_;      // of the group, without the identity
  std::vector<soccer::Vertex> least_;  // of each vertex's images
};

// Paper Soccer as a game of two players: SoccerSpace with the mover and the winner.
//
// Both follow from the state: the drawing says how often the move has passed (ledger: soccer/mover), so a blocked ball
// says which player has lost.

/// The outcome of a game, and its winner.
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

  /// The player to move. The move passes at each first visit to a vertex off the wall, except for b0's before the first
  /// ply.
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
