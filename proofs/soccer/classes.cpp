// Beyond the paper: what the drawing alone decides.
//
// The ball: every vertex but the first and the last of a history is entered as often as it is left, so by the handshake
// lemma the odd vertices of the drawing are b0 and the ball, or there are none and the ball is back on b0. The mover:
// the move passes exactly when the ball lands on a vertex for the first time that is off the wall, so the number of
// turns passed is the number of such drawn vertices, b0 apart. The legal plies depend on drawing and ball alone.

#include <algorithm>

#include "proofs/soccer/claims.hpp"
#include "proofs/soccer/drawings.hpp"
#include "proofs/soccer/question.hpp"

namespace quadrille::soccer {

using proofs::Claim;
using proofs::ProofVerdict;
using proofs::Role;
using proofs::StatementVerdict;

namespace {

bool odd_vertices_are_b0_and_the_ball(const State& state) {
  const Vertex start = state.pitch->start();
  const Vertex ball = state.position.ball;
  std::vector<Vertex> expected;
  if (start != ball) expected = {std::min(start, ball), std::max(start, ball)};
  return odd_vertices(*state.pitch, state.position.drawing) == expected;
}

bool same_mover(std::span<const State> members) {
  return std::all_of(members.begin(), members.end(),
                     [&](const State& member) { return member.position.mover == members.front().position.mover; });
}

bool turns_are_drawn_vertices_off_the_wall(const State& state) {
  const DrawnVertices drawn = drawn_vertices(*state.pitch, state.position.drawing);
  const auto mover = state.turns_passed() % 2 == 0 ? Player::one : Player::two;
  return state.turns_passed() == drawn.all - drawn.walls - 1 && state.position.mover == mover;
}

std::vector<Ply> plies_of(const State& state) {
  std::vector<Ply> plies;
  for_each_ply(*state.pitch, state.position, [&](const Ply& ply) { plies.push_back(ply); });
  return plies;
}

// Each member against the first: the same plies, and after each of them the same position again.
bool same_game_from_here(std::span<const State> members) {
  const State& first = members.front();
  const std::vector<Ply> plies = plies_of(first);
  return std::all_of(members.begin(), members.end(), [&](const State& member) {
    return plies_of(member) == plies && std::all_of(plies.begin(), plies.end(), [&](const Ply& ply) {
             return after(member, ply).position == after(first, ply).position;
           });
  });
}

}  // namespace

std::vector<Claim> class_claims() {
  return {
      {"soccer/weak-is-strong",
       "beyond the paper",
       "on reachable states weak and strong equivalence coincide",
       StatementVerdict::holds,
       ProofVerdict::none,
       "handshake lemma: the odd vertices of the drawing are b0 and the ball",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "all states of a weak class have the same ball", holds_of_all(strongly_equivalent_throughout)),
        state_assertion(Role::support, Subject::state, Scope::all_pitches,
                        "the odd vertices of the drawing are b0 and the ball, or none and the ball is on b0",
                        holds_of_each(odd_vertices_are_b0_and_the_ball))}},
      {"soccer/mover",
       "beyond the paper",
       "the drawing fixes the player to move",
       StatementVerdict::holds,
       ProofVerdict::none,
       "turns passed = drawn vertices - 1; on a classic pitch, drawn vertices off the wall - 1",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "all states of a weak class have the same mover", holds_of_all(same_mover)),
        state_assertion(Role::support, Subject::state, Scope::all_pitches,
                        "turns passed = drawn vertices off the wall - 1, and the mover is their parity",
                        holds_of_each(turns_are_drawn_vertices_off_the_wall))}},
      {"soccer/drawing-is-position",
       "beyond the paper",
       "equivalent positions have the same legal plies and stay equivalent",
       StatementVerdict::holds,
       ProofVerdict::none,
       "the drawing alone is a complete game position",
       {state_assertion(Role::statement, Subject::weak_class, Scope::all_pitches,
                        "all states of a weak class have the same plies, and after each the same position",
                        holds_of_all(same_game_from_here))}},
  };
}

}  // namespace quadrille::soccer
