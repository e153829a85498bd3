// Section 3.1 of the source: the first two turns.

#include "proofs/soccer/claims.hpp"
#include "proofs/soccer/question.hpp"

namespace quadrille::soccer {

using proofs::Claim;
using proofs::ProofVerdict;
using proofs::Role;
using proofs::StatementVerdict;

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

// A turn under way counts: the last ply was a bounce, so its player has not passed the move.
std::size_t turns_begun(const State& state) { return state.turns_passed() + (state.bounced ? 1U : 0U); }

bool two_turns_are_two_plies(const State& state) {
  return turns_begun(state) > 2 || state.plies() == turns_begun(state);
}

// Two members of one weak class for which `early` holds, unequal although equivalent.
template <class Early>
StatePredicate no_two_unequal(Early early) {
  return [early](std::span<const State> members) -> Violations {
    for (std::size_t i = 1; i < members.size(); ++i) {
      if (early(members[0]) && early(members[i]) && !equal(members[0], members[i])) return {0, i};
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
       "its proof says that \"Initially, the only vertex with nonzero degree is the center vertex\", whose degree is 0 "
       "then; and \"There are 8 possible moves\", of which a narrow pitch has fewer",
       {state_assertion(Role::statement, Subject::state, Scope::paper_pitches,
                        "each of the first two turns has one ply", holds_of_each(first_two_turns_have_one_ply_each)),
        state_assertion(Role::step, Subject::state, Scope::paper_pitches,
                        "at first b0 is the one vertex of nonzero degree",
                        holds_of_each(at_first_only_b0_has_a_drawn_edge), "paper:1x3"),
        state_assertion(Role::step, Subject::state, Scope::paper_pitches, "turn 1 has eight possible plies",
                        holds_of_each(at_first_eight_plies), "paper:1x3")}},
      {"soccer/lem-3.3",
       "Lemma 3.3",
       "no two different equivalent games within two turns",
       StatementVerdict::holds,
       ProofVerdict::gap,
       "two turns or less are two plies or less, as a turn under way is a turn. Remark: of two completed turns and a "
       "third under way it would be false, by the triangle and its reversal. The proof is unfinished and cites a Lemma "
       "4.1 that does not exist",
       {state_assertion(Role::statement, Subject::weak_class, Scope::paper_pitches,
                        "no two unequal equivalent states have at most two turns, one under way included",
                        no_two_unequal([](const State& state) { return turns_begun(state) <= 2; })),
        state_assertion(Role::support, Subject::state, Scope::paper_pitches,
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

}  // namespace quadrille::soccer
