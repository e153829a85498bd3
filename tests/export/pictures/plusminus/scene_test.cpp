// Scenes of Plusses and Minuses: the matches of the score, and grids without all stars.
#include <gtest/gtest.h>

#include "export/pictures/plusminus/picture.hpp"
#include "games/plusminus/record.hpp"
#include "tests/export/pictures/random_permutation.hpp"

namespace quadrille::exports::plusminus_scene_test {

TEST(PlusminusScene, HasTheSourcesSample) {
  const plusminus::Permutation p{0, 7, 3, 1, 2, 4, 5, 6};
  const PlusminusScene scene = plusminus_scene(p, plusminus::parse_predictions("+-+-+-+,++-++-+"));
  EXPECT_EQ(scene.lists[0].points(), 4);
  EXPECT_EQ(scene.lists[1].points(), 5);
  EXPECT_EQ(scene.outcome, "4 points to 5: player 2 wins");
  EXPECT_EQ(scene.title, "Plusses and Minuses on a grid of 8 by 8");
  EXPECT_EQ(scene.description,
            "player 1: P = 1 8 4 2 3 5 6 7, prediction +-+-+-+, truth +--++++; "
            "player 2: Q = 1 4 5 3 6 7 8 2, prediction ++-++-+, truth ++-+++-; 4 points to 5: player 2 wins");
}

TEST(PlusminusScene, HasTheMatchesOfTheScore) {
  for (const int n : {1, 2, 5, 12, 64}) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      plusminus::Permutation p;
      for (const int number : random_permutation(n, seed)) p.push_back(static_cast<std::uint8_t>(number - 1));
      plusminus::Predictions predictions;
      std::mt19937_64 random(seed);
      for (auto& list : predictions) {
        while (list.length + 1 < n) list = list.with(random() % 2 == 0);
      }
      const plusminus::Score score = plusminus::score(predictions, p);
      const PlusminusScene scene = plusminus_scene(p, predictions);
      for (std::size_t player = 0; player < 2; ++player) {
        const auto& list = scene.lists[player];
        ASSERT_EQ(list.truth.size() + 1, p.size());
        EXPECT_EQ(list.points(), score.points[player]);
        for (std::size_t k = 0; k < list.truth.size(); ++k) {
          EXPECT_EQ(list.truth[k], score.truth[player].is_plus(static_cast<int>(k)));
          EXPECT_EQ(list.matches(k), (score.matched[player] >> k & 1U) != 0);
        }
      }
      EXPECT_NE(scene.outcome.find(score.outcome == plusminus::Outcome::tie        ? "tie"
                                   : score.outcome == plusminus::Outcome::player_1 ? "player 1 wins"
                                                                                   : "player 2 wins"),
                std::string::npos);
    }
  }
}

TEST(PlusminusScene, LacksTheSignsOfMissingStars) {
  // The second row has two stars, so only the first one counts.
  const auto games = plusminus::parse_record(". * .\n* . *\n. . .\npredictions + -, + + -\n");
  const plusminus::Filling filling = plusminus::filling(games.front());
  ASSERT_TRUE(filling.fault);
  const PlusminusScene scene = plusminus_scene(filling.rows, games.front().predictions);
  EXPECT_EQ(scene.rows[0], std::nullopt);
  EXPECT_EQ(scene.rows[1], std::optional<std::uint8_t>(2));
  EXPECT_EQ(scene.lists[0].truth, (std::vector<std::optional<bool>>(2)));
  EXPECT_EQ(scene.lists[1].prediction.size(), 3U);
  EXPECT_EQ(scene.outcome, "0 points to 0 so far");
}

}  // namespace quadrille::exports::plusminus_scene_test
