// The exhaustive checker of Paper Soccer: its depth, its counts, and the smallest witnesses.
#include <gtest/gtest.h>

#include "enumerate/soccer/layered.hpp"
#include "proofs/soccer/claims.hpp"
#include "proofs/soccer/question.hpp"

namespace quadrille::soccer::walk_test {

Pitch pitch_of(const char* name) { return Pitch(parse_pitch_name(name)); }

StateQuestion question_of(Subject subject, StatePredicate predicate) {
  return {subject, Scope::paper_pitches, std::move(predicate)};
}

const StatePredicate always = [](std::span<const State>) { return Violations{}; };

TEST(WalkPitch, ExaminesEveryHistoryOnce_standard) {
  for (const char* name : {"paper:1x3", "paper:2x2", "classic:2x2"}) {
    const Pitch pitch = pitch_of(name);
    const auto total = enumerate::count_soccer_layered(pitch, By::total);
    std::uint64_t histories = 0;
    const proofs::Exhaustion walk = walk_pitch(question_of(Subject::state, holds_of_each([&](const State&) {
                                                             ++histories;
                                                             return true;
                                                           })),
                                               pitch, std::nullopt);
    EXPECT_TRUE(walk.whole);
    EXPECT_EQ(histories, total.rows.at(0).histories) << name;
    EXPECT_EQ(walk.positions, total.rows.at(0).strong_classes) << name;  // the rest fixes the mover: soccer/mover
  }
}

TEST(WalkPitch, ShowsAnAssertionOnClassesEveryWeakClassOnceAndWhole) {
  const Pitch pitch = pitch_of("paper:1x3");
  std::size_t classes = 0;
  std::size_t states = 0;
  walk_pitch(question_of(Subject::weak_class,
                         [&](std::span<const State> members) {
                           ++classes;
                           states += members.size();
                           return Violations{};
                         }),
             pitch, std::nullopt);
  EXPECT_EQ(classes, 364U);  // quadrille count soccer --pitch paper:1x3 --by total
  EXPECT_EQ(states, 2078U);
}

TEST(WalkPitch, StopsAtTheLastPlyAndSaysThatMoreLiesBeyond) {
  const proofs::Exhaustion walk = walk_pitch(question_of(Subject::state, always), pitch_of("paper:3x3"), 3);
  EXPECT_EQ(walk.plies, 3);
  EXPECT_EQ(walk.positions, 1U + 8U + 35U + 119U);
  EXPECT_FALSE(walk.whole);
  EXPECT_EQ(to_string(walk), "exhaustive:paper:3x3/3/163");
}

TEST(WalkPitch, NeverPassesItsBoundOnStates) {
  const proofs::Exhaustion walk = walk_pitch(question_of(Subject::states, always), pitch_of("paper:3x3"), 9);
  EXPECT_EQ(walk.plies, 4);
  EXPECT_EQ(walk.positions, 1U + 8U + 35U + 119U + 399U);
}

TEST(WalkPitch, FindsTheWitnessWithTheFewestPliesThenTheLeast) {
  // The assertion "no history ends on (0,0)" has witnesses of three plies and of two; of the latter, (0,1) comes before
  // (1,1).
  const Pitch pitch = pitch_of("paper:1x3");
  const Vertex corner = *pitch.lattice().find({0, 0});
  const proofs::Exhaustion walk = walk_pitch(
      question_of(Subject::state, holds_of_each([&](const State& state) { return state.position.ball != corner; })),
      pitch, std::nullopt);
  ASSERT_TRUE(walk.witness);
  EXPECT_EQ(walk.witness->text, "paper:1x3 (1,2) (0,1) (0,0)");
  EXPECT_EQ(walk.plies, 2);
}

// On whole small boards every class size is the number of Eulerian trails of its drawing.
TEST(WalkPitch, ClassSizesAreEulerianTrailsOnEveryWholeSmallBoard_standard) {
  const std::vector<proofs::Claim> all = claims();
  const auto claim =
      std::find_if(all.begin(), all.end(), [](const proofs::Claim& c) { return c.id == "soccer/class-size-euler"; });
  ASSERT_NE(claim, all.end());
  const auto& class_sizes = dynamic_cast<const StateQuestion&>(*claim->assertions.front().question);
  std::vector<PitchName> names{parse_pitch_name("classic:2x2")};
  for (int m = 1; m <= 4; ++m) {
    for (int n = 1; m * n <= 4; ++n) names.push_back({Rules::paper, m, n});
  }
  for (const auto& name : names) {
    const proofs::Exhaustion walk = walk_pitch(class_sizes, Pitch(name), std::nullopt);
    EXPECT_TRUE(walk.whole) << to_string(walk);
    EXPECT_FALSE(walk.witness) << walk.witness->text;
  }
}

TEST(WalkPitch, EndsWhenAStopIsRequested) {
  std::stop_source source;
  int asked = 0;
  const auto stops_at_the_fifth = [&](const State&) {
    if (++asked == 5) source.request_stop();
    return true;
  };
  const proofs::Exhaustion walk = walk_pitch(question_of(Subject::state, holds_of_each(stops_at_the_fifth)),
                                             pitch_of("paper:3x3"), std::nullopt, source.get_token());
  EXPECT_TRUE(walk.cut_short);
  EXPECT_EQ(asked, 5);
}

}  // namespace quadrille::soccer::walk_test
