// Scenes of Up's & Down's: the writer of each number, the word and its repeated factor.
#include <gtest/gtest.h>

#include "export/pictures/updown/picture.hpp"

namespace quadrille::exports::updown_scene_test {

using updown::Player;
using updown::Role;

TEST(UpdownScene, KnowsWhoWroteEachNumber) {
  const UpdownScene scene = round_scene({Player::two, Player::one, {1, 7, 3, 5, 2, 9, 10, 4, 6, 8}}, 10);
  ASSERT_EQ(scene.numbers.size(), 10U);
  EXPECT_EQ(scene.numbers[0].value, 1);
  EXPECT_EQ(scene.numbers[0].player, Player::one);
  EXPECT_EQ(scene.numbers[0].role, Role::defense);
  EXPECT_EQ(scene.numbers[1].player, Player::two);
  EXPECT_EQ(scene.numbers[1].role, Role::offense);
  EXPECT_EQ(updown::to_string(scene.word), "UDUDUUDUU");
  EXPECT_EQ(scene.repetition, (updown::Repetition{4, 2, 5}));
  EXPECT_EQ(scene.outcome, "score 4: UDUU at letters 3 and 6");
  EXPECT_EQ(scene.title, "Up's & Down's with 10 numbers, player 2 on offense");
  EXPECT_EQ(scene.description,
            "list 1,7,3,5,2,9,10,4,6,8; word UDUDUUDUU; score 4: UDUU at letters 3 and 6; player 1 wrote first");
}

TEST(UpdownScene, OfABeginningHasNoScoreYet) {
  const UpdownScene scene = round_scene({Player::one, Player::one, {1, 2, 3}}, 5);
  EXPECT_EQ(scene.n, 5);
  EXPECT_EQ(scene.outcome, "repeated so far 1: U at letters 1 and 2");
  EXPECT_EQ(round_scene({Player::one, Player::one, {}}, 5).outcome, "repeated so far 0");
}

TEST(UpdownScene, OfAPermutationHasNoPlayers) {
  const std::vector<int> numbers{2, 1};
  const UpdownScene scene = permutation_scene(numbers);
  EXPECT_EQ(scene.n, 2);
  EXPECT_EQ(scene.numbers[0].player, std::nullopt);
  EXPECT_EQ(scene.numbers[0].role, std::nullopt);
  EXPECT_EQ(scene.title, "A permutation of 2 numbers, and its word");
  EXPECT_EQ(scene.outcome, "score 0");
}

}  // namespace quadrille::exports::updown_scene_test
