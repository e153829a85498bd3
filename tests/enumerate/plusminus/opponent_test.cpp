// The program's moves in Plusses & Minuses: best ones if the game is solved, and always legal.
#include "enumerate/plusminus/opponent.hpp"

#include <gtest/gtest.h>

#include <set>

#include "quadrille/plusminus.hpp"

namespace quadrille::running::opponent_test {

using enumerate::AppendedSign;
using enumerate::FilledSquare;
using enumerate::PlusminusTurn;

int mover(int n, int places_first, std::size_t turn) {
  const auto signs = 2 * (static_cast<std::size_t>(n) - 1);
  if (turn < signs) return turn % 2 == 0 ? 1 : 2;
  return (turn - signs) % 2 == 0 ? places_first : 3 - places_first;
}

// A game of the program against itself. \returns the moves
std::vector<PlusminusTurn> game(PlusminusOpponent& opponent, int n, int places_first, const Options& options,
                                std::optional<int> margin) {
  std::vector<PlusminusTurn> played;
  std::set<int> columns;
  std::set<int> rows;
  for (int turn = 0; turn < 3 * n - 2; ++turn) {
    const PlusminusChoice choice = opponent.choose(played, options);
    EXPECT_EQ(choice.margin, margin);
    EXPECT_EQ(std::holds_alternative<AppendedSign>(choice.move), turn < 2 * (n - 1));
    if (const auto* square = std::get_if<FilledSquare>(&choice.move)) {
      EXPECT_TRUE(columns.insert(square->column).second);
      EXPECT_TRUE(rows.insert(square->row).second);
    }
    played.push_back({mover(n, places_first, static_cast<std::size_t>(turn)), choice.move});
  }
  EXPECT_EQ(static_cast<int>(columns.size()), n);
  return played;
}

TEST(PlusminusOpponent, KeepsTheMarginThatItHasProved) {
  for (int n = 1; n <= 6; ++n) {
    for (const int places_first : {1, 2}) {
      PlusminusOpponent opponent(n, places_first, 1);
      const int margin =
          rows<plusminus::Solution>(plusminus::solve({.n = n, .places_first = places_first})).front().margin;
      EXPECT_EQ(opponent.margin({}, {}), margin);
      const auto played = game(opponent, n, places_first, {}, margin);
      EXPECT_EQ(opponent.margin(played, {}), margin);
    }
  }
}

TEST(PlusminusOpponent, PlaysByLotWhereNothingIsProved) {
  Options stopped;
  std::stop_source source;
  source.request_stop();
  stopped.stop = source.get_token();
  for (const int n : {9, 12}) {
    PlusminusOpponent opponent(n, 2, 5);
    EXPECT_EQ(opponent.margin({}, stopped), std::nullopt);
    const auto played = game(opponent, n, 2, stopped, std::nullopt);
    PlusminusOpponent again(n, 2, 5);
    EXPECT_EQ(game(again, n, 2, stopped, std::nullopt), played);
  }
}

}  // namespace quadrille::running::opponent_test
