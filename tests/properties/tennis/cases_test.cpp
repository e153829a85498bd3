// The generator of courts reaches both games, small courts and both scorings, and a false sentence is found out.
//
// ctest label: quick
#include "properties/tennis/cases.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "properties/property.hpp"
#include "tests/properties/seed.hpp"

namespace quadrille::properties {
namespace {

proofs::Sentence sentence_of(std::function<std::optional<tennis::Position>(const proofs::TennisCourt&)> broken) {
  return {proofs::Role::statement, "a sentence",
          proofs::TennisQuestion{proofs::CourtQuestion{8, 8, std::move(broken)}}};
}

TEST(Courts, ReachBothGamesSmallCourtsAndBothScorings) {
  const auto holds = sentence_of([](const proofs::TennisCourt& court) -> std::optional<tennis::Position> {
    const bool as_wanted = 0 <= court.points && court.points <= 8 && 1 <= court.rules.fields && court.rules.fields <= 3;
    if (as_wanted) return std::nullopt;
    return tennis::Position{};
  });
  const PropertyRun run = run_property(holds, {1000, seed_from_environment(), [] { return true; }});
  ASSERT_EQ(run.cases, 1000);
  for (const char* kind : {"footsteps", "one field", "two points beyond"}) {
    ASSERT_TRUE(run.reached.count(kind)) << kind;
    EXPECT_GE(run.reached.at(kind), 200) << kind;
  }
}

TEST(Courts, ShrinkToTheFewestPoints) {
  const auto fails = sentence_of([](const proofs::TennisCourt& court) -> std::optional<tennis::Position> {
    if (court.points < 3) return std::nullopt;
    return tennis::Position{3, 0, 0};
  });
  const PropertyRun run = run_property(fails, {200, seed_from_environment(), [] { return true; }});
  ASSERT_TRUE(run.counterexample);
  EXPECT_EQ(run.counterexample->substr(0, 8), "tennis:3") << *run.counterexample;
}

TEST(Courts, AreShownAsTheirBoard) {
  std::ostringstream text;
  text << proofs::TennisCourt{{tennis::Variant::footsteps, 3, 2}, 4};
  EXPECT_EQ(text.str(), "footsteps:4*2, fields 3");
}

}  // namespace
}  // namespace quadrille::properties
