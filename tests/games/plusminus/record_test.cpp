// Reading written games: the source's own example as printed, and the place of every mistake, syntax mistakes apart
// from broken rules.
#include "games/plusminus/record.hpp"

#include <gtest/gtest.h>

#include "games/plusminus/score.hpp"
#include "quadrille/error.hpp"

namespace quadrille::plusminus::plusminus_record_test {

constexpr const char* sample = R"(. * . . . . . .
. . . . . . . *
. . . . . . * .
. . . . . * . .
. . * . . . . .
. . . . * . . .
. . . * . . . .
* . . . . . . .
predictions + - + - + - +, + + - + + - +
)";

TEST(PlusminusRecord, ReadsTheSourcesSampleGame) {
  const auto games = parse_record(sample);
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].predictions_line, 9U);
  EXPECT_EQ(to_string(filled(games[0])), "1 8 4 2 3 5 6 7");
  EXPECT_EQ(score(games[0].predictions, filled(games[0])).points, (std::array{4, 5}));
}

TEST(PlusminusRecord, TakesCommentsBlanksAndSeveralGames) {
  const auto games = parse_record("# two games\r\n\n .*  # top\r\n* .\r\npredictions+,-\n*\n  predictions ,");
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].rows[1].line, 4U);
  EXPECT_EQ(filled(games[0]), (Permutation{0, 1}));
  EXPECT_EQ(to_string(games[0].predictions[1]), "-");
  EXPECT_EQ(filled(games[1]), Permutation{0});
}

void expect_error(const std::string& text, ErrorKind kind, const char* phrase) {
  try {
    for (const WrittenGame& game : parse_record(text)) filled(game);
    ADD_FAILURE() << text;
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), kind) << error.what();
    EXPECT_NE(std::string(error.what()).find(phrase), std::string::npos) << error.what();
  }
}

TEST(PlusminusRecord, PlacesWhatDoesNotParse) {
  const auto unusable = [](const std::string& text, const char* phrase) {
    expect_error(text, ErrorKind::unusable_input, phrase);
  };
  unusable("", "the record");
  unusable("# nothing\n", "the record");
  unusable("predictions +,+\n", "line 1, column 1: predictions without a grid");
  unusable(". *\n* .\n", "line 3, column 1: the record ends");
  unusable(". *\n* x\n", "line 2, column 3: expected a square");
  unusable(". *\n* . .\n", "line 2, column 5: one square too many");
  unusable(". * .\n* .\n", "line 2, column 4: 2 squares");
  unusable(". *\npredictions +,+\n", "line 2, column 1: the grid has 2 columns but 1 rows");
  unusable(". *\n* .\n. .\n", "line 3, column 1: one row too many");
  unusable(". *\n* .\npredictions +;+\n", "line 3, column 14: ';'");
  unusable(". *\n* .\npredictions +\n", "line 3, column 14: only one list");
  unusable(std::string(65, '.') + "\n", "line 1, column 65: one square too many; a grid has at most 64");
}

TEST(PlusminusRecord, NamesTheRuleThatIsBroken) {
  const auto broken = [](const std::string& text, const char* phrase) {
    expect_error(text, ErrorKind::breaks_rules, phrase);
  };
  broken(". *\n. .\npredictions +,+\n", "line 2: no star in this row");
  broken(". .\n* *\npredictions +,+\n", "line 1: no star in this row");
  broken("* *\n. .\npredictions +,+\n", "line 1: stars in columns 1 and 2");
  broken("# a\n. *\n. *\npredictions +,+\n", "line 3: a second star in column 2, after line 2");
  broken(". *\n* .\npredictions +,+-\n", "line 3: player 2 predicts 2 signs; a grid of 2 rows takes 1");
  broken(". *\n* .\npredictions ,+\n", "line 3: player 1 predicts 0 signs");
}

}  // namespace quadrille::plusminus::plusminus_record_test
