// Section 3 of the source: equivalence relations, equality and history, the bound on the length of a game.

#include "proofs/soccer/claims.hpp"
#include "proofs/soccer/drawings.hpp"
#include "proofs/soccer/question.hpp"

namespace quadrille::soccer {

using proofs::Claim;
using proofs::ProofVerdict;
using proofs::Role;
using proofs::StatementVerdict;

namespace {

// Reflexive, symmetric and transitive on these states. Transitivity without a cubic loop: related states must be
// related to the same states.
template <class Relation>
bool is_equivalence(std::span<const State> states, Relation related) {
  const std::size_t n = states.size();
  std::vector<std::vector<bool>> row(n, std::vector<bool>(n));
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < n; ++j) row[i][j] = related(states[i], states[j]);
  }
  for (std::size_t i = 0; i < n; ++i) {
    if (!row[i][i]) return false;
    for (std::size_t j = 0; j < n; ++j) {
      if (row[i][j] != row[j][i] || (row[i][j] && row[i] != row[j])) return false;
    }
  }
  return true;
}

bool both_are_equivalences(std::span<const State> states) {
  return is_equivalence(states, weakly_equivalent) && is_equivalence(states, strongly_equivalent);
}

bool equal_exactly_if_same_history(std::span<const State> states) {
  for (const State& a : states) {
    for (const State& b : states) {
      if (equal(a, b) != (a.history == b.history)) return false;
    }
  }
  return true;
}

// What "same history implies equal" rests on: drawing, ball and mover computed from the history alone, by Defs. 2.4 and
// 2.5 to the letter, are the state's.
bool determined_by_its_history(const State& state) {
  graphs::WideEdgeSet drawing;
  std::vector<std::size_t> degree(state.pitch->lattice().vertex_count());
  Player mover = Player::one;
  for (std::size_t i = 1; i < state.history.size(); ++i) {
    const Vertex from = state.history[i - 1];
    const Vertex to = state.history[i];
    drawing.insert(*state.pitch->lattice().edge_between(from, to));
    ++degree[from];
    ++degree[to];
    if (degree[to] < 2 && !state.pitch->wall(to)) mover = other(mover);
  }
  return state.position == WidePosition{drawing, state.history.back(), mover};
}

// Def. 2.9 does not mention the player.
bool equal_states_have_the_same_player(const State& state) {
  State changed = state;
  changed.position.mover = other(state.position.mover);
  return !equal(state, changed);
}

// Def. 2.3 lets a state be any quadruple (G_s, b, p, H), so also this state with one edge drawn or not drawn that the
// history has no say in.
bool equal_to_any_quadruple_with_the_same_history(const State& state) {
  if (state.pitch->lattice().edge_count() == 0) return true;
  State changed = state;
  if (changed.position.drawing.contains(0)) {
    changed.position.drawing.erase(0);
  } else {
    changed.position.drawing.insert(0);
  }
  return equal(state, changed);
}

bool mover_is_parity_of_plies(const State& state) {
  return state.position.mover == (state.plies() % 2 == 0 ? Player::one : Player::two);
}

bool at_most_all_edges(const State& state) { return state.plies() <= state.pitch->lattice().edge_count(); }

// The edges that end at no goal.
std::size_t edges_off_the_goals(const Pitch& pitch) {
  std::size_t edges = 0;
  for (std::size_t e = 0; e < pitch.lattice().edge_count(); ++e) {
    const auto [u, v] = pitch.lattice().ends(static_cast<Edge>(e));
    edges += pitch.goal(u) == Goal::none && pitch.goal(v) == Goal::none ? 1U : 0U;
  }
  return edges;
}

bool at_most_one_more_than_edges_off_the_goals(const State& state) {
  return state.plies() <= 1 + edges_off_the_goals(*state.pitch);
}

bool fewer_than_one_more_than_edges_off_the_goals(const State& state) {
  return state.plies() < 1 + edges_off_the_goals(*state.pitch);
}

bool fewer_than_all_edges(const State& state) { return state.plies() < state.pitch->lattice().edge_count(); }

// Asked of any states, equivalent or not: those that are must have the same number of plies.
template <class Relation>
StatePredicate same_plies_if(Relation related) {
  return [related](std::span<const State> states) -> Violations {
    for (std::size_t i = 0; i < states.size(); ++i) {
      for (std::size_t j = i + 1; j < states.size(); ++j) {
        if (related(states[i], states[j]) && states[i].plies() != states[j].plies()) return {i, j};
      }
    }
    return {};
  };
}

}  // namespace

std::vector<Claim> equivalence_claims() {
  return {
      {"soccer/thm-3.1",
       "Theorem 3.1",
       "weak and strong equivalence are equivalence relations",
       StatementVerdict::holds,
       ProofVerdict::gap,
       "symmetry and transitivity of the weak relation are argued only for strongly related states",
       {state_assertion(Role::statement, Subject::states, Scope::all_pitches,
                        "both relations are reflexive, symmetric and transitive", holds_of_all(both_are_equivalences)),
        state_assertion(Role::support, Subject::weak_class, Scope::all_pitches,
                        "weakly equivalent reachable states are strongly equivalent, which closes the gap",
                        holds_of_all(strongly_equivalent_throughout))}},
      {"soccer/thm-3.2",
       "Theorem 3.2",
       "states are equal if and only if they have the same history",
       StatementVerdict::reading,
       ProofVerdict::false_step,
       "read of reachable states; in an arbitrary quadruple (G,b,p,H) the history need not fit the drawing",
       {state_assertion(Role::statement, Subject::state, Scope::paper_pitches,
                        "a state equals every quadruple (G,b,p,H) that has its history",
                        holds_of_each(equal_to_any_quadruple_with_the_same_history), "paper:1x3"),
        state_assertion(Role::reading, Subject::states, Scope::all_pitches,
                        "reachable states are equal exactly if they have the same history",
                        holds_of_all(equal_exactly_if_same_history)),
        state_assertion(Role::reading, Subject::state, Scope::all_pitches,
                        "the history of a reachable state determines its drawing, its ball and its player",
                        holds_of_each(determined_by_its_history)),
        state_assertion(Role::support, Subject::state, Scope::paper_pitches,
                        "quadruples that are equal by Def. 2.9 have the same player",
                        holds_of_each(equal_states_have_the_same_player), "paper:1x3"),
        state_assertion(Role::step, Subject::state, Scope::paper_pitches,
                        "the player to move is the parity of the plies", holds_of_each(mover_is_parity_of_plies),
                        "paper:1x3")}},
      {"soccer/ply-parity",
       "proof of Theorem 3.2",
       "the player to move is the parity of the plies",
       StatementVerdict::refuted,
       ProofVerdict::none,
       "a bounce leaves the move where it is",
       {state_assertion(Role::statement, Subject::state, Scope::paper_pitches,
                        "player 1 is to move after an even number of plies, player 2 after an odd one",
                        holds_of_each(mover_is_parity_of_plies), "paper:1x3")}},
      {"soccer/thm-3.3",
       "Theorem 3.3",
       "a game has at most |E(V)| plies",
       StatementVerdict::holds,
       ProofVerdict::sound,
       "never attained, since a goal takes one edge; at most 1 + the edges that avoid the goals, attained on paper:1x3",
       {state_assertion(Role::statement, Subject::state, Scope::all_pitches,
                        "a game has at most as many plies as the pitch has edges", holds_of_each(at_most_all_edges)),
        state_assertion(Role::support, Subject::state, Scope::all_pitches,
                        "a game has fewer plies than the pitch has edges", holds_of_each(fewer_than_all_edges)),
        state_assertion(Role::support, Subject::state, Scope::all_pitches,
                        "a game has at most 1 + (edges that avoid the goals) plies",
                        holds_of_each(at_most_one_more_than_edges_off_the_goals)),
        state_assertion(Role::support, Subject::state, Scope::paper_pitches, "that bound is never attained",
                        holds_of_each(fewer_than_one_more_than_edges_off_the_goals), "paper:1x3")}},
      {"soccer/lem-3.1",
       "Lemma 3.1",
       "weakly equivalent states have the same number of plies",
       StatementVerdict::holds,
       ProofVerdict::sound,
       "",
       {state_assertion(Role::statement, Subject::states, Scope::all_pitches,
                        "weakly equivalent states have the same number of plies", same_plies_if(weakly_equivalent))}},
      {"soccer/thm-3.4",
       "Theorem 3.4",
       "strongly equivalent states have the same number of plies",
       StatementVerdict::holds,
       ProofVerdict::sound,
       "",
       {state_assertion(Role::statement, Subject::states, Scope::all_pitches,
                        "strongly equivalent states have the same number of plies",
                        same_plies_if(strongly_equivalent))}},
  };
}

}  // namespace quadrille::soccer
