// Arranges the states of Paper Soccer as a tree, which the reverse search walks. Of the edges that can have been drawn
// last in a state, the one with the smallest number is the canonical last edge. The parent of a state is the state
// without this edge. This file finds the edge, and tests in a few instructions whether a ply draws it.
//
// The states. A state is a drawing D (the set of drawn edges) and the ball's vertex t. At the start of the game, D is
// empty and the ball lies on b0. A nonempty D with the ball on t is reachable exactly if it meets three conditions.
// First, D is connected and contains b0. Second, its vertices of odd degree are b0 and t if these differ; if t = b0,
// there are none. Third, at most one edge of D ends in a goal, and then t is that end. (The drawing of a history is a
// trail from b0 to t, so D meets the three conditions. Fleury's algorithm proves the converse.)
//
// The parent (Fleury 1883). An edge at t can have been drawn last iff D without it meets the conditions with the ball
// on the edge's other end. The second condition always holds then. So the edge can have been drawn last iff it is no
// bridge of D (removing it does not separate D), or is the only edge at t. By (1) such an edge exists unless D is
// empty.
//
// (1) A bridge of D separates b0 from t. So if t = b0, D has no bridge. At most one bridge ends at t: b0 lies beyond
//     each bridge at t, and cannot lie beyond two of them. Proof of the first sentence: remove a bridge and take one
//     of the two sides. On this side, only the degree of the bridge's end changes its parity. If the side held both b0
//     and t, or neither, or if b0 = t, an odd number of its vertices would have odd degree, against the handshake
//     lemma.
// (2) A history crosses a bridge once. The vertices that the ball visited before the crossing lie on b0's side of the
//     bridge, and the vertices that it visited after the crossing lie on t's side. A bridge of D has been a bridge ever
//     since it was drawn, because a later edge makes no earlier edge a bridge.
// (3) Let bridges(D) be the set of the bridges of D, and let a ply draw the edge f from t to w. If no edge of D ends
//     at w, bridges(D + f) = bridges(D) + f. Otherwise f closes a cycle. Then a bridge of D remains a bridge iff w is
//     on t's side of the bridge. By (2) w is on this side iff the bridge was drawn no later than the first edge at w.
//     So bridges(D + f) = bridges(D) & first(w). Here first(w) is the set of bridges just after the first edge at w
//     was drawn; it contains this edge. The set first(b0) is empty. So a ply updates the set of bridges by one
//     operation, and first(w) is stored once, when the ball first reaches w.
// (4) The edge f is the canonical last edge of D + f iff all drawn edges at w with a smaller number are bridges of D +
//     f. (If no edge of D ends at w, f is the only edge there. Otherwise f closes a cycle and is no bridge itself.) By
//     (3) they all are bridges iff the set (edges of D at w with a smaller number than f) - (bridges(D) & first(w)) is
//     empty.
//
// The function canonical_parent uses a slower method: it asks `Connectivity` (graphs/connectivity.hpp) whether the edge
// with the smallest number at w is a bridge, and needs neither bridges(D) nor first(w). With this method, the search of
// paper:3x3 takes more than twice as long (bench/reverse_bench.cpp).
//
// Checked against: the bridges that Boost.Graph finds, the edge with the smallest number whose removal leaves a
// reachable state, and the states that the engine `layered` lists (tests/enumerate/soccer/reverse_space_test.cpp).
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "enumerate/soccer/space.hpp"
#include "graphs/connectivity.hpp"
#include "quadrille/detail/reverse_search/searchable.hpp"

namespace quadrille::enumerate {

template <std::size_t Words>
class SoccerReverseSpace : public SoccerSpace<Words> {
 public:
  using Drawing = graphs::EdgeSet<Words>;
  using State = SoccerState<Words>;
  using Move = soccer::Ply;

  /// The bridges along the path to a state.
  struct SearchContext {
    Drawing bridges;                     ///< of the state's drawing
    std::vector<Drawing> bridges_after;  ///< of the drawing after each number of plies
    std::vector<Drawing> first;          ///< after the ply that first touched a vertex; without meaning before
  };

  /// \param pitch  kept by reference and drawable with Words words
  explicit SoccerReverseSpace(const soccer::Pitch& pitch) : SoccerSpace<Words>(pitch), connectivity_(pitch.lattice()) {
    const graphs::Lattice& lattice = pitch.lattice();
    for (std::size_t v = 0; v < lattice.vertex_count(); ++v) {
      touching_.push_back(connectivity_.at(static_cast<soccer::Vertex>(v)));
      most_moves_ = std::max(most_moves_, touching_.back().size());
    }
    for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
      const auto edge = static_cast<soccer::Edge>(e);
      const auto [u, v] = lattice.ends(edge);
      earlier_.push_back(before(touching_[u], edge));
      earlier_.push_back(before(touching_[v], edge));
    }
  }

  std::size_t most_moves() const { return most_moves_; }

  /// The state without its canonical last edge: the smallest at the ball that is no bridge, or that is the only one.
  /// \pre reachable, and not the start
  /// \complexity O(degree of the ball * vertices * Words) at worst
  State canonical_parent(const State& state) const {
    const Drawing at_ball = state.drawing & touching_[state.ball];
    soccer::Edge last = at_ball.first();
    if (!at_ball.without(last).empty() && !connectivity_.closes_cycle(state.drawing, last)) {
      last = at_ball.without(last).first();  // at most one bridge ends at the ball
    }
    const auto [u, v] = this->pitch().lattice().ends(last);
    return {state.drawing.without(last), u == state.ball ? v : u};
  }

  SearchContext search_context() const {
    return {{}, std::vector<Drawing>(this->pitch().lattice().edge_count() + 1), std::vector<Drawing>(touching_.size())};
  }

  /// Updates the bridges for the ply that led to the state. O(Words). Relies on: (3) above.
  void descend(SearchContext& context, const State& state, int grade) const {
    const auto ply = static_cast<std::size_t>(grade);
    const Drawing at_ball = state.drawing & touching_[state.ball];
    const Drawing& before_ply = context.bridges_after[ply - 1];
    if (at_ball.without(at_ball.first()).empty()) {
      context.bridges = before_ply | at_ball;
      context.first[state.ball] = context.bridges;
    } else {
      context.bridges = before_ply & context.first[state.ball];
    }
    context.bridges_after[ply] = context.bridges;
  }

  /// True if the move's edge is the canonical last edge after it. O(Words). Relies on: (4) above.
  bool is_canonical(const State& state, const Move& move, const SearchContext& context) const {
    const std::size_t arrival = 2U * move.edge + (state.ball < move.to ? 1U : 0U);
    return ((state.drawing & earlier_[arrival]) - (context.bridges & context.first[move.to])).empty();
  }

 private:
  static Drawing before(const Drawing& edges, soccer::Edge limit) {
    Drawing result;
    edges.for_each([&](soccer::Edge e) {
      if (e < limit) result.insert(e);
    });
    return result;
  }

  graphs::Connectivity<Words> connectivity_;
  std::vector<Drawing> touching_;  // the segments at a vertex
  std::size_t most_moves_ = 0;
  std::vector<Drawing> earlier_;  // at 2e and 2e + 1: those at the smaller, the larger end of e that come before e
};

}  // namespace quadrille::enumerate
