// The claims of "Experiments in Paper Soccer" (T. Hoivik), section by section, each with its assertions.
#include "proofs/soccer/claims.hpp"

#include <algorithm>
#include <iterator>

#include "graphs/connectivity.hpp"
#include "proofs/soccer/drawings.hpp"
#include "proofs/soccer/question.hpp"

namespace quadrille::soccer {

std::vector<proofs::Claim> claims() {
  std::vector<proofs::Claim> all;
  for (auto* part : {definition_claims, equivalence_claims, early_game_claims, cycle_claims, class_claims,
                     counting_claims, drawing_claims, winner_claims}) {
    std::vector<proofs::Claim> claims = part();
    all.insert(all.end(), std::move_iterator(claims.begin()), std::move_iterator(claims.end()));
  }
  return all;
}

// The claims hidden in Definitions 2.1 to 2.6: statements that the source makes in passing while it defines, and
// remarks on points that its definitions leave open.

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

// To use all edges, each goal needs a second edge. Tested on a state with an edge at a goal.
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

bool lost_once_all_are_drawn(const State& state) {
  const bool at_goal = state.pitch->goal(state.position.ball) != Goal::none;
  return never_all_drawn(state) || at_goal || outcome(*state.pitch, state.position) == Outcome::blocked;
}

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
       {state_assertion(Role::remark, Subject::pitch, Scope::rectangles,
                        "b0 is the centre exactly when m and n are even", holds_of_each(centre_exactly_when_even)),
        state_assertion(Role::remark, Subject::pitch, Scope::rectangles, "b0 is the centre of the pitch",
                        holds_of_each(start_is_centre), "paper:1x3"),
        state_assertion(Role::support, Subject::pitch, Scope::rectangles,
                        "for odd n, b0 is (n-1)/2 rows from g1 and (n+1)/2 from g2; for even n, n/2 from both",
                        holds_of_each(half_a_row_nearer_to_g1))}},
      {"soccer/def-2.1-degenerate",
       "on Definitions 2.1, 2.2 and 2.6",
       "b0 is a goal, g1, exactly when n = 1",
       StatementVerdict::remark,
       ProofVerdict::none,
       "the definitions leave open whether start and goals are distinct. \"lands on\" does not say whether the game is "
       "over if the ball lies on a goal at the start; here it is over",
       {state_assertion(Role::remark, Subject::pitch, Scope::rectangles, "b0 is g1 exactly when n = 1",
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
       "a bounce into a corner, or a point of the rim, whose edges are used up leaves no ply. The counterexamples are "
       "on paper:3x3 and on three boards with fewer points; of these three, only paper:1x5 has odd sizes, as the "
       "source demands. Each has the fewest plies that a counterexample on its board can have",
       {failing_too_on({"paper:3x2", "paper:1x4", "paper:1x5"},
                       state_assertion(Role::statement, Subject::state, Scope::paper_pitches,
                                       "after a bounce the same player has a ply", holds_of_each(bounce_leaves_a_ply),
                                       "paper:3x3"))}},
      {"soccer/def-2.6-draw",
       "Definition 2.6",
       "all edges can be used, so that a draw may be declared",
       StatementVerdict::refuted,
       ProofVerdict::none,
       "at most one edge is ever drawn at a goal, and on paper a goal has more. The source contradicts itself on a "
       "state with all edges drawn. Here a draw may be declared; but the proof of Theorem 3.3 says that \"the player "
       "whose turn it is loses\", and so does this definition for any player without a ply. On paper no state has all "
       "edges drawn",
       {state_assertion(Role::statement, Subject::state, Scope::paper_pitches,
                        "after an edge at a goal another can be drawn there, as using all edges requires",
                        holds_of_each(goal_takes_another_edge), "paper:1x3"),
        state_assertion(Role::support, Subject::state, Scope::goal_with_two_edges,
                        "where a goal has two edges no state has all edges drawn: there the claim is never true",
                        holds_of_each(never_all_drawn)),
        state_assertion(Role::support, Subject::state, Scope::all_pitches,
                        "once all edges are drawn and the ball is on no goal, the player to move has no ply and loses, "
                        "as the proof of Theorem 3.3 says, so no draw can be declared",
                        holds_of_each(lost_once_all_are_drawn))}},
  };
}

// Section 3 of the source: equivalence relations, equality and history, the bound on the length of a game.

namespace {

// True if the relation is reflexive, symmetric and transitive on these states. Transitivity without a cubic loop:
// related states must be related to the same states.
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

// The ground of "same history implies equal": drawing, ball and mover computed from the history alone, by Defs. 2.4 and
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

// Def. 2.3 lets a state be any quadruple (G_s, b, p, H), so also this state with one edge changed, drawn or not,
// against the history.
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

// Tested on any states, equivalent or not: equivalent ones must have the same number of plies.
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
       "true of reachable states; in an arbitrary quadruple (G,b,p,H) the history need not fit the drawing",
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
       "after a bounce the same player is to move",
       {state_assertion(Role::statement, Subject::state, Scope::paper_pitches,
                        "player 1 is to move after an even number of plies, player 2 after an odd one",
                        holds_of_each(mover_is_parity_of_plies), "paper:1x3")}},
      {"soccer/thm-3.3",
       "Theorem 3.3",
       "a game has at most |E(V)| plies",
       StatementVerdict::holds,
       ProofVerdict::sound,
       "the bound is never reached where a goal has two edges, since a game draws at most one of them. A sharper bound "
       "is 1 + the edges that avoid the goals, reached on paper:1x3",
       {state_assertion(Role::statement, Subject::state, Scope::all_pitches,
                        "a game has at most as many plies as the pitch has edges", holds_of_each(at_most_all_edges)),
        state_assertion(Role::support, Subject::state, Scope::goal_with_two_edges,
                        "where a goal has two edges a game has fewer plies than the pitch has edges",
                        holds_of_each(fewer_than_all_edges)),
        state_assertion(Role::support, Subject::state, Scope::all_pitches,
                        "a game has at most 1 + (edges that avoid the goals) plies",
                        holds_of_each(at_most_one_more_than_edges_off_the_goals)),
        state_assertion(Role::support, Subject::state, Scope::paper_pitches, "that bound is never reached",
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

// Section 3.1 of the source: the first two turns.

namespace {

// A bounce by the last ply would give its turn another ply; so until two turns have passed, no ply bounces.
bool first_two_turns_have_one_ply_each(const State& state) {
  const std::size_t turns_before_the_last_ply = state.turns_passed() - (state.bounced || state.plies() == 0 ? 0U : 1U);
  return turns_before_the_last_ply >= 2 || state.plies() == state.turns_passed();
}

bool at_first_only_b0_has_a_drawn_edge(const State& state) {
  return state.plies() != 0 || degree(*state.pitch, state.position.drawing, state.pitch->start()) != 0;
}

bool at_first_eight_plies(const State& state) {
  if (state.plies() != 0) return true;
  std::size_t plies = 0;
  for_each_ply(*state.pitch, state.position, [&](const Ply&) { ++plies; });
  return plies == 8;
}

std::vector<Ply> plies_in_turn_2(const State& state) {
  std::vector<Ply> plies;
  if (state.turns_passed() != 1) return plies;
  for_each_ply(*state.pitch, state.position, [&](const Ply& ply) { plies.push_back(ply); });
  return plies;
}

bool at_most_seven_plies_in_turn_2(const State& state) { return plies_in_turn_2(state).size() <= 7; }

// If the ball lies on a goal the game is over.
bool all_edges_but_one_in_turn_2(const State& state) {
  const bool over = state.pitch->goal(state.position.ball) != Goal::none;
  return state.turns_passed() != 1 || over ||
         plies_in_turn_2(state).size() + 1 == state.pitch->lattice().incident(state.position.ball).size();
}

bool turn_2_reaches_untouched_vertices(const State& state) {
  const std::vector<Ply> plies = plies_in_turn_2(state);
  return std::all_of(plies.begin(), plies.end(),
                     [&](const Ply& ply) { return degree(*state.pitch, state.position.drawing, ply.to) == 0; });
}

bool of_no_plies_exactly_if_empty(const State& state) {
  return (state.plies() == 0) == (state.position == start_position<graphs::WideEdgeSet::words>(*state.pitch));
}

// A turn under way counts: the last ply was a bounce, so its player has not passed the move.
std::size_t turns_begun(const State& state) { return state.turns_passed() + (state.bounced ? 1U : 0U); }

bool two_turns_are_two_plies(const State& state) {
  return turns_begun(state) > 2 || state.plies() == turns_begun(state);
}

// Finds two states for which `early` holds and that are not equal; in a weak class they are equivalent all the same.
template <class Early>
StatePredicate no_two_unequal(Early early) {
  return [early](std::span<const State> states) -> Violations {
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < states.size(); ++i) {
      if (!early(states[i])) continue;
      if (!first) first = i;
      if (!equal(states[*first], states[i])) return {*first, i};
    }
    return {};
  };
}

}  // namespace

std::vector<Claim> early_game_claims() {
  return {
      {"soccer/lem-3.2",
       "Lemma 3.2",
       "no turn of more than one ply among the first two turns",
       StatementVerdict::holds,
       ProofVerdict::false_step,
       "its proof says \"Initially, the only vertex with nonzero degree is the center vertex\", but the degree of that "
       "vertex is 0 then. It says \"There are 8 possible moves\", but a narrow pitch has fewer",
       {state_assertion(Role::statement, Subject::state, Scope::without_walls,
                        "each of the first two turns has one ply", holds_of_each(first_two_turns_have_one_ply_each)),
        state_assertion(Role::step, Subject::state, Scope::paper_pitches,
                        "at first b0 is the one vertex of nonzero degree",
                        holds_of_each(at_first_only_b0_has_a_drawn_edge), "paper:1x3"),
        state_assertion(Role::step, Subject::state, Scope::paper_pitches, "turn 1 has eight possible plies",
                        holds_of_each(at_first_eight_plies), "paper:1x3")}},
      {"soccer/lem-3.2-moves",
       "proof of Lemma 3.2",
       "in turn 2 there are at most 7 legal moves, and each reachable u has degree 0",
       StatementVerdict::holds,
       ProofVerdict::sound,
       "the degrees hold on every board without walls. The 7 holds on paper:MxN, where a vertex has at most 8 "
       "neighbours; on a board without walls the number of moves is one less than the number of neighbours of b1. With "
       "walls turn 1 can be longer, and turn 2 can reach b0",
       {state_assertion(Role::statement, Subject::state, Scope::rectangles,
                        "in turn 2 the player to move has at most seven legal plies",
                        holds_of_each(at_most_seven_plies_in_turn_2)),
        state_assertion(Role::statement, Subject::state, Scope::without_walls,
                        "no edge is drawn at a vertex that a legal ply of turn 2 leads to",
                        holds_of_each(turn_2_reaches_untouched_vertices)),
        state_assertion(Role::support, Subject::state, Scope::without_walls,
                        "in turn 2 every edge at the ball but one is a legal ply, unless the ball lies on a goal",
                        holds_of_each(all_edges_but_one_in_turn_2)),
        state_assertion(Role::remark, Subject::state, Scope::all_pitches,
                        "with walls, too, no edge is drawn at a vertex that a legal ply of turn 2 leads to",
                        holds_of_each(turn_2_reaches_untouched_vertices), "classic:2x2")}},
      {"soccer/zero-plies",
       "proof of Lemma 3.3",
       "there is one state of 0 plies",
       StatementVerdict::holds,
       ProofVerdict::none,
       "the source gives drawing, ball and player, but no history; the history is (b0)",
       {state_assertion(Role::statement, Subject::states, Scope::all_pitches, "states of no plies are equal",
                        no_two_unequal([](const State& state) { return state.plies() == 0; })),
        state_assertion(Role::statement, Subject::state, Scope::all_pitches,
                        "a state has no plies exactly if nothing is drawn, the ball is on b0, and player 1 is to move",
                        holds_of_each(of_no_plies_exactly_if_empty))}},
      {"soccer/lem-3.3",
       "Lemma 3.3",
       "no two different equivalent games within two turns",
       StatementVerdict::holds,
       ProofVerdict::gap,
       "at most two turns are at most two plies, as a turn under way counts as a turn. Remark: for two completed turns "
       "and a third under way the lemma would be false, by a triangle and its reversal. The proof is unfinished and "
       "cites a Lemma 4.1 that does not exist",
       {state_assertion(Role::statement, Subject::weak_class, Scope::without_walls,
                        "no two unequal equivalent states have at most two turns, one under way included",
                        no_two_unequal([](const State& state) { return turns_begun(state) <= 2; })),
        state_assertion(Role::support, Subject::state, Scope::without_walls,
                        "at most two turns, one under way included, are as many plies",
                        holds_of_each(two_turns_are_two_plies)),
        state_assertion(Role::support, Subject::weak_class, Scope::all_pitches,
                        "no two unequal equivalent states have at most two plies",
                        no_two_unequal([](const State& state) { return state.plies() <= 2; })),
        state_assertion(Role::remark, Subject::weak_class, Scope::paper_pitches,
                        "no two unequal equivalent states have at most two completed turns",
                        no_two_unequal([](const State& state) { return state.turns_passed() <= 2; }), "paper:1x3")}},
  };
}

// Section 3.2 of the source: bounces and cycles.

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

// The fact that an induction needs instead: the leaves of an acyclic drawing are b0 and the ball, so its last edge is
// known.
bool acyclic_leaves_are_b0_and_the_ball(const State& state) {
  if (state.plies() == 0 || cyclic(state)) return true;
  std::vector<Vertex> ends{state.pitch->start(), state.position.ball};
  if (ends[0] > ends[1]) std::swap(ends[0], ends[1]);
  return odd_vertices(*state.pitch, state.position.drawing) == ends;
}

// If a member of the class never bounced, it is the only member.
bool one_history_if_none_bounced(std::span<const State> members) {
  const bool calm = std::any_of(members.begin(), members.end(), [](const State& state) { return state.bounces == 0; });
  return !calm || members.size() == 1;
}

bool cycle_if_several(std::span<const State> members) { return members.size() == 1 || cyclic(members.front()); }

bool several_if_cyclic(std::span<const State> members) { return !cyclic(members.front()) || members.size() > 1; }

bool acyclic_mover_is_parity_of_plies(const State& state) { return cyclic(state) || mover_is_parity_of_plies(state); }

bool acyclic_without_a_bounce(const State& state) { return cyclic(state) || state.bounces == 0; }

}  // namespace

std::vector<Claim> cycle_claims() {
  return {
      {"soccer/lem-3.4",
       "Lemma 3.4",
       "a ply is a bounce if and only if it creates a cycle",
       StatementVerdict::holds,
       ProofVerdict::gap,
       "a ply creates a cycle if a cycle runs through its edge. Remark: with \"contains a cycle\" the lemma would be "
       "false, as an older cycle stays in the drawing. The proof uses but never shows that the drawing is connected",
       {state_assertion(Role::statement, Subject::state, Scope::without_walls,
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
       "the proof takes any leaf to be b_t, but b0 is a leaf too. It does not show that no other history ends "
       "elsewhere",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "an acyclic drawing has exactly one history", holds_of_all(one_history_if_acyclic)),
        state_assertion(Role::step, Subject::state, Scope::paper_pitches,
                        "from two plies on, every leaf of an acyclic drawing is the ball",
                        holds_of_each(acyclic_leaves_are_the_ball), "paper:1x3"),
        state_assertion(Role::support, Subject::state, Scope::all_pitches,
                        "the odd vertices of an acyclic drawing are b0 and the ball, which repairs the proof",
                        holds_of_each(acyclic_leaves_are_b0_and_the_ball))}},
      {"soccer/acyclic-mover",
       "end of the proof of Theorem 3.5",
       "the player to move of an acyclic drawing follows from t, its number of plies",
       StatementVerdict::holds,
       ProofVerdict::none,
       "without walls no ply to an acyclic drawing bounced, so each passed the move. With walls it fails: a bounce off "
       "a wall closes no cycle",
       {state_assertion(Role::statement, Subject::state, Scope::without_walls,
                        "the player to move of an acyclic drawing is the parity of its plies",
                        holds_of_each(acyclic_mover_is_parity_of_plies)),
        state_assertion(Role::support, Subject::state, Scope::without_walls, "no bounce led to an acyclic drawing",
                        holds_of_each(acyclic_without_a_bounce)),
        state_assertion(Role::remark, Subject::state, Scope::all_pitches,
                        "with walls, too, the player to move of an acyclic drawing is the parity of its plies",
                        holds_of_each(acyclic_mover_is_parity_of_plies), "classic:2x2")}},
      {"soccer/no-bounce-unique",
       "Theorem 3.5",
       "if no bounce occurred, the order in which the edges were played is uniquely determined",
       StatementVerdict::holds,
       ProofVerdict::gap,
       "the source says it \"in other words\". It does not show that a drawing without a bounce is acyclic; this is "
       "Lemma 3.4 for each of its plies",
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
      {"soccer/cor-3.5-converse",
       "section 3.2, INTUITION",
       "a drawing with a cycle has more than one history",
       StatementVerdict::holds,
       ProofVerdict::none,
       "the source supposes it: \"a game whose equivalence class is itself (then it must have no cyclic subgraphs)\". "
       "Reverse the first closed loop of a history",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "a weak class with a cyclic drawing has several states", holds_of_all(several_if_cyclic))}},
  };
}

}  // namespace quadrille::soccer
