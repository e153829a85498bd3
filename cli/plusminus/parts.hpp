// Declares the functions that add the commands of Plusses & Minuses to the program, and the function that makes the
// charts of this game for the report.
#pragma once

#include <span>
#include <string>

#include "cli/options/command.hpp"
#include "cli/report/figures.hpp"
#include "cli/session.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::cli::plusminus_commands {

void add_count_plusminus(Command& parent);
void add_solve_plusminus(Command& parent);
void add_replay_plusminus(Command& parent);
void add_picture_plusminus(Command& group, CommonArguments& common);
void add_play_plusminus(Command& group, CommonArguments& common);

ReportPart plusminus_report_part();

// The titles of the figures.

/// "3 to 4 and 4 to 3 points are the commonest scores, each of 6.2% of the permutations".
std::string commonest_scores(std::span<const plusminus::MatchesCounts> rows);

/// "9 descents with 9 of the inverse and 10 with 10 are the commonest: each 8.3% of the permutations".
std::string commonest_descents(std::span<const plusminus::DescentsCounts> rows);

/// "3,460 pairs of truth lists occur for n = 7, 3.6 times as many as for 6".
std::string growth_of_pairs(std::span<const plusminus::PairsCount> rows);

/// "Of all pairs of predictions player 1 wins 45.0%, player 2 none; drawn are 55.0%".
std::string results_of_best_play(std::span<const plusminus::MarginCounts> rows);

}  // namespace quadrille::cli::plusminus_commands
