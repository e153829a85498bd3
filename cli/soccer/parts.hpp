// Declares the functions that add the commands of Paper Soccer to the program, and the function that makes the section
// of this game in the report.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/options/command.hpp"
#include "cli/report/figures.hpp"
#include "cli/session.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::cli::soccer_commands {

void add_count_soccer(Command& parent);
void add_solve_soccer(Command& parent, CommonArguments& common);
void add_explain_soccer(Command& parent);
void add_estimate_soccer(Command& parent);
void add_sample_soccer(Command& parent, CommonArguments& common);
void add_replay_soccer(Command& parent);
void add_export_graph(Command& parent, CommonArguments& common);
void add_export_positions(Command& parent, CommonArguments& common);
void add_export_edges(Command& parent);
void add_export_board(Command& parent);
void add_picture_soccer(Command& group, CommonArguments& common);
void add_play_soccer(Command& group, CommonArguments& common);
void add_engine_soccer(Command& group, CommonArguments& common);

ReportPart soccer_report_part();

// The titles of the figures, from their rows.

/// "paper:3x3: drawings peak at ply 17 of 30". \param plies  the last counted ply; all were counted if empty
std::string peak_of_drawings(const std::string& pitch, std::optional<int> plies,
                             std::span<const soccer::CountRow> rows);

/// "paper:3x3: player 1 wins 51.0% of the games".
std::string more_frequent_winner(const std::string& pitch, std::optional<int> plies,
                                 std::span<const soccer::CountRow> rows);

/// "paper:3x3: drawings have 5 bounces most often, 19.5% of them".
std::string commonest_bounces(const std::string& pitch, std::optional<int> plies,
                              std::span<const soccer::CountRow> rows);

/// "paper:3x2 has 1,234 drawings, 5.6 times as many as paper:3x1".
/// \param what  the name of the counted objects \param numbers  their numbers in the rows; two or more
std::string growth_with_pitch(const std::string& what, const std::vector<Natural>& numbers,
                              std::span<const soccer::CountRow> rows);

/// The report's picture of a typical drawing of Paper Soccer: the uniform sample that a record shows.
/// \param record  the output of `quadrille sample soccer --of drawings --count 1`, with its comments
JobPicture drawn_soccer(std::string record);

}  // namespace quadrille::cli::soccer_commands
