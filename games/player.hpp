// The two players, as the rules of a game name them.
//
// The engines have their own type, engines::Player, whose `none` is nobody. It is in the public headers, which include
// nothing of games/. Here a player is always one of two.
#pragma once

#include <cstdint>

namespace quadrille::games {

enum class Player : std::uint8_t { one = 1, two = 2 };

constexpr Player other(Player player) { return player == Player::one ? Player::two : Player::one; }

}  // namespace quadrille::games
