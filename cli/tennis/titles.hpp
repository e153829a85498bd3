// What the rows of Tennis and Footsteps show: the titles of the report's figures.
#pragma once

#include <span>
#include <string>

#include "quadrille/tennis.hpp"

namespace quadrille::cli::tennis_commands {

/// "Tennis: below 12 points the player with more wins for certain; from there on chance can decide": the least points
/// with which another thing happens in some position. It says nothing of the others: in most the winner is certain.
/// \param name  of the variant
std::string values_title(const std::string& name, std::span<const tennis::PositionValue> rows);

/// "Tennis: with 50 points the best mix bids at most 9 at first, odd numbers 94.0% of the time".
std::string opening_title(const std::string& name, int points, std::span<const tennis::DrawProbability> rows);

/// "Tennis: games of 20 points last 11 turns most often, 21.1% of them".
std::string lengths_title(const std::string& name, int points, std::span<const tennis::GameCounts> rows);

}  // namespace quadrille::cli::tennis_commands
