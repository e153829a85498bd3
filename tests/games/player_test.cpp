// The two players of all games: their numbers, the other player, and one type for all games.
#include "games/player.hpp"

#include <gtest/gtest.h>

#include <type_traits>

#include "games/soccer/position.hpp"
#include "games/updown/round.hpp"

namespace quadrille::games::player_test {

static_assert(std::is_same_v<soccer::Player, Player>);
static_assert(std::is_same_v<updown::Player, Player>);

TEST(Player, HasTheNumberThatRecordsWrite) {
  EXPECT_EQ(static_cast<int>(Player::one), 1);
  EXPECT_EQ(static_cast<int>(Player::two), 2);
}

TEST(Player, IsOneOfTwo) {
  EXPECT_EQ(other(Player::one), Player::two);
  EXPECT_EQ(other(Player::two), Player::one);
}

}  // namespace quadrille::games::player_test
