// Begun games of Plusses & Minuses: the margin under best play is the reference's, a best move keeps it, and the final
// points are the score's.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>

#include "enumerate/plusminus/margin.hpp"
#include "games/plusminus/score.hpp"

namespace quadrille::enumerate::best_play_test {

using Move = std::variant<AppendedSign, FilledSquare>;

// A game as its marks alone, with a value by plain minimax.
struct Marks {
  int n;
  int places_first;
  std::vector<int> signs;   // of both lists, in the order appended
  std::vector<int> row_of;  // by column from 1; 0 while empty
  int filled = 0;

  bool appending() const { return static_cast<int>(signs.size()) < 2 * (n - 1); }
  bool over() const { return filled == n; }
  int player() const {
    if (appending()) return signs.size() % 2 == 0 ? 1 : 2;
    return filled % 2 == 0 ? places_first : 3 - places_first;
  }
  std::vector<Move> moves() const {
    if (appending()) return {AppendedSign{true}, AppendedSign{false}};
    std::vector<Move> moves;
    for (int column = 1; column <= n; ++column) {
      if (row_of[static_cast<std::size_t>(column)] != 0) continue;
      for (int row = 1; row <= n; ++row) {
        if (std::find(row_of.begin(), row_of.end(), row) == row_of.end()) moves.emplace_back(FilledSquare{column, row});
      }
    }
    return moves;
  }
  Marks after(const Move& move) const {
    Marks next = *this;
    if (const auto* append = std::get_if<AppendedSign>(&move)) {
      next.signs.push_back(append->plus ? 1 : 0);
    } else {
      const auto square = std::get<FilledSquare>(move);
      next.row_of[static_cast<std::size_t>(square.column)] = square.row;
      ++next.filled;
    }
    return next;
  }
  int margin() const {
    if (!over()) {
      std::vector<int> margins;
      for (const Move& move : moves()) margins.push_back(after(move).margin());
      return player() == 1 ? *std::max_element(margins.begin(), margins.end())
                           : *std::min_element(margins.begin(), margins.end());
    }
    plusminus::Predictions lists;
    for (std::size_t k = 0; k < signs.size(); ++k) lists[k % 2] = lists[k % 2].with(signs[k] == 1);
    plusminus::Permutation p;
    for (int column = 1; column <= n; ++column) {
      p.push_back(static_cast<std::uint8_t>(row_of[static_cast<std::size_t>(column)] - 1));
    }
    const plusminus::Score score = plusminus::score(lists, p);
    return score.points[0] - score.points[1];
  }
};

TEST(PlusminusBestPlay, HasTheMarginsOfMinimax) {
  std::mt19937 random(7);
  for (int n = 1; n <= 4; ++n) {
    for (const int places_first : {1, 2}) {
      engines::Budget budget(std::size_t{1} << 30U);
      const placing::PlacementValues values = placing::value_placements(n, places_first, budget, true, {});
      for (int game = 0; game < (n < 4 ? 20 : 4); ++game) {
        Marks marks{n, places_first, {}, std::vector<int>(static_cast<std::size_t>(n) + 1)};
        marks.row_of[0] = -1;
        PlusminusBestPlay play(n, places_first, values);
        const bool best = game % 4 == 0;
        const int value = play.margin();
        while (!marks.over()) {
          ASSERT_FALSE(play.over());
          ASSERT_EQ(play.player(), marks.player());
          if (n < 4 || !marks.appending()) {
            EXPECT_EQ(play.margin(), marks.margin()) << n;
          }
          const PlusminusTurn turn = play.best();
          EXPECT_EQ(turn.player, marks.player());
          const std::vector<Move> moves = marks.moves();
          ASSERT_NE(std::find(moves.begin(), moves.end(), turn.move), moves.end());
          if (!marks.appending()) {
            EXPECT_EQ(marks.after(turn.move).margin(), play.margin());
          }
          const Move move = best ? turn.move : moves[random() % moves.size()];
          marks = marks.after(move);
          play.make(move);
        }
        EXPECT_TRUE(play.over());
        EXPECT_EQ(play.margin(), marks.margin());
        if (best) {
          EXPECT_EQ(play.margin(), value);
        }
      }
    }
  }
}

TEST(PlusminusBestPlay, ValuesListsThatAreBegun) {
  // Player 2 appends last, and each list has one sign then.
  const std::vector<std::int8_t> margins{3, -1, 0, 2};  // at first | second << 1
  EXPECT_EQ(value_of_appends({}, 1, margins), 0);
  EXPECT_EQ(value_of_appends(Appending{}.with(true), 1, margins), -1);
  EXPECT_EQ(Appending{}.player(), 1);
  EXPECT_EQ(Appending{}.with(true).player(), 2);
}

}  // namespace quadrille::enumerate::best_play_test
