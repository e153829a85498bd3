// The generator of courts covers both games, small courts and both scorings, and refutes a false assertion.
#include "properties/tennis/cases.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "properties/property.hpp"
#include "tests/properties/seed.hpp"

namespace quadrille::tennis::tennis_cases_test {

proofs::Assertion assertion_of(CourtQuestion::BrokenPosition broken) {
  return make_assertion(proofs::Role::statement, "an assertion", CourtQuestion(8, 8, std::move(broken)));
}

TEST(Courts, ReachBothGamesSmallCourtsAndBothScorings) {
  const auto holds = assertion_of([](const Court& court) -> std::optional<Position> {
    const bool as_wanted = 0 <= court.points && court.points <= 8 && 1 <= court.rules.fields && court.rules.fields <= 3;
    if (as_wanted) return std::nullopt;
    return Position{};
  });
  const auto run = properties::run_property(holds, ask_generated_case, {1000, properties::seed_from_environment()});
  ASSERT_EQ(run.cases, 1000);
  for (const char* kind : {"footsteps", "one field", "two points beyond"}) {
    ASSERT_TRUE(run.reached.count(kind)) << kind;
    EXPECT_GE(run.reached.at(kind), 200) << kind;
  }
}

TEST(Courts, ShrinkToTheFewestPoints) {
  const auto fails = assertion_of([](const Court& court) -> std::optional<Position> {
    if (court.points < 3) return std::nullopt;
    return Position{3, 0, 0};
  });
  const auto run = properties::run_property(fails, ask_generated_case, {200, properties::seed_from_environment()});
  ASSERT_TRUE(run.counterexample);
  EXPECT_EQ(run.counterexample->substr(0, 8), "tennis:3") << *run.counterexample;
}

TEST(Courts, AreShownAsTheirBoard) {
  std::ostringstream text;
  text << Court{{Variant::footsteps, 3, 2}, 4};
  EXPECT_EQ(text.str(), "footsteps:4*2, fields 3");
}

}  // namespace quadrille::tennis::tennis_cases_test
