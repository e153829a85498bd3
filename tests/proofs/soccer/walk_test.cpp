// The exhaustive checker of Paper Soccer: how far it goes, what it counts, and that its witnesses are the smallest.
//
// ctest label: standard
#include "proofs/soccer/walk.hpp"

#include <gtest/gtest.h>

#include "enumerate/soccer/counts.hpp"
#include "proofs/ledger.hpp"

namespace quadrille::proofs {
namespace {

soccer::Pitch pitch_of(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

SoccerQuestion question_of(Subject subject, Predicate predicate) {
  return {subject, Scope::paper_pitches, std::move(predicate)};
}

const Predicate always = [](std::span<const soccer::State>) { return Offenders{}; };

TEST(Exhaust, ExaminesEveryHistoryOnce) {
  for (const char* name : {"paper:1x3", "paper:2x2", "classic:2x2"}) {
    const soccer::Pitch pitch = pitch_of(name);
    const auto total = enumerate::count_soccer_layered<soccer::TotalCounts>(pitch);
    std::uint64_t histories = 0;
    const Exhaustion walk = exhaust(question_of(Subject::state, each([&](const soccer::State&) {
                                                  ++histories;
                                                  return true;
                                                })),
                                    pitch, std::nullopt);
    EXPECT_TRUE(walk.whole);
    EXPECT_EQ(histories, total.rows.at(0).histories) << name;
    EXPECT_EQ(walk.positions, total.rows.at(0).strong_classes) << name;  // the mover is fixed by the rest: soccer/mover
  }
}

TEST(Exhaust, ShowsAClassSentenceEveryWeakClassOnceAndWhole) {
  const soccer::Pitch pitch = pitch_of("paper:1x3");
  std::size_t classes = 0;
  std::size_t states = 0;
  exhaust(question_of(Subject::weak_class,
                      [&](std::span<const soccer::State> members) {
                        ++classes;
                        states += members.size();
                        return Offenders{};
                      }),
          pitch, std::nullopt);
  EXPECT_EQ(classes, 364U);  // quadrille count soccer --pitch paper:1x3 --by total
  EXPECT_EQ(states, 2078U);
}

TEST(Exhaust, StopsAtTheLastPlyAndSaysThatMoreLiesBeyond) {
  const Exhaustion walk = exhaust(question_of(Subject::state, always), pitch_of("paper:3x3"), 3);
  EXPECT_EQ(walk.plies, 3);
  EXPECT_EQ(walk.positions, 1U + 8U + 35U + 119U);
  EXPECT_FALSE(walk.whole);
  EXPECT_EQ(to_string(walk), "exhaustive:paper:3x3/3/163");
}

TEST(Exhaust, NeverPassesItsBoundOnStates) {
  const Exhaustion walk = exhaust(question_of(Subject::states, always), pitch_of("paper:3x3"), 9);
  EXPECT_EQ(walk.plies, 4);
  EXPECT_EQ(walk.positions, 1U + 8U + 35U + 119U + 399U);
}

TEST(Exhaust, FindsTheWitnessWithTheFewestPliesThenTheLeast) {
  // Against "no history ends on (0,0)": three plies could, two can, and (0,1) comes before (1,1).
  const soccer::Pitch pitch = pitch_of("paper:1x3");
  const soccer::Vertex corner = *pitch.lattice().find({0, 0});
  const Exhaustion walk = exhaust(
      question_of(Subject::state, each([&](const soccer::State& state) { return state.position.ball != corner; })),
      pitch, std::nullopt);
  ASSERT_TRUE(walk.witness);
  EXPECT_EQ(to_string(*walk.witness), "paper:1x3 (1,2) (0,1) (0,0)");
  EXPECT_EQ(walk.plies, 2);
}

// The bar of the first issue: on whole small boards every class size is the number of Eulerian trails of its drawing.
TEST(Exhaust, ClassSizesAreEulerianTrailsOnEveryWholeSmallBoard) {
  const std::vector<Claim> claims = ledger();
  const auto claim =
      std::find_if(claims.begin(), claims.end(), [](const Claim& c) { return c.id == "soccer/class-size-euler"; });
  ASSERT_NE(claim, claims.end());
  std::vector<soccer::PitchName> names{soccer::parse_pitch_name("classic:2x2")};
  for (int m = 1; m <= 4; ++m) {
    for (int n = 1; m * n <= 4; ++n) names.push_back({soccer::Rules::paper, m, n});
  }
  for (const auto& name : names) {
    const Exhaustion walk =
        exhaust(std::get<SoccerQuestion>(claim->sentences.front().question), soccer::Pitch(name), std::nullopt);
    EXPECT_TRUE(walk.whole) << to_string(walk);
    EXPECT_FALSE(walk.witness) << to_string(*walk.witness);
  }
}

}  // namespace
}  // namespace quadrille::proofs
