// Rows of Paper Soccer that hold only without walls. The same questions find a witness on pitches with walls, and on
// boards whose vertices have more neighbours than a lattice allows, and so more plies.
#include "proofs/soccer/claims.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "proofs/soccer/question.hpp"

namespace quadrille::soccer::soccer_claims_test {

proofs::Claim claim_of(const std::string& id) {
  const std::vector<proofs::Claim> all = claims();
  const auto found = std::ranges::find(all, id, &proofs::Claim::id);
  EXPECT_NE(found, all.end()) << id;
  return found == all.end() ? proofs::Claim{} : *found;
}

const StateQuestion& question_of(const proofs::Claim& claim, std::size_t assertion) {
  return dynamic_cast<const StateQuestion&>(*claim.assertions.at(assertion).question);
}

// The witness of an assertion on a pitch; empty if it holds there.
std::string witness_on(const std::string& pitch, const proofs::Claim& claim, std::size_t assertion) {
  const Pitch named(parse_pitch_name(pitch));
  const proofs::Exhaustion walk = walk_pitch(question_of(claim, assertion), named, 4);
  return walk.witness ? walk.witness->text : "";
}

TEST(SoccerClaims, OfTheFirstTurnsNeedPitchesWithoutWalls) {
  const proofs::Claim moves = claim_of("soccer/lem-3.2-moves");
  for (std::size_t i = 0; i < moves.assertions.size(); ++i) EXPECT_EQ(witness_on("paper:3x3", moves, i), "") << i;
  EXPECT_EQ(witness_on("classic:2x2", moves, 1), "classic:2x2 (1,1) (0,0) (1,0)");
  EXPECT_EQ(witness_on("classic:2x2", moves, 2), "classic:2x2 (1,1) (0,0) (1,0) (1,1)");
}

// A centre c with nine neighbours, one of them the start, allows eight plies in turn 2.
TEST(SoccerClaims, SevenPliesAreThoseOfALattice) {
  std::string board = "board:start a;edge a c";
  for (char leaf = 'd'; leaf <= 'k'; ++leaf) board += std::string(";edge c ") + leaf;
  const proofs::Claim moves = claim_of("soccer/lem-3.2-moves");
  EXPECT_EQ(question_of(moves, 0).scope(), Scope::rectangles);
  const proofs::WalkOptions on_board{.board = board};
  EXPECT_TRUE(question_of(moves, 0).exhaust(on_board).front().witness);
  EXPECT_FALSE(question_of(moves, 1).exhaust(on_board).front().witness);
  EXPECT_FALSE(question_of(moves, 2).exhaust(on_board).front().witness);
}

TEST(SoccerClaims, OfTheMoverOfAnAcyclicDrawingNeedPitchesWithoutWalls) {
  const proofs::Claim mover = claim_of("soccer/acyclic-mover");
  for (std::size_t i = 0; i < mover.assertions.size(); ++i) EXPECT_EQ(witness_on("paper:3x3", mover, i), "") << i;
  for (std::size_t i = 0; i < mover.assertions.size(); ++i) {
    EXPECT_EQ(witness_on("classic:2x2", mover, i), "classic:2x2 (1,1) (0,0)") << i;
  }
}

// The one state without plies. The question refuses a second state, and a start with a drawn segment or with player 2
// to move.
TEST(SoccerClaims, OfNoPliesKnowOtherStates) {
  const proofs::Claim zero = claim_of("soccer/zero-plies");
  const Pitch pitch(parse_pitch_name("paper:1x3"));
  const State start = start_state(pitch);
  EXPECT_TRUE(question_of(zero, 0).violations(std::vector<State>{start, start}).empty());
  EXPECT_TRUE(question_of(zero, 1).violations(std::vector<State>{start}).empty());
  State drawn = start;
  drawn.position.drawing.insert(0);
  EXPECT_FALSE(question_of(zero, 0).violations(std::vector<State>{start, drawn}).empty());
  EXPECT_FALSE(question_of(zero, 1).violations(std::vector<State>{drawn}).empty());
  State of_player_2 = start;
  of_player_2.position.mover = Player::two;
  EXPECT_FALSE(question_of(zero, 1).violations(std::vector<State>{of_player_2}).empty());
}

// All segments are drawn, and the ball is on no goal: the player to move is stuck. This refutes Def. 2.6's own
// assertion.
TEST(SoccerClaims, OfTheDrawFindAStateWithAllEdgesDrawn) {
  const proofs::Claim draw = claim_of("soccer/def-2.6-draw");
  const proofs::WalkOptions on_board{.board = "board:start a;edge a b;edge b c"};
  const auto& drawn = question_of(draw, 1);
  ASSERT_TRUE(drawn.exhaust(on_board).front().witness);
  EXPECT_FALSE(question_of(draw, 2).exhaust(on_board).front().witness);
}

}  // namespace quadrille::soccer::soccer_claims_test
