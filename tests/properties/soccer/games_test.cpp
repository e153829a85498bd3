// The generators: their games are legal and cover the interesting cases.
#include <gtest/gtest.h>

#include "properties/soccer/cases.hpp"
#include "tests/properties/seed.hpp"

namespace quadrille::soccer::games_test {

struct Reach {
  int bounces = 0;
  int goals = 0;
  int blocked = 0;
  int long_games = 0;
  int degenerate = 0;
  int classic = 0;
  int boards = 0;
  int equivalent = 0;
};

Reach sample(Scope scope, int games_wanted) {
  Reach reach;
  rc::Random random(properties::seed_from_environment());
  const auto generator = generated_games(scope, 2, 60);
  for (int i = 0; i < games_wanted; ++i) {
    const GeneratedGame game = generator(random.split(), i % rc::kNominalSize).value();
    const Pitch pitch(game.pitch);
    std::vector<State> ends;
    ends.reserve(game.histories.size());
    for (const auto& history : game.histories) ends.push_back(states_along(pitch, history).back());
    const Outcome end = outcome(pitch, ends[0].position);
    reach.bounces += ends[0].bounces > 0 ? 1 : 0;
    reach.goals += ends[0].plies() > 0 && (end == Outcome::goal_1 || end == Outcome::goal_2);
    reach.blocked += end == Outcome::blocked ? 1 : 0;
    reach.long_games += ends[0].plies() >= 15 ? 1 : 0;
    reach.degenerate += pitch.start() == ends[0].position.ball && end == Outcome::goal_1 ? 1 : 0;
    reach.classic += game.pitch.rules == Rules::classic ? 1 : 0;
    reach.boards += is_board(game.pitch) ? 1 : 0;
    reach.equivalent += weakly_equivalent(ends[0], ends[1]) && !equal(ends[0], ends[1]) ? 1 : 0;
  }
  return reach;
}

// states_along throws on an illegal history, so a sample is also a test of legality.
TEST(Generators, ReachBouncesGoalsBlockedCornersAndEquivalentGames) {
  constexpr int cases = 2000;
  const Reach reach = sample(Scope::all_pitches, cases);
  EXPECT_GE(reach.bounces, cases / 3);
  EXPECT_GE(reach.goals, cases / 5);
  EXPECT_GE(reach.blocked, cases / 20);
  EXPECT_GE(reach.long_games, cases / 40);  // boards have few
  EXPECT_GE(reach.degenerate, cases / 50);
  EXPECT_GE(reach.classic, cases / 10);
  EXPECT_GE(reach.boards, cases / 5);
  EXPECT_GE(reach.equivalent, cases / 20);
}

TEST(Generators, KeepToPaperPitchesWhenAsked) {
  const Reach reach = sample(Scope::paper_pitches, 500);
  EXPECT_EQ(reach.classic + reach.boards, 0);
}

TEST(Generators, DecodeAnyChoicesToALegalHistory) {
  const Pitch pitch(parse_pitch_name("paper:3x3"));
  const std::vector<Choice> choices(200, Choice{Preference::used_up_corner, 255});
  const State end = decode(pitch, choices);
  EXPECT_NO_THROW(states_along(pitch, end.history));
  EXPECT_NE(outcome(pitch, end.position), Outcome::ongoing);
  EXPECT_EQ(decode(pitch, {}).plies(), 0U);
}

TEST(GeneratedGame, IsShownAsARecord) {
  std::ostringstream text;
  const Pitch pitch(parse_pitch_name("paper:1x3"));
  text << GeneratedGame{pitch.name(), {decode(pitch, {Choice{}}).history}};
  EXPECT_EQ(text.str(), "pitch paper:1x3\n(1,2) (0,1)");
}

}  // namespace quadrille::soccer::games_test
