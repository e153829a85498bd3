// The claims hidden in Definitions 2.1 to 2.6: what the source states in passing while it defines, and remarks on what
// its definitions leave open.

#include "proofs/soccer/claims.hpp"
#include "proofs/soccer/question.hpp"

namespace quadrille::soccer {

using proofs::Claim;
using proofs::ProofVerdict;
using proofs::Role;
using proofs::StatementVerdict;

namespace {

bool start_is_centre(const State& state) {
  const auto& name = state.pitch->name();
  const Point start = state.pitch->lattice().point(state.pitch->start());
  return 2 * start.x == name.width && 2 * start.y == name.height;
}

bool centre_exactly_when_even(const State& state) {
  const auto& name = state.pitch->name();
  return start_is_centre(state) == (name.width % 2 == 0 && name.height % 2 == 0);
}

// On odd n the start is (n-1)/2 rows from g1 and (n+1)/2 from g2.
bool half_a_row_nearer_to_g1(const State& state) {
  const int n = state.pitch->name().height;
  const int row = state.pitch->lattice().point(state.pitch->start()).y;
  return n % 2 == 0 ? n - row == row : n - row == (n - 1) / 2 && row == (n + 1) / 2;
}

bool start_is_goal_exactly_on_one_row(const State& state) {
  return (state.pitch->goal(state.pitch->start()) == Goal::g1) == (state.pitch->name().height == 1);
}

bool start_is_no_goal(const State& state) { return state.pitch->goal(state.pitch->start()) == Goal::none; }

bool over_at_once_if_the_start_is_a_goal(const State& state) {
  return start_is_no_goal(state) || outcome(*state.pitch, state.position) != Outcome::ongoing;
}

bool bounce_leaves_a_ply(const State& state) {
  return !state.bounced || outcome(*state.pitch, state.position) == Outcome::ongoing;
}

std::size_t edges_of(const State& state) { return state.pitch->lattice().edge_count(); }

// Using all edges takes a second edge at each goal. Asked of a state with an edge at a goal.
bool goal_takes_another_edge(const State& state) {
  for (std::size_t v = 0; v < state.pitch->lattice().vertex_count(); ++v) {
    const auto vertex = static_cast<Vertex>(v);
    const std::size_t drawn = degree(*state.pitch, state.position.drawing, vertex);
    const bool more = drawn < state.pitch->lattice().incident(vertex).size();
    if (state.pitch->goal(vertex) != Goal::none && drawn > 0 && more &&
        outcome(*state.pitch, state.position) != Outcome::ongoing) {
      return false;
    }
  }
  return true;
}

proofs::Assertion failing_too_on(std::vector<std::string> boards, proofs::Assertion assertion) {
  assertion.fails_too_on = std::move(boards);
  return assertion;
}

bool never_all_drawn(const State& state) { return state.position.drawing.size() < edges_of(state); }

}  // namespace

std::vector<Claim> definition_claims() {
  return {
      {"soccer/def-2.1-centre",
       "on Definitions 2.1 and 2.2",
       "b0 is the centre of the board exactly when m and n are even",
       StatementVerdict::remark,
       ProofVerdict::none,
       "no definition says that b0 is the centre; the proof of Lemma 3.2 says \"the center vertex\" in passing. m x n "
       "cells have (m+1)(n+1) points, so for odd m or n no point is central",
       {state_assertion(Role::remark, Subject::pitch, Scope::paper_pitches,
                        "b0 is the centre exactly when m and n are even", holds_of_each(centre_exactly_when_even)),
        state_assertion(Role::remark, Subject::pitch, Scope::paper_pitches, "b0 is the centre of the pitch",
                        holds_of_each(start_is_centre), "paper:1x3"),
        state_assertion(Role::support, Subject::pitch, Scope::paper_pitches,
                        "for odd n, b0 is (n-1)/2 rows from g1 and (n+1)/2 from g2; for even n, n/2 from both",
                        holds_of_each(half_a_row_nearer_to_g1))}},
      {"soccer/def-2.1-degenerate",
       "on Definitions 2.1, 2.2 and 2.6",
       "b0 is a goal, g1, exactly when n = 1",
       StatementVerdict::remark,
       ProofVerdict::none,
       "the definitions leave open whether start and goals are distinct, and \"lands on\" does not say whether play "
       "has ended where the ball lies on a goal from the start; here it has",
       {state_assertion(Role::remark, Subject::pitch, Scope::paper_pitches, "b0 is g1 exactly when n = 1",
                        holds_of_each(start_is_goal_exactly_on_one_row)),
        state_assertion(Role::remark, Subject::pitch, Scope::paper_pitches, "the start is no goal",
                        holds_of_each(start_is_no_goal), "paper:1x1"),
        state_assertion(Role::support, Subject::pitch, Scope::all_pitches,
                        "if the start is a goal the game is over at ply 0",
                        holds_of_each(over_at_once_if_the_start_is_a_goal))}},
      {"soccer/def-2.5-forced",
       "Definition 2.5",
       "after a bounce another ply is forced, so exists",
       StatementVerdict::refuted,
       ProofVerdict::none,
       "a bounce into a corner, or a point of the rim, whose edges are used up leaves no ply. Each witness has the "
       "fewest plies on its board: paper:3x3, then three boards with fewer points, of which paper:1x5 alone has odd "
       "sizes",
       {failing_too_on({"paper:3x2", "paper:1x4", "paper:1x5"},
                       state_assertion(Role::statement, Subject::state, Scope::paper_pitches,
                                       "after a bounce the same player has a ply", holds_of_each(bounce_leaves_a_ply),
                                       "paper:3x3"))}},
      {"soccer/def-2.6-draw",
       "Definition 2.6",
       "all edges can be used, so that a draw may be declared",
       StatementVerdict::refuted,
       ProofVerdict::none,
       "at most one edge is ever drawn at a goal, and a goal has more; besides, \"If no legal ply exists "
       "for the player to move, that player loses\"",
       {state_assertion(Role::statement, Subject::state, Scope::paper_pitches,
                        "after an edge at a goal another can be drawn there, as using all edges requires",
                        holds_of_each(goal_takes_another_edge), "paper:1x3"),
        state_assertion(Role::support, Subject::state, Scope::all_pitches,
                        "no state has all edges drawn: the claim is never true", holds_of_each(never_all_drawn))}},
  };
}

}  // namespace quadrille::soccer
