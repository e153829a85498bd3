// Section 3 of the source: equivalence relations, equality and history, the bound on the length of a game.

#include "proofs/ledger.hpp"
#include "proofs/soccer/drawings.hpp"

namespace quadrille::proofs::soccer_claims {

namespace {

using soccer::equal;
using soccer::Player;
using soccer::State;
using soccer::strongly_equivalent;
using soccer::weakly_equivalent;

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
    const soccer::Vertex from = state.history[i - 1];
    const soccer::Vertex to = state.history[i];
    drawing.insert(*state.pitch->lattice().edge_between(from, to));
    ++degree[from];
    ++degree[to];
    if (degree[to] < 2 && !state.pitch->wall(to)) mover = soccer::other(mover);
  }
  return state.position == soccer::WidePosition{drawing, state.history.back(), mover};
}

// Def. 2.9 does not mention the player.
bool equal_states_have_the_same_player(const State& state) {
  State other = state;
  other.position.mover = soccer::other(state.position.mover);
  return !equal(state, other);
}

// Def. 2.3 lets a state be any quadruple (G_s, b, p, H), so also this state with one edge drawn or not drawn that the
// history has no say in.
bool equal_to_any_quadruple_with_the_same_history(const State& state) {
  if (state.pitch->lattice().edge_count() == 0) return true;
  State other = state;
  if (other.position.drawing.contains(0)) {
    other.position.drawing.erase(0);
  } else {
    other.position.drawing.insert(0);
  }
  return equal(state, other);
}

bool mover_is_parity_of_plies(const State& state) {
  return state.position.mover == (state.plies() % 2 == 0 ? Player::one : Player::two);
}

bool at_most_all_edges(const State& state) { return state.plies() <= state.pitch->lattice().edge_count(); }

// The edges that end at no goal.
std::size_t edges_off_the_goals(const soccer::Pitch& pitch) {
  std::size_t edges = 0;
  for (std::size_t e = 0; e < pitch.lattice().edge_count(); ++e) {
    const auto [u, v] = pitch.lattice().ends(static_cast<soccer::Edge>(e));
    edges += pitch.goal(u) == soccer::Goal::none && pitch.goal(v) == soccer::Goal::none ? 1U : 0U;
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
Predicate same_plies_if(Relation related) {
  return [related](std::span<const State> states) -> Offenders {
    for (std::size_t i = 0; i < states.size(); ++i) {
      for (std::size_t j = i + 1; j < states.size(); ++j) {
        if (related(states[i], states[j]) && states[i].plies() != states[j].plies()) return {i, j};
      }
    }
    return {};
  };
}

}  // namespace

std::vector<Claim> equivalence() {
  return {
      {"soccer/thm-3.1",
       "Theorem 3.1",
       "weak and strong equivalence are equivalence relations",
       StatementVerdict::holds,
       ProofVerdict::gap,
       "symmetry and transitivity of the weak relation are argued only for strongly related states",
       {soccer_sentence(Role::statement, Subject::states, Scope::all_pitches,
                        "both relations are reflexive, symmetric and transitive", whole(both_are_equivalences)),
        soccer_sentence(Role::support, Subject::weak_class, Scope::all_pitches,
                        "weakly equivalent reachable states are strongly equivalent, which closes the gap",
                        whole(strongly_equivalent_throughout))}},
      {"soccer/thm-3.2",
       "Theorem 3.2",
       "states are equal if and only if they have the same history",
       StatementVerdict::reading,
       ProofVerdict::false_step,
       "read of reachable states; in an arbitrary quadruple (G,b,p,H) the history need not fit the drawing",
       {soccer_sentence(Role::statement, Subject::state, Scope::paper_pitches,
                        "a state equals every quadruple (G,b,p,H) that has its history",
                        each(equal_to_any_quadruple_with_the_same_history), "paper:1x3"),
        soccer_sentence(Role::reading, Subject::states, Scope::all_pitches,
                        "reachable states are equal exactly if they have the same history",
                        whole(equal_exactly_if_same_history)),
        soccer_sentence(Role::reading, Subject::state, Scope::all_pitches,
                        "the history of a reachable state determines its drawing, its ball and its player",
                        each(determined_by_its_history)),
        soccer_sentence(Role::support, Subject::state, Scope::paper_pitches,
                        "quadruples that are equal by Def. 2.9 have the same player",
                        each(equal_states_have_the_same_player), "paper:1x3"),
        soccer_sentence(Role::step, Subject::state, Scope::paper_pitches,
                        "the player to move is the parity of the plies", each(mover_is_parity_of_plies), "paper:1x3")}},
      {"soccer/ply-parity",
       "proof of Theorem 3.2",
       "the player to move is the parity of the plies",
       StatementVerdict::refuted,
       ProofVerdict::none,
       "a bounce leaves the move where it is",
       {soccer_sentence(Role::statement, Subject::state, Scope::paper_pitches,
                        "player 1 is to move after an even number of plies, player 2 after an odd one",
                        each(mover_is_parity_of_plies), "paper:1x3")}},
      {"soccer/thm-3.3",
       "Theorem 3.3",
       "a game has at most |E(V)| plies",
       StatementVerdict::holds,
       ProofVerdict::sound,
       "never attained, since a goal takes one edge; at most 1 + the edges that avoid the goals, attained on paper:1x3",
       {soccer_sentence(Role::statement, Subject::state, Scope::all_pitches,
                        "a game has at most as many plies as the pitch has edges", each(at_most_all_edges)),
        soccer_sentence(Role::support, Subject::state, Scope::all_pitches,
                        "a game has fewer plies than the pitch has edges", each(fewer_than_all_edges)),
        soccer_sentence(Role::support, Subject::state, Scope::all_pitches,
                        "a game has at most 1 + (edges that avoid the goals) plies",
                        each(at_most_one_more_than_edges_off_the_goals)),
        soccer_sentence(Role::support, Subject::state, Scope::paper_pitches, "that bound is never attained",
                        each(fewer_than_one_more_than_edges_off_the_goals), "paper:1x3")}},
      {"soccer/lem-3.1",
       "Lemma 3.1",
       "weakly equivalent states have the same number of plies",
       StatementVerdict::holds,
       ProofVerdict::sound,
       "",
       {soccer_sentence(Role::statement, Subject::states, Scope::all_pitches,
                        "weakly equivalent states have the same number of plies", same_plies_if(weakly_equivalent))}},
      {"soccer/thm-3.4",
       "Theorem 3.4",
       "strongly equivalent states have the same number of plies",
       StatementVerdict::holds,
       ProofVerdict::sound,
       "",
       {soccer_sentence(Role::statement, Subject::states, Scope::all_pitches,
                        "strongly equivalent states have the same number of plies",
                        same_plies_if(strongly_equivalent))}},
  };
}

}  // namespace quadrille::proofs::soccer_claims
