// Beyond the paper: how many bounces, how many histories, and how many edges at a goal.
//
// Reversing the first closed loop of a history (drawings.hpp) gives another history of the same drawing, and undoes
// itself: a fixpoint-free involution on the histories of any drawing with a cycle. So such a class has an even number
// of histories, and at least two.

#include <algorithm>

#include "graphs/connectivity.hpp"
#include "graphs/trails.hpp"
#include "proofs/soccer/claims.hpp"
#include "proofs/soccer/drawings.hpp"
#include "proofs/soccer/question.hpp"

namespace quadrille::soccer {

using proofs::Claim;
using proofs::ProofVerdict;
using proofs::Role;
using proofs::StatementVerdict;

namespace {

bool several_if_cyclic(std::span<const State> members) { return !cyclic(members.front()) || members.size() > 1; }

bool one_if_acyclic_else_even(std::span<const State> members) {
  return cyclic(members.front()) ? members.size() % 2 == 0 : members.size() == 1;
}

// Classes come in lexicographic order of their histories.
struct ByHistory {
  bool operator()(const State& a, const History& b) const { return a.history < b; }
  bool operator()(const History& a, const State& b) const { return a < b.history; }
};

bool loop_reversal_pairs_the_class(std::span<const State> members) {
  if (!cyclic(members.front())) return true;
  return std::all_of(members.begin(), members.end(), [&](const State& member) {
    const History reversed = with_first_loop_reversed(member.history);
    const bool in_class = std::binary_search(members.begin(), members.end(), reversed, ByHistory{});
    return in_class && reversed != member.history && with_first_loop_reversed(reversed) == member.history;
  });
}

bool bounces_are_plies_plus_one_minus_drawn_vertices(const State& state) {
  const DrawnVertices drawn = drawn_vertices(*state.pitch, state.position.drawing);
  return state.bounces == state.plies() + 1 - drawn.all;
}

bool bounces_are_the_cyclomatic_number(const State& state) {
  return state.bounces == graphs::cyclomatic_number(state.pitch->lattice(), state.position.drawing);
}

// On any pitch: a bounce is a ply that lands on a vertex met before, or on a wall. Each drawn wall vertex is met for
// the first time once, and that ply bounces without closing a cycle.
bool bounces_with_walls(const State& state) {
  const DrawnVertices drawn = drawn_vertices(*state.pitch, state.position.drawing);
  const std::size_t cycles = graphs::cyclomatic_number(state.pitch->lattice(), state.position.drawing);
  return state.bounces == cycles + drawn.walls && state.bounces == state.plies() + 1 - (drawn.all - drawn.walls);
}

bool size_is_number_of_trails(std::span<const State> members) {
  const State& first = members.front();
  return graphs::count_trails(first.pitch->lattice(), first.position.drawing, first.pitch->start()) == members.size();
}

// The ends at g1 together, and those at g2.
bool at_most_one_edge_at_a_goal(const State& state) {
  std::size_t at_goal[3] = {0, 0, 0};
  for (std::size_t v = 0; v < state.pitch->lattice().vertex_count(); ++v) {
    const auto vertex = static_cast<Vertex>(v);
    at_goal[static_cast<std::size_t>(state.pitch->goal(vertex))] +=
        degree(*state.pitch, state.position.drawing, vertex);
  }
  return at_goal[1] <= 1 && at_goal[2] <= 1;
}

}  // namespace

std::vector<Claim> counting_claims() {
  return {
      {"soccer/cor-3.5-converse",
       "beyond the paper",
       "a drawing with a cycle has more than one history",
       StatementVerdict::holds,
       ProofVerdict::none,
       "reverse its first closed loop",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "a weak class with a cyclic drawing has several states", holds_of_all(several_if_cyclic))}},
      {"soccer/class-size-even",
       "beyond the paper",
       "a class has 1 history if acyclic, an even number otherwise",
       StatementVerdict::holds,
       ProofVerdict::none,
       "first-loop reversal is a fixpoint-free involution",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "a weak class has one history if its drawing is acyclic and an even number otherwise",
                        holds_of_all(one_if_acyclic_else_even)),
        state_assertion(Role::support, Subject::weak_class, Scope::all_pitches,
                        "reversing the first closed loop pairs the histories of a cyclic drawing",
                        holds_of_all(loop_reversal_pairs_the_class))}},
      {"soccer/bounces-are-cycles",
       "beyond the paper",
       "bounces = plies + 1 - drawn vertices = the cyclomatic number",
       StatementVerdict::holds,
       ProofVerdict::none,
       "on a classic pitch, bounces = plies + 1 - drawn vertices off the wall = cyclomatic number + drawn wall "
       "vertices",
       {state_assertion(Role::statement, Subject::state, Scope::paper_pitches, "bounces = plies + 1 - drawn vertices",
                        holds_of_each(bounces_are_plies_plus_one_minus_drawn_vertices)),
        state_assertion(Role::statement, Subject::state, Scope::paper_pitches,
                        "bounces = the cyclomatic number of the drawing",
                        holds_of_each(bounces_are_the_cyclomatic_number)),
        state_assertion(
            Role::support, Subject::state, Scope::all_pitches,
            "with walls: bounces = plies + 1 - drawn vertices off the wall = cyclomatic number + drawn wall vertices",
            holds_of_each(bounces_with_walls)),
        state_assertion(Role::support, Subject::state, Scope::all_pitches,
                        "a bounce needs a cycle, on a classic pitch too",
                        holds_of_each(bounces_are_the_cyclomatic_number), "classic:2x2")}},
      {"soccer/class-size-euler",
       "beyond the paper",
       "a class's size is the number of Eulerian trails of its drawing from b0",
       StatementVerdict::holds,
       ProofVerdict::none,
       "",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "a weak class has as many states as its drawing has Eulerian trails from b0",
                        holds_of_all(size_is_number_of_trails))}},
      {"soccer/goal-degree",
       "beyond the paper",
       "a goal never has degree above 1",
       StatementVerdict::holds,
       ProofVerdict::none,
       "the game ends with the first edge drawn there; on a classic pitch the three net points count together",
       {state_assertion(Role::statement, Subject::state, Scope::all_pitches, "at most one drawn edge ends at each goal",
                        holds_of_each(at_most_one_edge_at_a_goal))}},
  };
}

}  // namespace quadrille::soccer
