// Writes a turn as a string of digits, one direction for each ply: the notation of CodinGame's Paper Soccer.
//
//     7 0 1      A digit is a king's move: 0 north, 1 north-east, 2 east, and so on clockwise. North is the
//     6   2      direction of smaller row numbers, so 0 leads from (4,5) to (4,4). On a rectangle, player 1's
//     5 4 3      target lies in the north.
//
// A string is one turn. It ends when the other player is to move, or when the game is over.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/soccer/position.hpp"

namespace quadrille::soccer {

/// True if digits can write every ply: vertices are points, and segments king's moves. True for every rectangle.
/// O(segments).
bool has_digits(const Pitch& pitch);

/// The digits of a ball's path. \param from  its first vertex \param to  the vertex after each ply
/// \pre has_digits(pitch); each ply is a king's move
std::string digits_of(const Pitch& pitch, Vertex from, std::span<const Vertex> to);

/// The places where a string of digits may end: the end of the turn only, or also while the ball bounces.
enum class DigitsEnd { with_the_turn, anywhere };

/// The ball's vertex after each ply of a turn.
/// \pre has_digits(pitch); the pitch is drawable
/// \throws Error (breaks_rules) naming the digit: no direction, no legal ply, or one after the end of the turn or game;
///         also where the text is empty or stops before the turn ends, unless DigitsEnd::anywhere
/// \complexity O(digits)
std::vector<Vertex> parse_digits(const Pitch& pitch, WidePosition position, std::string_view text,
                                 DigitsEnd end = DigitsEnd::with_the_turn);

}  // namespace quadrille::soccer
