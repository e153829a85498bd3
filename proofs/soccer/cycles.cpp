// Section 3.2 of the source: bounces and cycles.

#include <algorithm>

#include "graphs/connectivity.hpp"
#include "proofs/soccer/claims.hpp"
#include "proofs/soccer/drawings.hpp"
#include "proofs/soccer/question.hpp"

namespace quadrille::soccer {

using proofs::Claim;
using proofs::ProofVerdict;
using proofs::Role;
using proofs::StatementVerdict;

namespace {

// The edge of the last ply. \pre the state has one
Edge last_edge(const State& state) {
  const std::size_t n = state.history.size();
  return *state.pitch->lattice().edge_between(state.history[n - 2], state.history[n - 1]);
}

bool bounce_exactly_if_the_drawing_has_a_cycle(const State& state) {
  return state.plies() == 0 || state.bounced == cyclic(state);
}

bool bounce_exactly_if_a_cycle_runs_through_the_new_edge(const State& state) {
  if (state.plies() == 0) return true;
  return state.bounced == graphs::closes_cycle(state.pitch->lattice(), state.position.drawing, last_edge(state));
}

bool connected_and_holding_b0(const State& state) {
  const graphs::WideEdgeSet& drawing = state.position.drawing;
  return graphs::connected(state.pitch->lattice(), drawing) &&
         (drawing.empty() || degree(*state.pitch, drawing, state.pitch->start()) > 0);
}

bool one_history_if_acyclic(std::span<const State> members) { return cyclic(members.front()) || members.size() == 1; }

bool acyclic_leaves_are_the_ball(const State& state) {
  if (state.plies() < 2 || cyclic(state)) return true;
  for (std::size_t v = 0; v < state.pitch->lattice().vertex_count(); ++v) {
    const auto vertex = static_cast<Vertex>(v);
    const bool leaf = degree(*state.pitch, state.position.drawing, vertex) == 1;
    if (leaf && vertex != state.position.ball) return false;
  }
  return true;
}

// What an induction needs instead: the leaves of an acyclic drawing are b0 and the ball, so its last edge is known.
bool acyclic_leaves_are_b0_and_the_ball(const State& state) {
  if (state.plies() == 0 || cyclic(state)) return true;
  std::vector<Vertex> ends{state.pitch->start(), state.position.ball};
  if (ends[0] > ends[1]) std::swap(ends[0], ends[1]);
  return odd_vertices(*state.pitch, state.position.drawing) == ends;
}

// Members of the class that never bounced; if there is one, it is the only member.
bool one_history_if_none_bounced(std::span<const State> members) {
  const bool calm = std::any_of(members.begin(), members.end(), [](const State& state) { return state.bounces == 0; });
  return !calm || members.size() == 1;
}

bool cycle_if_several(std::span<const State> members) { return members.size() == 1 || cyclic(members.front()); }

}  // namespace

std::vector<Claim> cycle_claims() {
  return {
      {"soccer/lem-3.4",
       "Lemma 3.4",
       "a ply is a bounce if and only if it creates a cycle",
       StatementVerdict::holds,
       ProofVerdict::gap,
       "what a ply creates is a cycle through its edge. Remark: that the drawing \"contains a cycle\" would not do, as "
       "an older cycle stays there. The proof uses, and never shows, that the drawing is connected",
       {state_assertion(Role::statement, Subject::state, Scope::paper_pitches,
                        "a ply bounces exactly if a cycle runs through the new edge",
                        holds_of_each(bounce_exactly_if_a_cycle_runs_through_the_new_edge)),
        state_assertion(Role::support, Subject::state, Scope::all_pitches,
                        "a reachable drawing is connected and, unless empty, has an edge at b0, which closes the gap",
                        holds_of_each(connected_and_holding_b0)),
        state_assertion(Role::remark, Subject::state, Scope::paper_pitches,
                        "a ply bounces exactly if the drawing then has a cycle",
                        holds_of_each(bounce_exactly_if_the_drawing_has_a_cycle), "paper:1x3")}},
      {"soccer/thm-3.5",
       "Theorem 3.5",
       "an acyclic drawing has exactly one history",
       StatementVerdict::holds,
       ProofVerdict::false_step,
       "the proof takes any leaf to be b_t, and b0 is a leaf too; that no other history ends elsewhere is not argued",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "an acyclic drawing has exactly one history", holds_of_all(one_history_if_acyclic)),
        state_assertion(Role::step, Subject::state, Scope::paper_pitches,
                        "from two plies on, every leaf of an acyclic drawing is the ball",
                        holds_of_each(acyclic_leaves_are_the_ball), "paper:1x3"),
        state_assertion(Role::support, Subject::state, Scope::all_pitches,
                        "the odd vertices of an acyclic drawing are b0 and the ball, which repairs the proof",
                        holds_of_each(acyclic_leaves_are_b0_and_the_ball))}},
      {"soccer/no-bounce-unique",
       "Theorem 3.5",
       "if no bounce occurred, the order in which the edges were played is uniquely determined",
       StatementVerdict::holds,
       ProofVerdict::gap,
       "the source says it \"in other words\"; that a drawing without a bounce is acyclic is Lemma 3.4, for each of "
       "its "
       "plies, and is not argued",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "a weak class with a state that no bounce led to has no other state",
                        holds_of_all(one_history_if_none_bounced))}},
      {"soccer/cor-3.5",
       "corollary of Theorem 3.5",
       "a class of several states has a cycle",
       StatementVerdict::holds,
       ProofVerdict::none,
       "",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "a weak class of several states has a cyclic drawing", holds_of_all(cycle_if_several))}},
  };
}

}  // namespace quadrille::soccer
