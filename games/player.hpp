// The two players, as the rules of a game name them.
//
// The engines have a type of their own, engines::Player, which has a third value `none` for nobody. That type is in the
// public headers, which include no file of games/. The type here is always one of the two players.
#pragma once

#include <cstdint>

namespace quadrille::games {

enum class Player : std::uint8_t { one = 1, two = 2 };

constexpr Player other(Player player) { return player == Player::one ? Player::two : Player::one; }

}  // namespace quadrille::games
