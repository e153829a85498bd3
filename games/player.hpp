// Player: one of the two players of a game.
//
// The engines have a different type, engines::Player, with a third value `none` for nobody. That type is in a public
// header. Public headers include no file of games/, so they cannot use the type of this file.
#pragma once

#include <cstdint>

namespace quadrille::games {

enum class Player : std::uint8_t { one = 1, two = 2 };

constexpr Player other(Player player) { return player == Player::one ? Player::two : Player::one; }

}  // namespace quadrille::games
