// Errors and the arguments that they mention, as the library and the program spell them, and requests as commands.
#include "enumerate/run/spelling.hpp"

#include <gtest/gtest.h>

#include "quadrille/error.hpp"

namespace quadrille::running::spelling_test {

TEST(Error, IsSpelledByTheLibraryAndByTheProgram) {
  const Error error(ErrorKind::unusable_input, mention("places_first") + " 3", "out of range",
                    "leave it out, or take " + mention("engine", "layered"));
  EXPECT_STREQ(error.what(), "places_first 3: out of range; leave it out, or take engine layered");
  EXPECT_EQ(quadrille::spelled(error.message(), option),
            "--places-first 3: out of range; leave it out, or take --engine layered");
  EXPECT_EQ(quadrille::spelled(error.within("line 2").place(), option), "line 2: --places-first 3");
}

TEST(Error, LeavesOutEmptyParts) {
  const auto message = [](const char* place, const char* reason, const char* remedy) {
    return Error(ErrorKind::breaks_rules, place, reason, remedy).message();
  };
  EXPECT_EQ(message("n 3", "", "give 2"), "n 3: give 2");
  EXPECT_EQ(message("n 3", "odd", ""), "n 3: odd");
  EXPECT_EQ(message("", "odd", "give 2"), "odd; give 2");
  EXPECT_EQ(Error(ErrorKind::breaks_rules, "odd").within("n 3").message(), "n 3: odd");
}

TEST(Spelled, KeepsMarksThatATextQuotes) {
  EXPECT_EQ(quadrille::spelled("pitch '\1': " + mention("plies")), "pitch '\1': plies");
  EXPECT_EQ(quadrille::spelled("\2\3\1"), "\2\3\1");
  EXPECT_EQ(quadrille::spelled("pitch '\3': " + mention("plies")), "pitch '\3': plies");
}

TEST(Option, IsCalledAsItsArgumentUnlessItIsRenamed) {
  EXPECT_EQ(option("plies"), "--plies");
  EXPECT_EQ(option("plies", "3"), "--plies 3");
  EXPECT_EQ(option("places_first", "1"), "--places-first 1");
  EXPECT_EQ(option("mirror"), "--modulo mirror");
  EXPECT_EQ(option("large"), "--yes");
}

TEST(CommandOf, HasTheArgumentsThatAreGiven) {
  EXPECT_EQ(command_of("count soccer", {{"pitch", std::string("paper:3x3")},
                                        {"plies", std::optional<int>()},
                                        {"mirror", true},
                                        {"available", false},
                                        {"seed", 7U},
                                        {"by", "ply"}}),
            "quadrille count soccer --pitch paper:3x3 --modulo mirror --seed 7 --by ply");
}

TEST(Range, IsANumberOrTwo) {
  EXPECT_EQ(spelled(Range(4, 4)), "4");
  EXPECT_EQ(spelled(Range(4, 34)), "4..34");
}

}  // namespace quadrille::running::spelling_test
