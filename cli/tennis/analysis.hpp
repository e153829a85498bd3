// `replay tennis --analyse`: what a played game of Tennis was worth, turn by turn.
//
// Beside each turn stand the value of the position for player 1 before and after it, and what each draw gave away
// against best play (enumerate/tennis/analysis.hpp says what that is). All are intervals that are certain; they are
// printed with nine decimals, the lower ends rounded down and the upper ones up.
#pragma once

#include "cli/session.hpp"
#include "games/tennis/game.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/table.hpp"

namespace quadrille::cli {

/// Adds the analysis of a game to its rows, the start's first.
/// \returns whether it was complete, or what ended it; then the columns are empty
/// \throws Error (unusable_input) if the game has more points than can be valued
/// \pre the table is a new_table("replay_tennis_analysis") with a row for each of the game's positions
engines::RunStatus add_analysis(Table& table, const tennis::Rules& rules, const tennis::Game& game,
                                const engines::RunOptions& options);

}  // namespace quadrille::cli
