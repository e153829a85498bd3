// Declares the functions that add the commands of Up's & Down's to the program, and the function that makes the game's
// section of the report. Each command is defined in a source file of its own.
#pragma once

#include <span>
#include <string>

#include "cli/options/command.hpp"
#include "cli/report/figures.hpp"
#include "cli/session.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::cli::updown_commands {

void add_count_updown(Command& parent);
void add_solve_updown(Command& parent);
void add_replay_updown(Command& parent);
void add_picture_updown(Command& group, CommonArguments& common);
void add_play_updown(Command& group, CommonArguments& common);

ReportPart updown_report_part();

// The titles of the figures.

/// "Permutations of 20 numbers score 4 most often, 51.7% of them".
std::string commonest_score(int n, std::span<const updown::ScoreCounts> rows);

/// "With 26 numbers best play scores 7 whichever side moves first; the side that moves first matters for 7 of 24
/// lengths". \param rows  the rows of one starter, then of the other, with the same lengths
std::string effect_of_first_move(std::span<const updown::Solution> rows);

}  // namespace quadrille::cli::updown_commands
