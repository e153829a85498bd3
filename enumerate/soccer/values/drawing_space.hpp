// SoccerDrawingSpace: Paper Soccer in a form where a state is a drawing (the set of drawn segments) and nothing else.
// Backward induction stores positions in this form. On a pitch of up to 64 segments, a position takes 8 bytes.
//
// The drawing of a reachable position determines the ball (claim soccer/weak-is-strong) and the player to move (claim
// soccer/mover). Let b0 be the vertex of the start. The number of the ball's vertex is the exclusive or of b0 and the
// numbers of both ends of every drawn segment. Proof: a number that occurs an even number of times cancels, so the
// vertices with an even number of drawn segments cancel. If the ball is on b0, all vertices have an even number, so
// the additional b0 remains. Otherwise only b0 and the ball's vertex have an odd number. With the additional b0, b0
// cancels too, and the ball's vertex remains. A table gives the exclusive or for eight segments at a time.
//
// The space may start at any reachable position. A state's grade is then the number of segments drawn after this
// position.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "enumerate/soccer/space.hpp"

namespace quadrille::enumerate {

/// A drawing that a history has: a weak class (Def. 2.7), and so a strong one.
template <std::size_t Words>
struct SoccerDrawing {
  graphs::EdgeSet<Words> drawing;

  const graphs::EdgeSet<Words>& marks() const { return drawing; }
  friend bool operator==(const SoccerDrawing&, const SoccerDrawing&) = default;
};

/// Finds the ball of a drawing.
template <std::size_t Words>
class BallOfDrawing {
 public:
  explicit BallOfDrawing(const soccer::Pitch& pitch) : start_(pitch.start()), ends_(8 * Words) {
    const graphs::Lattice& lattice = pitch.lattice();
    for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
      const auto [u, v] = lattice.ends(static_cast<soccer::Edge>(e));
      auto& of_eight = ends_[e / 8];
      for (std::size_t drawn = 0; drawn < of_eight.size(); ++drawn) {
        if ((drawn >> (e % 8) & 1U) != 0) of_eight[drawn] = static_cast<soccer::Vertex>(of_eight[drawn] ^ u ^ v);
      }
    }
  }

  /// \pre the drawing is that of a history
  soccer::Vertex operator()(const graphs::EdgeSet<Words>& drawing) const {
    unsigned ends = start_;
    for (std::size_t i = 0; i < Words; ++i) {
      for (std::size_t byte = 0; byte < 8; ++byte) ends ^= ends_[8 * i + byte][drawing.word(i) >> (8 * byte) & 0xffU];
    }
    return static_cast<soccer::Vertex>(ends);
  }

 private:
  soccer::Vertex start_;
  std::vector<std::array<soccer::Vertex, 256>> ends_;  // xored, of each set of eight segments
};

/// A graded space of two players. Relies on: soccer/weak-is-strong, soccer/mover
/// Checked against: SoccerPlaySpace, whose states have a ball
template <std::size_t Words>
class SoccerDrawingSpace {
 public:
  using State = SoccerDrawing<Words>;
  using Move = soccer::Ply;

  /// \param pitch  kept by reference and drawable with Words words
  /// \param root   the drawing of a history, at which the space starts
  explicit SoccerDrawingSpace(const soccer::Pitch& pitch, const graphs::EdgeSet<Words>& root = {})
      : space_(pitch), ball_(pitch), root_{root}, drawn_at_root_(static_cast<int>(root.size())) {}

  State start() const { return root_; }
  int grade(const State& state) const { return static_cast<int>(state.drawing.size()) - drawn_at_root_; }

  template <class Visit>
  void for_each_move(const State& state, Visit&& visit) const {
    space_.for_each_move(with_ball(state), visit);
  }
  State after(const State& state, const Move& move) const { return {state.drawing.with(move.edge)}; }

  SoccerResult outcome(const State& state) const { return space_.outcome(with_ball(state)); }
  engines::Player mover(const State& state) const { return space_.mover({state.drawing, {}}); }
  engines::Player winner(const SoccerResult& result) const { return result.winner; }

  /// The state with its ball, as SoccerPlaySpace has it.
  SoccerState<Words> with_ball(const State& state) const { return {state.drawing, ball_(state.drawing)}; }

 private:
  SoccerPlaySpace<Words> space_;
  BallOfDrawing<Words> ball_;
  State root_;
  int drawn_at_root_;
};

}  // namespace quadrille::enumerate
