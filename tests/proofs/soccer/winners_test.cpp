// Winners of whole pitches: the searches find the known winner, refute the other player, and agree.
#include "proofs/soccer/winners.hpp"

#include <gtest/gtest.h>

#include "enumerate/soccer/search/solver.hpp"
#include "proofs/soccer/claims.hpp"
#include "quadrille/error.hpp"

namespace quadrille::soccer::soccer_winners_test {

using proofs::Exhaustion;

constexpr auto solvers_plies = win_by_the_solvers_plies;

WinnerQuestion about(std::string pitch, Player winner, WinSearch search) {
  return {{{std::move(pitch), winner, 16}}, 1, "one pitch alone", std::move(search)};
}

TEST(WinSearch, FindsTheWinnerAndRefutesTheOther) {
  for (const auto& [pitch, winner] : {std::pair("paper:1x3", Player::two), std::pair("paper:1x4", Player::one),
                                      std::pair("paper:2x2", Player::one), std::pair("classic:2x4", Player::two)}) {
    for (const WinSearch& search : {WinSearch(win_by_trying_plies), WinSearch(solvers_plies)}) {
      EXPECT_FALSE(about(pitch, winner, search).exhaust({}).front().witness) << pitch;
      const Exhaustion refuted = about(pitch, other(winner), search).exhaust({}).front();
      ASSERT_TRUE(refuted.witness) << pitch;
      EXPECT_EQ(refuted.witness->text.find(pitch), 0U);
      EXPECT_GT(refuted.positions, 0U);
    }
  }
}

// The solver and the plain search agree on all small pitches, as on those of the claims.
TEST(WinSearch, AgreesWithTheSolver) {
  for (const char* const name : {"paper:1x2", "paper:2x2", "paper:3x2", "paper:2x3", "paper:1x6", "classic:2x2"}) {
    const Pitch pitch(parse_pitch_name(name));
    const Player winner = *enumerate::SoccerSolver::make(pitch, {})->winner(start_position<6>(pitch));
    EXPECT_TRUE(win_by_trying_plies(pitch, winner, {}).wins) << name;
    EXPECT_FALSE(win_by_trying_plies(pitch, other(winner), {}).wins) << name;
  }
}

TEST(WinSearch, EndsWhenAStopIsRequested) {
  std::stop_source source;
  source.request_stop();
  for (const WinSearch& search : {WinSearch(win_by_trying_plies), WinSearch(solvers_plies)}) {
    const std::vector<Exhaustion> walks = about("paper:1x5", Player::two, search).exhaust({.stop = source.get_token()});
    EXPECT_TRUE(walks.front().cut_short);
    EXPECT_FALSE(walks.front().witness);
  }
}

TEST(ShortLine, WinsEveryPitchOfTwoRowsForPlayer1) {
  for (const char* const name : {"paper:1x2", "paper:2x2", "paper:5x2", "classic:2x2", "classic:8x2"}) {
    const Pitch pitch(parse_pitch_name(name));
    const Searched found = win_by_the_short_line(pitch, Player::one, {});
    EXPECT_TRUE(found.wins) << name;
    EXPECT_EQ(found.plies, pitch.name().rules == Rules::paper ? 1 : 2) << name;
    EXPECT_FALSE(win_by_the_short_line(pitch, Player::two, {}).wins) << name;
  }
}

TEST(WinnerQuestion, WalksItsFirstPitchesAndAsksTheOthersByName) {
  const WinnerQuestion question({{"paper:1x3", Player::two, 16}, {"paper:1x4", Player::one, 21}}, 1,
                                "two pitches alone", win_by_trying_plies);
  EXPECT_FALSE(question.has_cases_to_generate());
  EXPECT_EQ(question.exhaust({}).size(), 1U);
  EXPECT_EQ(question.exhaust({.board = "paper:1x4"}).front().board, "paper:1x4");
  EXPECT_TRUE(question.why_not_on("paper:1x4").empty());
  EXPECT_EQ(question.why_not_on("paper:1x5"), "it is about two pitches alone");
  EXPECT_THROW(question.why_not_on("paper:"), Error);
}

// A question covers a whole pitch or leaves it out.
TEST(WinnerQuestion, LeavesOutAPitchWhoseGamesMayTakeMorePlies) {
  const WinnerQuestion question = about("paper:1x3", Player::two, win_by_trying_plies);
  const Exhaustion left_out = question.exhaust({.last_ply = 15}).front();
  EXPECT_FALSE(left_out.whole);
  EXPECT_EQ(left_out.positions, 0U);
  EXPECT_GT(question.exhaust({.last_ply = 16}).front().positions, 0U);
}

TEST(WinnerClaims, HoldOnEveryPitchWalked_standard) {
  for (const proofs::Claim& claim : winner_claims()) {
    for (const proofs::Assertion& assertion : claim.assertions) {
      const auto& question = dynamic_cast<const WinnerQuestion&>(*assertion.question);
      for (const Exhaustion& walk : exhaust(assertion)) {
        EXPECT_TRUE(walk.whole && !walk.witness) << claim.id << ": " << walk.board;
        EXPECT_GT(walk.positions, 0U) << walk.board;
      }
      for (const WonPitch& won : question.pitches()) EXPECT_TRUE(question.why_not_on(won.pitch).empty()) << won.pitch;
    }
  }
}

}  // namespace quadrille::soccer::soccer_winners_test
