// What the rows of Paper Soccer show: the titles of the report's figures.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "quadrille/soccer.hpp"

namespace quadrille::cli::soccer_commands {

/// "paper:3x3: drawings peak at ply 17 of 30". \param plies  those that were counted; all if empty
std::string peak_of_drawings(const std::string& pitch, std::optional<int> plies,
                             std::span<const soccer::CountRow> rows);

/// "paper:3x3: player 1 wins 51.0% of the games".
std::string more_frequent_winner(const std::string& pitch, std::optional<int> plies,
                                 std::span<const soccer::CountRow> rows);

/// "paper:3x3: drawings have 5 bounces most often, 19.5% of them".
std::string commonest_bounces(const std::string& pitch, std::optional<int> plies,
                              std::span<const soccer::CountRow> rows);

/// "paper:3x2 has 1,234 drawings, 5.6 times as many as paper:3x1".
/// \param what  the name of what is counted \param numbers  of it, by the rows; two or more
std::string growth_with_pitch(const std::string& what, const std::vector<Natural>& numbers,
                              std::span<const soccer::CountRow> rows);

}  // namespace quadrille::cli::soccer_commands
